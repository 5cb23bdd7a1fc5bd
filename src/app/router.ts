import { createRouter } from '@tanstack/react-router';
import { createQueryClient } from '#src/data/graphql/query-cache.ts';
import { routeTree } from '#src/routes/route-tree.gen.ts';

export const queryClient = createQueryClient();

export const router = createRouter({
  routeTree,
  context: { queryClient, isServer: false },
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 400,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
