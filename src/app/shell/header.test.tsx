import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartCount$, chatCount$, openOfferCount$ } from '#src/data/header-counts.ts';
import { signIn, signOut } from '#src/platform/session/session.ts';
import { Header } from './header.tsx';

vi.mock('#src/features/buying/wishlist/wishlist-entries.ts', () => ({ useWishlistCount: () => 3 }));
vi.mock('./waiting-count.tsx', () => ({ WaitingCount: () => null }));

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  cleanup();
  for (const count$ of [cartCount$, chatCount$, openOfferCount$]) count$.next(0);
  signOut();
});

async function show(path = '/') {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <>
          <Header />
          <p>Page</p>
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
  await screen.findByText('Page');
}
const header = () => within(screen.getByRole('banner'));
const link = (name: string | RegExp) => header().getByRole('link', { name });

test('NAV-001 NAV-002 NAV-003 the header shows the logo, the search bar and a sell button', async () => {
  await show();
  expect(link(/Hervonden/).getAttribute('href')).toBe('/');
  expect(header().getByRole('combobox', { name: 'Search' })).toBeTruthy();
  expect(link('Sell').getAttribute('href')).toBe('/account/items/nieuw');
});

test('NAV-005 NAV-006 NAV-007 favourites, chats and cart have their numbers, and none at zero', async () => {
  await show();
  expect(link('3 favourites').textContent).toContain('3');
  expect(link('Chats').textContent).toBe('Chats');
  expect(link('Cart').getAttribute('href')).toBe('/winkelwagen');
  act(() => {
    chatCount$.next(2);
    cartCount$.next(120);
  });
  expect(link('2 unread chats').textContent).toContain('2');
  expect(link('120 products in your cart').textContent).toContain('99+');
});

test('NAV-004 NAV-008 a mark on the account while nobody is signed in, then the number of open bids and suggestions', async () => {
  await show();
  expect(link('Sign in').querySelectorAll('[aria-hidden]').length).toBe(2);
  act(() => {
    signIn({ token: 't', userId: 'u', email: 'a@b.test', name: 'Ann', isStaff: false, sellerId: null });
    openOfferCount$.next(4);
  });
  expect(
    (await header().findByRole('link', { name: 'My account, 4 open bids and suggestions' })).textContent,
  ).toContain('4');
});

test('NAV-017 NAV-018 there is no header in the checkout, and there is one on its success page', async () => {
  await show('/checkout/some-cart');
  expect(screen.queryByRole('banner')).toBeNull();
  cleanup();
  await show('/checkout/some-cart/success');
  expect(screen.queryByRole('banner')).not.toBeNull();
});

test('categories are below the header of the shop, not below that of the account and the checkout', async () => {
  const categories = () => screen.queryByRole('navigation', { name: 'Categories' });
  await show('/net-binnen');
  expect(categories()).not.toBeNull();
  for (const path of ['/account/biedingen', '/checkout/1/success']) {
    cleanup();
    await show(path);
    expect(categories(), path).toBeNull();
  }
});
