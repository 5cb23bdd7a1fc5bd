import { errorText, logger } from '#src/platform/logger/logger.ts';

/** Milliseconds to wait after a step that threw, for example because the browser closed the database. */
const faultPause = 5_000;
const longestPause = 60_000;

export interface WorkLoop {
  /** Ends the pause, or runs another step after the current one. */
  resume(): void;
  /** Resolves when the current step has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `step` repeatedly, one at a time. It returns the milliseconds until the next run (0: there may be more work at
 * once); `resume` ends a pause early.
 */
export function workLoop(name: string, step: () => Promise<number>): WorkLoop {
  let stopped = false;
  let isResumed = true;
  let rest: (() => void) | null = null;

  async function run(): Promise<void> {
    while (!stopped) {
      isResumed = false;
      const pause = await step().catch((error: unknown) => {
        logger.warn('photo_step_failed', { loop: name, error: errorText(error) });
        return faultPause;
      });
      if (pause > 0 && !isResumed && !stopped) await wait(Math.min(pause, longestPause));
    }
  }

  function wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      rest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  function resume(): void {
    isResumed = true;
    rest?.();
  }

  const ended = run();
  return {
    resume,
    stop() {
      stopped = true;
      resume();
      return ended;
    },
  };
}
