import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { parseSearchParams, stringifySearchParams } from '#src/paths/search-params.ts';
import { routeTree } from '#src/routes/route-tree.gen.ts';
import { ErrorScreen } from './screens/error-screen.tsx';

/** Creates the router of the browser, or that of one page on the server, which starts at `serverHref`. */
export function createAppRouter(queryClient: QueryClient, serverHref?: string) {
  const isServer = serverHref !== undefined;
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
    ...(isServer && { history: createMemoryHistory({ initialEntries: [serverHref] }) }),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
