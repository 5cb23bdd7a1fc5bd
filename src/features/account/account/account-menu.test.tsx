import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AccountMenu } from './account-menu.tsx';
import { activeEntryPath } from './menu-entries.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

async function show(pathname: string) {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <AccountMenu pathname={pathname} waiting={null} isStaff={false} unread={<b>3 unread</b>} />
      ),
    }),
    history: createMemoryHistory({ initialEntries: [pathname] }),
  });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return await screen.findByRole('navigation', { name: 'My account' });
}

test('ACCT-002 ACCT-004 the menu in its order, one entry flagged as new', async () => {
  const menu = await show('/account');
  const [first] = within(menu).getAllByRole('list');
  const links = first === undefined ? [] : within(first).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Overview', '/account'],
    ['My listings', '/account/items'],
    ['Orders', '/account/bestellingen'],
    ['Bids', '/account/biedingen'],
    ['Chats', '/account/chats'],
    ['Favourites', '/account/favorieten'],
    ['Wanted requestsNew', '/account/zoekopdrachten'],
    ['My details', '/account/gegevens'],
  ]);
});

test('PWA-040 the menu leads to the notifications and shows the unread number', async () => {
  const menu = await show('/account');
  const entry = within(menu).getByRole('link', { name: 'Notifications 3 unread' });
  expect(entry.getAttribute('href')).toBe('/account/meldingen');
  expect(activeEntryPath('/account/meldingen/instellingen')).toBe('/account/meldingen');
});

test('ACCT-003 the current page is highlighted, also from a page below it, and nothing else is', async () => {
  const menu = await show('/account/biedingen/8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02');
  const current = within(menu)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['Bids']);
  expect(activeEntryPath('/account/')).toBe('/account');
  expect(activeEntryPath('/account/items/nieuw')).toBe('/account/items');
  expect(activeEntryPath('/account/verkoopsuggesties/x')).toBe('/account/items');
  expect(activeEntryPath('/net-binnen')).toBeNull();
});
