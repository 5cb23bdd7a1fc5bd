import type { ServerDeps } from '../server-deps.ts';
import type { SideLaneRules } from './lanes.ts';
import { claimEvent, type EventRow, runEvent } from './outbox-dispatcher.ts';

export interface SideLane {
  /** Starts processing the events that are due now. */
  wake(): void;
  /** Resolves when no event is due or being processed, to the number of events since the call before. */
  idle(): Promise<number>;
}

/**
 * Processes up to `atOnce` events concurrently. A worker that has claimed an event wakes the next worker before it
 * starts, so that an event only waits while all workers are busy or for an earlier event with the same `inTurn`
 * value. Once `stop` aborts, no further event is started.
 */
export function startSideLane(deps: ServerDeps, lane: SideLaneRules, stop: AbortSignal): SideLane {
  const workers = new Set<Promise<void>>();
  /** The `inTurn` values of events that are being processed. */
  const underWay = new Set<string>();
  /** True if `wake` was called while all workers were busy. */
  let isAsked = false;
  let count = 0;
  let lastClaim: Promise<unknown> = Promise.resolve();

  /** As `claimEvent` reads it from the database. */
  const turnOf = ({ payload }: EventRow): string =>
    lane.inTurn === null ? '' : String(payload[lane.inTurn] ?? '');

  /** Claims are sequential: two concurrent ones could claim events with the same `inTurn` value. */
  const claim = async (): Promise<EventRow | undefined> => {
    const next = lastClaim.then(async () => {
      const except = lane.inTurn === null ? null : { path: lane.inTurn, values: [...underWay] };
      const row = await claimEvent(deps, lane, except);
      if (row !== undefined) underWay.add(turnOf(row));
      return row;
    });
    lastClaim = Promise.allSettled([next]);
    return await next;
  };

  const work = async (): Promise<void> => {
    while (!stop.aborted) {
      const row = await claim();
      if (row === undefined) return;
      count += 1;
      wake();
      try {
        await runEvent(deps, lane, row);
      } finally {
        underWay.delete(turnOf(row));
      }
    }
  };

  const wake = (): void => {
    if (stop.aborted) return;
    if (workers.size >= lane.atOnce) {
      isAsked = true;
      return;
    }
    const worker = work()
      .catch((error: unknown) => deps.log.error({ err: error }, 'background work failed'))
      .then(() => {
        workers.delete(worker);
        if (!isAsked) return;
        isAsked = false;
        wake();
      });
    workers.add(worker);
  };

  return {
    wake,
    async idle() {
      while (workers.size > 0) await Promise.all(workers);
      const processed = count;
      count = 0;
      return processed;
    },
  };
}
