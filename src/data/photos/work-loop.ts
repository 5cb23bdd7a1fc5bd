import { errorText, logger } from '#src/platform/logger/logger.ts';

/** Milliseconds until the next look after a step that threw, e.g. on a database that the browser closed. */
const faultPause = 5_000;
const longestPause = 60_000;

export interface WorkLoop {
  /** Looks for work now, or once more after the present step. */
  wake(): void;
  /** Resolves when the present step has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `step` again and again, one at a time. It answers how many milliseconds may pass until the next look (0: there
 * may be more at once); `wake` cuts a pause short.
 */
export function workLoop(name: string, step: () => Promise<number>): WorkLoop {
  let stopped = false;
  let woken = true;
  let rest: (() => void) | null = null;

  async function run(): Promise<void> {
    while (!stopped) {
      woken = false;
      const pause = await step().catch((error: unknown) => {
        logger.warn('photo_step_failed', { loop: name, error: errorText(error) });
        return faultPause;
      });
      if (pause > 0 && !woken && !stopped) await sleep(Math.min(pause, longestPause));
    }
  }

  function sleep(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      rest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function wake(): void {
    woken = true;
    rest?.();
  }

  const ended = run();
  return {
    wake,
    stop() {
      stopped = true;
      wake();
      return ended;
    },
  };
}
