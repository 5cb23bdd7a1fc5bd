import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { shareLinks } from './shared-links.ts';

/** The router of a page at this address. */
function routerAt(href: string) {
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({ path: '/products/$slug', getParentRoute: () => root }),
    createRoute({ path: '/merken', getParentRoute: () => root }),
  ]);
  const history = createMemoryHistory({ initialEntries: [href] });
  const router = createRouter({ routeTree, history, isServer: true });
  shareLinks(router);
  return router;
}

test('a link that is given as an address leads to the same place on every page, and is built once', () => {
  const [here, there] = ['/products/stoel', '/merken'].map(routerAt);
  const link = { to: '/', href: '/merken?kleur=rood#begin' };
  const target = here?.buildLocation(link);
  expect(target).toMatchObject({ pathname: '/merken', search: { kleur: 'rood' }, hash: 'begin' });
  expect(there?.buildLocation(link)).toBe(target);
});

test.each([
  ['has a state', { to: '/', href: '/merken', state: true }],
  ['is longer than 200 characters', { to: '/', href: `/merken?kleur=${'rood-'.repeat(50)}` }],
] as const)('a link that %s is built on each page', (_what, link) => {
  const [here, there] = ['/products/stoel', '/merken'].map(routerAt);
  expect(there?.buildLocation(link)).not.toBe(here?.buildLocation(link));
});

test('a link that may depend on the page is built on each', () => {
  const pages = ['/products/stoel', '/products/kast'].map(routerAt);
  const paths = pages.map((page) => page.buildLocation({ to: '.', params: true }).pathname);
  expect(paths).toEqual(['/products/stoel', '/products/kast']);
});
