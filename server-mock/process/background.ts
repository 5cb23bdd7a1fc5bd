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
 * polling makes up for lost messages), deadlines every few seconds, and cleanup every hour. One round runs at a time;
 * side lanes run concurrently and the main round never waits for them. `stop` waits for both. Without a sweep timer,
 * deadlines are only processed by `runOnce`.
 */
export function startBackground(
  deps: ServerDeps,
  eventHandlers: readonly EventHandler[],
  deadlineHandlers: readonly DeadlineHandler[],
  { hasSweepTimer, prunes }: { readonly hasSweepTimer: boolean; readonly prunes: readonly Prune[] },
): Background {
  const stopped = new AbortController();
  let sweptAt = deps.clock.now();
  let running: Promise<void> = Promise.resolve();
  const lanes = lanesOf(eventHandlers);
  const sideLanes = lanes.side.map((lane) => ({ lane, ...startSideLane(deps, lane, stopped.signal) }));
  const allIdle = () => Promise.all(sideLanes.map(({ idle }) => idle()));

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
    await dispatchEvents(deps, lanes.main, stopped.signal);
    await sweepDeadlines(deps, deadlineHandlers);
    sweptAt = deps.clock.now();
    for (const { wake } of sideLanes) wake();
    await dispatchEvents(deps, lanes.main, stopped.signal);
  };

  const sweepTimer = hasSweepTimer ? setInterval(() => void enqueue(sweep), sweepEvery) : undefined;
  // Each on its own, so that one that fails does not stop the others.
  const prune = () => {
    for (const one of [pruneFinished, ...prunes]) void enqueue(() => one(deps));
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
  void follow(lanes.main, () => enqueue(() => dispatchEvents(deps, lanes.main, stopped.signal)));
  for (const { lane, wake } of sideLanes) void follow(lane, wake);
  void enqueue(sweep);

  return {
    sweptAt: () => sweptAt,
    async runOnce() {
      await enqueue(sweep);
      for (const { wake } of sideLanes) wake();
      await allIdle();
    },
    async stop() {
      clearInterval(sweepTimer);
      clearInterval(pruneTimer);
      stopped.abort();
      await Promise.all([running, allIdle()]);
    },
  };
}
