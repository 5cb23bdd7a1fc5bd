/** A piece of work that runs once at a time, with who waits for it. */
export interface InTurn {
  /** Resolves after a run that began no earlier than the call; calls that wait share the next run. */
  (): Promise<void>;
  /** Resolves when nothing runs. */
  idle(): Promise<void>;
}

/** Lets many callers share the runs of one piece of work. */
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
