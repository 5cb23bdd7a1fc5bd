import type { ServerDeps } from '../server-deps.ts';
import { sweepDeadlines } from './deadline-sweep.ts';
import type { DeadlineHandler } from './deadlines.ts';
import { outboxTopic } from './events.ts';
import { dispatchEvents, pruneFinished } from './outbox-dispatcher.ts';
import type { Reaction } from './reactions.ts';

const sweepEvery = 5_000;
const pruneEvery = 60 * 60_000;

export interface Background {
  /** When deadlines were last looked at, for the alarm in /readyz. */
  sweptAt(): Date;
  /** Runs everything that is due now; for tests and the stop. */
  runOnce(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The work beside requests: reactions as soon as an event is committed (the bus wakes it, a poll makes up for lost
 * words), deadlines every few seconds, clearing up every hour. One round at a time; `stop` waits for it.
 */
export function startBackground(
  deps: ServerDeps,
  reactions: readonly Reaction[],
  deadlineHandlers: readonly DeadlineHandler[],
): Background {
  const stopped = new AbortController();
  let sweptAt = deps.clock.now();
  let running: Promise<void> = Promise.resolve();

  const enqueue = (work: () => Promise<unknown>) => {
    running = running.then(async () => {
      if (stopped.signal.aborted) return;
      try {
        await work();
      } catch (error) {
        deps.log.error({ err: error }, 'background work failed');
      }
    });
    return running;
  };

  const sweep = async () => {
    await dispatchEvents(deps, reactions, stopped.signal);
    await sweepDeadlines(deps, deadlineHandlers);
    sweptAt = deps.clock.now();
    await dispatchEvents(deps, reactions, stopped.signal);
  };

  const sweepTimer = setInterval(() => void enqueue(sweep), sweepEvery);
  const pruneTimer = setInterval(() => void enqueue(() => pruneFinished(deps)), pruneEvery);
  sweepTimer.unref();
  pruneTimer.unref();
  void (async () => {
    for await (const _word of deps.bus.subscribe(outboxTopic, stopped.signal)) {
      await enqueue(() => dispatchEvents(deps, reactions, stopped.signal));
    }
  })();
  void enqueue(sweep);

  return {
    sweptAt: () => sweptAt,
    runOnce: () => enqueue(sweep),
    async stop() {
      clearInterval(sweepTimer);
      clearInterval(pruneTimer);
      stopped.abort();
      await running;
    },
  };
}
