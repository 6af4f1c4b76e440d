/** The pages by their paths. Each is loaded when it is first needed. */
import { html, type TemplateResult } from 'lit';
import type { Place } from './router';

export interface Route {
  /** `/play/:game`; a part that may be missing ends in `?`. */
  path: string;
  /** The message that names the page in the window's title. */
  title: string;
  load: () => Promise<unknown>;
  page: (place: Place) => TemplateResult;
}

/** The link a page is looked at by; see `api/links.ts`. */
const as = (place: Place) => place.query.get('as') ?? '';

export const routes: Route[] = [
  {
    path: '/',
    title: 'page-start',
    load: () => import('../pages/start-page'),
    page: () => html`<start-page></start-page>`,
  },
  {
    path: '/join',
    title: 'page-join',
    load: () => import('../pages/join-page'),
    page: () => html`<join-page></join-page>`,
  },
  {
    path: '/links/:competition',
    title: 'page-links',
    load: () => import('../pages/links-page'),
    page: (place) =>
      html`<links-page .competition=${place.parts['competition'] ?? ''}></links-page>`,
  },
  {
    path: '/play/:game',
    title: 'page-play',
    load: () => import('../pages/play-page'),
    page: (place) =>
      html`<play-page .game=${place.parts['game'] ?? ''} .link=${as(place)}></play-page>`,
  },
  {
    path: '/:unknown?',
    title: 'page-not-found',
    load: () => import('../pages/not-found-page'),
    page: () => html`<not-found-page></not-found-page>`,
  },
];
