/** Which page an address means. */
import { routes, type Route } from './routes';

export interface Place {
  route: Route;
  /** The parts of the path that the route names, such as `game` in `/play/:game`. */
  parts: Record<string, string>;
  query: URLSearchParams;
}

type Listener = (place: Place) => void;
const listeners = new Set<Listener>();
let here: Place;

/** The route of a path, and what its named parts are. */
export function find(path: string, all: Route[] = routes): Pick<Place, 'route' | 'parts'> {
  const given = path.split('/').filter((part) => part !== '');
  for (const route of all) {
    const wanted = route.path.split('/').filter((part) => part !== '');
    const parts: Record<string, string> = {};
    const fits = wanted.every((part, i) => {
      const value = given[i];
      if (part.endsWith('?') && value === undefined) return true;
      if (value === undefined) return false;
      if (!part.startsWith(':')) return part === value;
      parts[part.replace(/[:?]/g, '')] = decodeURIComponent(value);
      return true;
    });
    if (fits && given.length <= wanted.length) return { route, parts };
  }
  const last = all[all.length - 1];
  if (last === undefined) throw new Error('there are no routes');
  return { route: last, parts: {} };
}

function arrive(): void {
  const { pathname, search } = window.location;
  here = { ...find(pathname), query: new URLSearchParams(search) };
  for (const listener of listeners) listener(here);
}

export function currentPlace(): Place {
  return here;
}

export function onPlace(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Goes to another page without loading everything again. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  arrive();
}

/** A click on a link within the application stays within it. */
function onClick(event: MouseEvent): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.hasAttribute('download')) return;
  const to = new URL(link.href);
  if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
  if (to.pathname === location.pathname && to.search === location.search && to.hash) return;
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
}

export function startRouter(): void {
  window.addEventListener('popstate', arrive);
  document.addEventListener('click', onClick);
  arrive();
}
