/** A task that never runs concurrently with itself and is shared by its callers. */
export interface InTurn {
  /** Resolves after a run that began no earlier than the call; waiting calls share the next run. */
  (): Promise<void>;
  /** Resolves when the task is not running. */
  idle(): Promise<void>;
}

/** Wraps a task so that concurrent callers share its runs. */
export function inTurn(work: () => Promise<void>): InTurn {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    const current = work().finally(() => {
      if (running === current) running = null;
    });
    running = current;
    return current;
  };
  const call = (): Promise<void> => {
    if (running === null) return run();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return run();
      });
    return next;
  };
  return Object.assign(call, {
    async idle() {
      while (running !== null) await running.catch(() => undefined);
    },
  });
}
