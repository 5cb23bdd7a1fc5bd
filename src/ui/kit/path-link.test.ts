import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterContextProvider,
} from '@tanstack/react-router';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseSearchParams, stringifySearchParams } from '#src/paths/search-params.ts';
import { PathLink } from './path-link.tsx';

/** The HTML of a link on the page at this address, as the server renders it. */
async function onPage(address: string, link: ReactNode): Promise<string> {
  const root = createRootRoute();
  const routeTree = root.addChildren([createRoute({ path: '/$', getParentRoute: () => root })]);
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [address] }),
    isServer: true,
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
  });
  await router.load();
  const Page = () => RouterContextProvider({ router, children: link });
  return renderToString(createElement(Page));
}

// The browser has the router's links, whose attributes React does not correct when it hydrates.
test.each([
  ['/', '/'],
  ['/?visit=1', '/'],
  ['/meubels', '/'],
  ['/meubels', '/meubels'],
  ['/meubels/stoelen', '/meubels'],
  ['/meubelstukken', '/meubels'],
  ['/meubels/stoelen?colors=rood', '/meubels/stoelen?colors=rood'],
  ['/meubels/stoelen?colors=rood', '/meubels/stoelen'],
  ['/zoeken/caf%C3%A9-stoel', '/zoeken/caf%C3%A9-stoel'],
  ['/zoeken/stoel', '/zoeken/caf%C3%A9-stoel?colors=rood,groen&p=10-500'],
  ['/contact', '/pages/faq#betalen'],
])('on %s the server writes a link to %s as the router does', async (address, href) => {
  for (const exact of [true, false]) {
    const options = { activeOptions: { exact }, className: 'link' };
    const link = createElement(PathLink, { href, ...options }, 'Chairs');
    const routed = createElement(Link, { to: '/', href, ...options }, 'Chairs');
    expect(await onPage(address, link)).toBe(await onPage(address, routed));
  }
});

test('only a link that may be active asks the router', async () => {
  const raw = '/meubels/?a';
  expect(await onPage('/contact', createElement(PathLink, { href: raw }, 'Chairs'))).toContain(
    `href="${raw}"`,
  );
});
