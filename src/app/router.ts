import { createQueryClient } from '#src/data/graphql/query-cache.ts';
import { createAppRouter } from './create-app-router.ts';

/** The browser's own; a page on the server has its own of each. */
export const queryClient = createQueryClient();
export const router = createAppRouter(queryClient);
