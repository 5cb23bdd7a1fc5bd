import { startSeed } from './db/seed/start-task.ts';
import { startCatalog } from './modules/catalog/start-task.ts';
import { startSellerYears } from './modules/dac7/start-task.ts';
import { startEvents } from './modules/events/start-task.ts';
import { startMediaSweep } from './modules/media/start-task.ts';
import { startPayouts } from './modules/payouts/start-task.ts';
import { startPush } from './modules/push/start-task.ts';
import { startSync } from './modules/sync/start-task.ts';
import { startSearch } from './search/start-task.ts';
import type { ServerDeps } from './server-deps.ts';

/**
 * Work after the migrations and before the first request, in order: such as seeding the demo and loading the search
 * index. The returned function runs on shutdown.
 */
export type StartTask = (deps: ServerDeps) => Promise<(() => Promise<void>) | undefined>;

/** One line per module with such work. */
export const startTasks: readonly StartTask[] = [
  startSeed,
  startCatalog,
  startEvents,
  startPayouts,
  startSellerYears,
  startPush,
  startSync,
  startMediaSweep,
  startSearch,
];
