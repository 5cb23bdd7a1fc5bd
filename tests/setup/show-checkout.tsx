import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Renders a checkout page at its path; all other paths are empty pages. */
export function showCheckout(page: ReactNode, path = '/checkout/here') {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const rootRoute = createRootRoute({
    component: Outlet,
    errorComponent: ({ error }) => <p>{error instanceof Error ? error.message : null}</p>,
  });
  const here = createRoute({ getParentRoute: () => rootRoute, path, component: () => page });
  const elsewhere = createRoute({ getParentRoute: () => rootRoute, path: '$', component: () => null });
  const router = createRouter({
    routeTree: rootRoute.addChildren([here, elsewhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { router, client };
}
