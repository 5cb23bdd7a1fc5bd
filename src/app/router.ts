import { createQueryClient } from '#src/data/graphql/query-cache.ts';
import { addEarlyPopStateListener } from '#src/ui/kit/early-popstate.ts';
import { createAppRouter } from './create-app-router.ts';

/** The browser's own; a page on the server has its own of each. */
export const queryClient = createQueryClient();
addEarlyPopStateListener(window);
export const router = createAppRouter(queryClient);
