import type { StartTask } from '../../start-task.ts';
import { connectPokes } from './poke.ts';
import { purgeTombstones } from './purge-tombstones.ts';

const purgeEvery = 6 * 60 * 60_000;

/**
 * Connects the server's bus, so that commits poke devices, and purges old tombstones; several servers may purge at
 * once.
 */
export const startSync: StartTask = async ({ bus, db, clock, log }) => {
  const disconnect = connectPokes(bus);
  let running: Promise<void> = Promise.resolve();
  const purge = async () => {
    try {
      const purged = await purgeTombstones(db, clock.now());
      if (purged > 0) log.info({ purged }, 'old tombstones were purged');
    } catch (fault) {
      log.error({ err: fault }, 'old tombstones could not be purged');
    }
  };
  const timer = setInterval(() => {
    running = purge();
  }, purgeEvery);
  timer.unref();
  return async () => {
    disconnect();
    clearInterval(timer);
    await running;
  };
};
