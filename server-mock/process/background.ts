import type { Prune } from '../prune.ts';
import type { ServerDeps } from '../server-deps.ts';
import { sweepDeadlines } from './deadline-sweep.ts';
import type { DeadlineHandler } from './deadlines.ts';
import type { EventHandler } from './event-handler.ts';
import { outboxTopic } from './events.ts';
import { type Lane, lanesOf, takes } from './lanes.ts';
import { dispatchEvents, pruneFinished } from './outbox-dispatcher.ts';
import { startSideLane } from './start-side-lane.ts';

const sweepEvery = 5_000;
const pruneEvery = 60 * 60_000;

export interface Background {
  /** Time of the last deadline sweep, for the check in /readyz. */
  sweptAt(): Date;
  /** Runs everything that is due now; for tests. */
  runOnce(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the work outside requests: event handlers as soon as an event is committed (the bus triggers them, and
 * polling makes up for lost messages), deadlines every few seconds, and cleanup every hour. The main lane, each side
 * lane, the deadlines and the cleanup run concurrently, so that none waits for another. `stop` waits for all. Without a
 * sweep timer, deadlines are only processed by `runOnce`.
 */
export function startBackground(
  deps: ServerDeps,
  eventHandlers: readonly EventHandler[],
  deadlineHandlers: readonly DeadlineHandler[],
  { hasSweepTimer, prunes }: { readonly hasSweepTimer: boolean; readonly prunes: readonly Prune[] },
): Background {
  const stopped = new AbortController();
  let sweptAt = deps.clock.now();
  const lanes = lanesOf(eventHandlers);
  const sideLanes = lanes.side.map((lane) => ({ lane, ...startSideLane(deps, lane, stopped.signal) }));
  const allIdle = () => Promise.all(sideLanes.map(({ idle }) => idle()));

  const events = createChain(deps.log, stopped.signal);
  const deadlines = createChain(deps.log, stopped.signal);
  const cleanup = createChain(deps.log, stopped.signal);
  const wakeSideLanes = () => {
    for (const { wake } of sideLanes) wake();
  };

  /** The number of events of the main lane since `runOnce` read it. */
  let dispatched = 0;
  const dispatch = shared(events, async () => {
    dispatched += await dispatchEvents(deps, lanes.main, stopped.signal);
  });
  const sweep = shared(deadlines, async () => {
    await sweepDeadlines(deps, deadlineHandlers);
    sweptAt = deps.clock.now();
  });
  const poll = () => {
    wakeSideLanes();
    void dispatch();
    void sweep();
  };

  const sweepTimer = hasSweepTimer ? setInterval(poll, sweepEvery) : undefined;
  // Each on its own, so that one that fails does not stop the others.
  const prune = () => {
    for (const one of [pruneFinished, ...prunes]) void cleanup.enqueue(() => one(deps));
  };
  const pruneTimer = setInterval(prune, pruneEvery);
  sweepTimer?.unref();
  pruneTimer.unref();
  const follow = async (lane: Lane, wake: () => Promise<void> | void) => {
    try {
      for await (const { payload } of deps.bus.subscribe(outboxTopic, stopped.signal)) {
        if (takes(lane, typeof payload === 'string' ? payload : null)) await wake();
      }
    } catch (error) {
      // The sweep still finds the events, only later.
      deps.log.error({ err: error, topic: outboxTopic }, 'events are not followed');
    }
  };
  void follow(lanes.main, dispatch);
  for (const { lane, wake } of sideLanes) void follow(lane, wake);
  poll();

  return {
    sweptAt: () => sweptAt,
    async runOnce() {
      await dispatch();
      await sweep();
      // A handler of one lane may emit events for another.
      let count: number;
      do {
        dispatched = 0;
        await dispatch();
        wakeSideLanes();
        count = dispatched + (await allIdle()).reduce((sum, one) => sum + one, 0);
      } while (count > 0);
    },
    async stop() {
      clearInterval(sweepTimer);
      clearInterval(pruneTimer);
      stopped.abort();
      await Promise.all([events.idle(), deadlines.idle(), cleanup.idle(), allIdle()]);
    },
  };
}

interface Chain {
  /** Runs work after all that was enqueued before; a failure is logged. */
  enqueue(work: () => Promise<unknown>): Promise<void>;
  idle(): Promise<void>;
}

function createChain(log: ServerDeps['log'], stop: AbortSignal): Chain {
  let running: Promise<void> = Promise.resolve();
  return {
    enqueue(work) {
      running = running.then(async () => {
        if (stop.aborted) return;
        try {
          await work();
        } catch (error) {
          log.error({ err: error }, 'background work failed');
        }
      });
      return running;
    },
    idle: () => running,
  };
}

/** Work of a chain whose callers share the run that has not begun yet, so that slow runs do not pile up. */
function shared({ enqueue }: Chain, work: () => Promise<void>): () => Promise<void> {
  let waiting: Promise<void> | null = null;
  return () => {
    waiting ??= enqueue(() => {
      waiting = null;
      return work();
    });
    return waiting;
  };
}
