import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { parseSearchParams, stringifySearchParams } from '#src/paths/search-params.ts';
import { routeTree } from '#src/routes/route-tree.gen.ts';
import { ErrorScreen } from './screens/error-screen.tsx';
import type { ServedPage } from './served-page.ts';

/** The page that a router renders on the server. */
export interface ServerPage {
  /** Path and query, without the language. */
  readonly href: string;
  /** Allows the router's inline scripts in the content security policy. */
  readonly nonce: string;
  /** What is sent with the page, read after it was loaded. */
  readonly dehydrate: () => ServedPage;
}

/** Creates the router of the browser, or that of one page on the server. */
export function createAppRouter(queryClient: QueryClient, page?: ServerPage) {
  const isServer = page !== undefined;
  return createRouter({
    routeTree,
    context: { queryClient, isServer },
    // Values stay plain text: the default parses numbers and JSON in them and writes commas as %2C.
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
    // On the server this would write an inline script into the page.
    scrollRestoration: !isServer,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 400,
    // Replaces only the screen that failed; the rest of the shell stays.
    defaultErrorComponent: ErrorScreen,
    isServer,
    ...(isServer && {
      history: createMemoryHistory({ initialEntries: [page.href] }),
      ssr: { nonce: page.nonce },
      dehydrate: page.dehydrate,
    }),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
