import { createQueryClient } from '#src/data/graphql/query-cache.ts';
import { addEarlyPopStateListener } from '#src/ui/kit/early-popstate.ts';
import { createAppRouter } from './create-app-router.ts';

/** The browser's own instances; every page on the server has instances of its own. */
export const queryClient = createQueryClient();
addEarlyPopStateListener(window);
export const router = createAppRouter(queryClient);
