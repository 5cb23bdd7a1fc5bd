import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatCount$, openOfferCount$ } from '#src/data/header-counts.ts';
import { searchFieldId } from '#src/features/shop/search/search-bar.tsx';
import { signIn, signOut } from '#src/platform/session/session.ts';
import { BottomNav } from './bottom-nav.tsx';

vi.mock('./waiting-count.tsx', () => ({ WaitingCount: () => <span>2 unsent</span> }));

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  cleanup();
  chatCount$.next(0);
  openOfferCount$.next(0);
  signOut();
});

async function show(path = '/') {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <>
          <input id={searchFieldId} aria-label="Search" />
          <BottomNav />
        </>
      ),
    }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  await screen.findByRole('textbox', { name: 'Search' });
}
const links = () => within(screen.getByRole('navigation')).getAllByRole('link');
const link = (name: string) => within(screen.getByRole('navigation')).getByRole('link', { name });

test('a phone has home, search, sell, chats and the account at the bottom, and the current page is marked', async () => {
  await show();
  expect(links().map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Search',
    'Sell',
    'Chats',
    'Sign in',
  ]);
  expect(link('Home').getAttribute('aria-current')).toBe('page');
  expect(link('Sell').getAttribute('href')).toBe('/account/items/nieuw');
  expect(link('Sell').hasAttribute('aria-current')).toBe(false);
});

test('NAV-004 NAV-006 chats and account have their counts, and unsent changes are shown while there are none', async () => {
  await show();
  act(() => {
    signIn({ token: 't', userId: 'u', email: 'a@b.test', name: 'Ann', isStaff: false, sellerId: null });
    chatCount$.next(2);
  });
  expect(link('Chats 2 unread chats').textContent).toContain('2');
  expect((await screen.findByText('2 unsent')).closest('a')?.textContent).toContain('Account');
  act(() => openOfferCount$.next(3));
  expect(link('Account 3 open bids and suggestions').textContent).toContain('3');
  expect(screen.queryByText('2 unsent')).toBeNull();
});

test('search puts the cursor into the field of the header', async () => {
  await show();
  fireEvent.click(link('Search'));
  expect(document.activeElement?.id).toBe(searchFieldId);
});

test('NAV-017 there is none in the cart', async () => {
  await show('/winkelwagen');
  expect(screen.queryByRole('navigation')).toBeNull();
});
