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
import { sampleCard } from '#src/ui/market/sample-card.ts';
import { FavouritesPage } from './favourites-page.tsx';

const { setSaved, ids } = vi.hoisted(() => ({ setSaved: vi.fn(), ids: { now: ['piece-0'] } }));
vi.mock('./toggle-saved.ts', () => ({ setSaved }));
vi.mock('./saved-items.ts', () => ({
  useSavedItems: () => ({ ready: true, ids: ids.now, set: new Set(ids.now) }),
  useIsSaved: () => true,
}));
vi.mock('./use-saved-cards.ts', () => ({
  useSavedCards: (_client: unknown, wanted: readonly string[]) => ({
    cards: wanted.map((uuid) => sampleCard({ uuid, slug: uuid })),
    gone: [],
    unknown: [],
    oldest: null,
    isAsking: false,
    askAgain: () => undefined,
  }),
}));

afterEach(() => {
  cleanup();
  setSaved.mockReset();
});

async function show(saved: string[]): Promise<void> {
  ids.now = saved;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', component: Favourites });
  const product = createRoute({ getParentRoute: () => root, path: '/products/$slug' });
  const listing = createRoute({ getParentRoute: () => root, path: '/$' });
  const router = createRouter({
    routeTree: root.addChildren([page, product, listing]),
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

test('U9 favourites are counted, and without any there is a way on', async () => {
  await show(['piece-0', 'piece-1']);
  expect(await screen.findByText('2 items')).toBeTruthy();
  cleanup();
  await show([]);
  expect((await screen.findByRole('link', { name: 'See what just came in' })).getAttribute('href')).toBe(
    '/net-binnen',
  );
});

test('U7 a favourite that was removed is put back where it was', async () => {
  setSaved.mockResolvedValue(1_700_000_000_000);
  await show(['piece-0']);
  fireEvent.click(await screen.findByRole('button', { name: /^Remove from favourites/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(setSaved.mock.calls).toEqual([
    ['piece-0', false],
    ['piece-0', true, { addedAt: 1_700_000_000_000 }],
  ]);
});
