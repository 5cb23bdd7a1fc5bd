import type { StartTask } from '../../start-task.ts';
import { mediaFiles } from './media-files.ts';
import { sweepMedia } from './sweep.ts';

const sweepEvery = 60 * 60_000;

/** Sweeps unused media every hour; several servers may sweep at the same time. */
export const startMediaSweep: StartTask = async ({ db, clock, config, log }) => {
  const files = mediaFiles(config.dataDir);
  let running: Promise<void> = Promise.resolve();
  const sweep = async () => {
    try {
      const { uploads, pictures } = await sweepMedia(db, files, clock.now());
      if (uploads + pictures > 0) log.info({ uploads, pictures }, 'unused pictures were deleted');
    } catch (fault) {
      log.error({ err: fault }, 'unused pictures could not be deleted');
    }
  };
  const timer = setInterval(() => {
    running = sweep();
  }, sweepEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
