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
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { sampleCard } from '#tests/factories/sample-card.ts';
import { SharedBoardPage } from './shared-board-page.tsx';

const request = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#src/data/graphql/client.ts', () => ({ request }));

afterEach(() => {
  cleanup();
  online$.next(true);
  request.mockReset();
});

const boardOf = (count: number) => ({
  sharedBoard: {
    __typename: 'SharedBoard',
    title: 'Logeerkamer',
    products: Array.from({ length: count }, (_, at) =>
      sampleCard({ uuid: `product-${at}`, slug: `product-${at}` }),
    ),
  },
});

async function show(): Promise<void> {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <SharedBoardPage shareKey="key" wishlistButtonOf={() => null} notFound={<p>not found</p>} />
    ),
  });
  const product = createRoute({ getParentRoute: () => root, path: '/products/$slug' });
  const router = createRouter({
    routeTree: root.addChildren([page, product]),
    history: createMemoryHistory(),
  });
  await router.load();
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

test('U9 a shared board shows how many products it has, or that it has none yet', async () => {
  request.mockResolvedValue(boardOf(2));
  await show();
  expect(await screen.findByText('2 products')).toBeTruthy();
  cleanup();
  request.mockResolvedValue(boardOf(0));
  await show();
  expect(await screen.findByText('This board is still empty')).toBeTruthy();
});

test('U9 a board that could not be loaded can be retried; offline it shows its age', async () => {
  request.mockRejectedValueOnce(new Error('out of order'));
  request.mockResolvedValue(boardOf(1));
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 product')).toBeTruthy();
  online$.next(false);
  expect(await screen.findByText('Updated just now.')).toBeTruthy();
});
