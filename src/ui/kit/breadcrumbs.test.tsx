import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

test('NAV-019 breadcrumbs start with Home, and the page itself is no link', async () => {
  const rootRoute = createRootRoute({
    component: () => (
      <Breadcrumbs
        trail={[
          { label: 'Furniture', href: '/meubels' },
          { label: 'Red chairs', href: '/meubels/stoelen?colors=rood' },
        ]}
        current="Red chair"
      />
    ),
  });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: ['/meubels/stoelen/rode-stoel'] }),
  });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  const crumbs = within(await screen.findByRole('navigation', { name: 'You are here' }));
  const links = crumbs.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Furniture', '/meubels'],
    ['Red chairs', '/meubels/stoelen?colors=rood'],
  ]);
  expect(crumbs.getByText('Red chair').getAttribute('aria-current')).toBe('page');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null]);
});
