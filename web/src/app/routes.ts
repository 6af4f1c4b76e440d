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
    path: '/new-competition',
    title: 'page-new-competition',
    load: () => import('../pages/new-competition-page'),
    page: () => html`<new-competition-page></new-competition-page>`,
  },
  {
    path: '/competition/:competition',
    title: 'page-competition',
    load: () => import('../pages/competition-page'),
    page: (place) =>
      html`<competition-page
        .competition=${place.parts['competition'] ?? ''}
        .link=${as(place)}
      ></competition-page>`,
  },
  {
    path: '/add-boards/:competition',
    title: 'page-add-boards',
    load: () => import('../pages/add-boards-page'),
    page: (place) =>
      html`<add-boards-page
        .competition=${place.parts['competition'] ?? ''}
        .link=${as(place)}
      ></add-boards-page>`,
  },
  {
    path: '/people/:competition',
    title: 'page-people',
    load: () => import('../pages/people-page'),
    page: (place) =>
      html`<people-page
        .competition=${place.parts['competition'] ?? ''}
        .link=${as(place)}
      ></people-page>`,
  },
  {
    path: '/board/:game',
    title: 'page-board',
    load: () => import('../pages/board-page'),
    page: (place) =>
      html`<board-page .game=${place.parts['game'] ?? ''} .link=${as(place)}></board-page>`,
  },
  {
    path: '/watch/:game',
    title: 'page-watch',
    load: () => import('../pages/watch-page'),
    page: (place) =>
      html`<watch-page .game=${place.parts['game'] ?? ''} .link=${as(place)}></watch-page>`,
  },
  {
    path: '/laws/:article?',
    title: 'page-laws',
    load: () => import('../pages/laws-page'),
    page: (place) =>
      html`<laws-page
        .article=${place.parts['article'] ?? ''}
        .edition=${place.query.get('edition') ?? '2023'}
        .words=${place.query.get('q') ?? ''}
      ></laws-page>`,
  },
  {
    path: '/:unknown?',
    title: 'page-not-found',
    load: () => import('../pages/not-found-page'),
    page: () => html`<not-found-page></not-found-page>`,
  },
];
