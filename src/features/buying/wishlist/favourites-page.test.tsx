import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastRegion } from '#src/ui/kit/toast.tsx';
import { sampleCard } from '#tests/factories/sample-card.ts';
import { FavouritesPage } from './favourites-page.tsx';

const { setOnWishlist, ids, gone } = vi.hoisted(() => ({
  setOnWishlist: vi.fn(),
  ids: { now: ['product-0'] },
  gone: { now: [] as string[] },
}));
vi.mock('./set-on-wishlist.ts', () => ({ setOnWishlist }));
vi.mock('./wishlist-entries.ts', () => ({
  useWishlistEntries: () => ({ ready: true, ids: ids.now, set: new Set(ids.now) }),
  useIsOnWishlist: () => true,
}));
vi.mock('./use-wishlist-cards.ts', () => ({
  useWishlistCards: (_client: unknown, wanted: readonly string[]) => ({
    cards: wanted.map((uuid) => sampleCard({ uuid, slug: uuid })),
    gone: gone.now,
    unknown: [],
    oldest: null,
    isAsking: false,
    askAgain: () => undefined,
  }),
}));

afterEach(() => {
  cleanup();
  setOnWishlist.mockReset();
  gone.now = [];
});

async function show(saved: string[]): Promise<void> {
  ids.now = saved;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', component: Favourites });
  const product = createRoute({ getParentRoute: () => root, path: '/products/$slug' });
  const anyPage = createRoute({ getParentRoute: () => root, path: '/$' });
  const router = createRouter({
    routeTree: root.addChildren([page, product, anyPage]),
    history: createMemoryHistory(),
  });
  await router.load();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

function Favourites() {
  return (
    <>
      <FavouritesPage />
      <ToastRegion />
    </>
  );
}

test('U9 favourites are counted, and an empty list shows a next step', async () => {
  await show(['product-0', 'product-1']);
  expect(await screen.findByText('2 products')).toBeTruthy();
  cleanup();
  await show([]);
  expect((await screen.findByRole('link', { name: 'See new arrivals' })).getAttribute('href')).toBe(
    '/net-binnen',
  );
});

test('U7 a favourite that was removed is put back where it was', async () => {
  setOnWishlist.mockResolvedValue(1_700_000_000_000);
  await show(['product-0']);
  fireEvent.click(await screen.findByRole('button', { name: /^Remove from favourites/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(setOnWishlist.mock.calls).toEqual([
    ['product-0', false],
    ['product-0', true, { addedAt: 1_700_000_000_000 }],
  ]);
});

test('favourites that are no longer there are removed together, and can be put back where they were', async () => {
  gone.now = ['sold-0', 'sold-1'];
  setOnWishlist.mockResolvedValue(1_000);
  await show(['product-0']);
  expect(await screen.findByText('2 favourites are no longer for sale.')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove from favourites' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() =>
    expect(setOnWishlist.mock.calls).toEqual([
      ['sold-0', false],
      ['sold-1', false],
      ['sold-0', true, { addedAt: 1_000 }],
      ['sold-1', true, { addedAt: 1_000 }],
    ]),
  );
});
