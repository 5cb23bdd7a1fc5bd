import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type HistoryState,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Query results that are already cached, by their keys. */
export type Answers = readonly (readonly [readonly unknown[], unknown])[];

/** Renders part of the shop in English, with query results that are already cached and what the last page left. */
export async function showPage(children: ReactNode, answers: Answers = [], state: HistoryState = {}) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => children });
  const other = createRoute({ getParentRoute: () => root, path: '/$' });
  const product = createRoute({ getParentRoute: () => root, path: '/products/$slug' });
  const router = createRouter({
    routeTree: root.addChildren([page, product, other]),
    history: createMemoryHistory(),
  });
  router.history.replace('/', state);
  await router.load();
  render(
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  return { client, router };
}
