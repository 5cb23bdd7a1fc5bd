import type { StartTask } from '../../start-tasks.ts';
import { seedDemo } from './seed.ts';

/** Fills a new database with the demo, in demo mode alone. */
export const startSeed: StartTask = async ({ config, db, clock, log }) => {
  if (!config.demo) return undefined;
  const from = performance.now();
  const done = await seedDemo(db, clock.now(), config.demoListings);
  if (done) log.info({ milliseconds: Math.round(performance.now() - from) }, 'the demo was seeded');
  return undefined;
};
