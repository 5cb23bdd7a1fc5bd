import type { ServerDeps } from '../server-deps.ts';
import type { SideLaneRules } from './lanes.ts';
import { claimEvent, type EventRow, runEvent } from './outbox-dispatcher.ts';

/** Dispatches the events of a side lane. */
export interface SideLane {
  /** Looks for events that are due now. */
  wake(): void;
  /** Resolves when nothing is due and nothing is under way. */
  idle(): Promise<void>;
}

/**
 * Works on up to `atOnce` events at the same time. A worker that got one wakes the next before it begins, so that an
 * event waits for another only while all of them are busy, or for one that comes before it in turn. Once `stop` aborts,
 * no further event is begun.
 */
export function startSideLane(deps: ServerDeps, lane: SideLaneRules, stop: AbortSignal): SideLane {
  const workers = new Set<Promise<void>>();
  /** Whose turn it is. */
  const underWay = new Set<string>();
  /** Somebody asked while all were busy. */
  let isAsked = false;
  let lastClaim: Promise<unknown> = Promise.resolve();

  const turnOf = ({ payload }: EventRow): string => String(payload[lane.inTurn]);

  /** One at a time: two at once would both take an event of the same turn. */
  const claim = async (): Promise<EventRow | undefined> => {
    const next = lastClaim.then(async () => {
      const row = await claimEvent(deps, lane, { path: lane.inTurn, values: [...underWay] });
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
    },
  };
}
