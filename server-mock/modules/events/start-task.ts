import type { StartTask } from '../../start-task.ts';
import { forgetOldConsents } from '../consent/public.ts';
import { forgetOldEvents } from './store.ts';

const day = 24 * 60 * 60_000;

/** Deletes events and choices about cookies past their retention period, at startup and once a day. */
export const startEvents: StartTask = async ({ db, clock, log }) => {
  const sweep = async () => {
    await forgetOldEvents(db, clock.now());
    await forgetOldConsents(db, clock.now());
  };
  await sweep();
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep().catch((fault: unknown) => log.error({ err: fault }, 'old events could not be deleted'));
  }, day);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
