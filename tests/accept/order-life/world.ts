/** A simulated calendar; the tasks of the people act at its moments, in milliseconds since 1970. */
export interface World {
  now(): number;
  /** Starts a task of a person; an error that it throws becomes a finding. */
  begin(about: string, task: () => Promise<void>): void;
  /** Resolves at the first stop of the clock at or after a moment. */
  until(at: number): Promise<void>;
  pause(milliseconds: number): Promise<void>;
  /** Sets the clock and resumes the tasks that are due; resolves once every task waits or has ended. */
  stopAt(at: number): Promise<void>;
  /** Records a violation. */
  find(what: string): void;
  readonly findings: readonly string[];
}

interface WaitingTask {
  readonly at: number;
  readonly resume: () => void;
}

export function createWorld(from: number): World {
  let now = from;
  let running = 0;
  let waiting: WaitingTask[] = [];
  let onIdle: (() => void) | null = null;
  const findings: string[] = [];

  const stopRunning = () => {
    running -= 1;
    if (running === 0) onIdle?.();
  };
  const until = async (at: number): Promise<void> => {
    await new Promise<void>((resolve) => {
      waiting.push({
        at,
        resume: () => {
          running += 1;
          resolve();
        },
      });
      stopRunning();
    });
  };
  return {
    now: () => now,
    findings,
    find: (what) => void findings.push(what),
    begin(about, task) {
      running += 1;
      task()
        .catch((error: unknown) =>
          findings.push(`${about}: ${error instanceof Error ? error.message : String(error)}`),
        )
        .finally(stopRunning);
    },
    until,
    pause: (milliseconds) => until(now + milliseconds),
    async stopAt(at) {
      now = at;
      const due = waiting.filter((task) => task.at <= at);
      waiting = waiting.filter((task) => task.at > at);
      for (const { resume } of due) resume();
      if (running > 0)
        await new Promise<void>((resolve) => {
          onIdle = resolve;
        });
      onIdle = null;
    },
  };
}
