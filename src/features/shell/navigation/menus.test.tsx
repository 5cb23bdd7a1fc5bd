import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Drawer } from './drawer.tsx';
import { LanguageButton } from './language-button.tsx';
import { MainNav } from './main-nav.tsx';

// Every category except dining benches has products.
const categories = [
  {
    path: 'meubels',
    count: 9,
    children: [
      {
        path: 'meubels/banken',
        count: 4,
        children: [
          { path: 'meubels/banken/hoekbanken', count: 4 },
          { path: 'meubels/banken/eetkamerbanken', count: 0 },
        ],
      },
    ],
  },
];

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'nl', messages: {} });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { categories, brands: [] } })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(screenParts: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <>
          {screenParts}
          <p>Page</p>
        </>
      ),
    }),
    history: createMemoryHistory(),
  });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  await screen.findByText('Page');
}

test('NAV-009 NAV-012 the category menu opens under its word with columns, links and pictures; Escape closes it', async () => {
  await show(<MainNav />);
  const arrow = screen.getByRole('button', { name: 'All categories of Furniture' });
  fireEvent.click(arrow);
  const menu = await screen.findByRole('group', { name: 'Furniture' });
  expect(arrow.getAttribute('aria-expanded')).toBe('true');
  expect(within(menu).getByRole('link', { name: 'Tafels' }).getAttribute('href')).toBe('/meubels/tafels');
  const lists = menu.querySelectorAll('[data-columns]');
  expect([...lists].map((list) => list.getAttribute('data-columns'))).toEqual(['2', '1']);
  expect(menu.querySelectorAll('img')).toHaveLength(2);
  fireEvent.focus(within(menu).getByRole('link', { name: 'Kasten' }));
  expect(menu.querySelectorAll('[data-columns]')[1]?.getAttribute('data-columns')).toBe('2');
  fireEvent.keyDown(menu, { key: 'Escape' });
  expect(screen.queryByRole('group', { name: 'Furniture' })).toBeNull();
});

test('NAV-013 NAV-014 the phone menu holds new, second chance, categories, collections and sale', async () => {
  const onClose = vi.fn();
  await show(<Drawer onClose={onClose} />);
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  const href = (name: string) => menu.getByRole('link', { name }).getAttribute('href');
  expect(['Just in', 'Second chance', 'Meubels', 'Collections', 'Sale'].map(href)).toEqual([
    '/net-binnen',
    '/tweedekans',
    '/meubels',
    '/collecties',
    '/sale',
  ]);
  expect(menu.queryByRole('link', { name: 'Stoelen' })).toBeNull();
  fireEvent.click(menu.getByRole('button', { name: 'All categories of Meubels' }));
  fireEvent.click(menu.getByRole('link', { name: 'Stoelen' }));
  expect(onClose).toHaveBeenCalled();
});

test('NAV-015 I18N-001 the language dropdown offers nl, en and fr by their own names', async () => {
  await show(<LanguageButton className="" />);
  fireEvent.click(screen.getByRole('button', { name: 'Language: NL' }));
  const options = await screen.findAllByRole('menuitemradio');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Nederlands', 'English', 'Français']);
  expect(options[0]?.getAttribute('aria-checked')).toBe('true');
});

test('NAV-009 a category without products is left out of the menu', async () => {
  await show(<MainNav />);
  fireEvent.click(screen.getByRole('button', { name: 'All categories of Furniture' }));
  const menu = within(await screen.findByRole('group', { name: 'Furniture' }));
  fireEvent.focus(menu.getByRole('link', { name: 'Banken' }));
  await waitFor(() => expect(menu.queryByRole('link', { name: 'Eetkamerbanken' })).toBeNull());
  menu.getByRole('link', { name: 'Hoekbanken' });
});
