import type { ServerDeps } from './server-deps.ts';

/** Deletes expired rows of a module's tables; runs every hour. */
export type Prune = (deps: Pick<ServerDeps, 'db' | 'clock'>) => Promise<void>;
