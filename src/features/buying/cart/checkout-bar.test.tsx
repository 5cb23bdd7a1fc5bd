import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { storeCartId } from './cart-id.ts';
import { CheckoutBar } from './checkout-bar.tsx';

const [own, other] = ['3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e01', '3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02'];

afterEach(() => {
  storeCartId(null);
  cleanup();
});

async function backHref(cartUuid?: string): Promise<string | null> {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  storeCartId(own);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <CheckoutBar {...(cartUuid && { cartUuid })} /> }),
    history: createMemoryHistory(),
  });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  expect((await screen.findByRole('link', { name: /Hervonden/ })).getAttribute('href')).toBe('/');
  const href = screen.getByRole('link', { name: 'Back to cart' }).getAttribute('href');
  cleanup();
  return href;
}

test('NAV-017 ROUTE-061 steps 2 and 3, without a header, lead home and back to the cart', async () => {
  expect(await backHref()).toBe('/winkelwagen');
  expect(await backHref(own)).toBe('/winkelwagen');
});

test('ROUTE-063 another cart than this device’s own is gone back to by its address', async () => {
  expect(await backHref(other)).toBe(`/winkelwagen/${other}`);
});
