import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import { find } from '../src/app/router';
import type { Route } from '../src/app/routes';

const route = (path: string): Route => ({
  path,
  title: path,
  load: () => Promise.resolve(),
  page: () => html``,
});
const all = ['/', '/play/:game', '/laws/:article?', '/:unknown?'].map(route);

describe('the router', () => {
  it('finds a page and the named parts of its path', () => {
    expect(find('/', all).route.path).toBe('/');
    expect(find('/play/abc', all)).toMatchObject({ route: { path: '/play/:game' }, parts: { game: 'abc' } });
    expect(find('/laws', all)).toMatchObject({ route: { path: '/laws/:article?' }, parts: {} });
    expect(find('/laws/7.5.5', all).parts).toEqual({ article: '7.5.5' });
  });

  it('falls to the last route', () => {
    expect(find('/play', all).route.path).toBe('/:unknown?');
    expect(find('/a/b/c', all).route.path).toBe('/:unknown?');
  });
});
