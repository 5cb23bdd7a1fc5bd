import type { ServerDeps } from '../server-deps.ts';
import type { Lane } from './lanes.ts';
import { dispatchEvent } from './outbox-dispatcher.ts';

/** Dispatches the events of a side lane. */
export interface SideLane {
  /** Looks for events that are due now. */
  wake(): void;
  /** Resolves when nothing is due and nothing is under way. */
  idle(): Promise<void>;
}

/**
 * Works on up to `atOnce` events at the same time. A worker that got one wakes the next before it begins, so that an
 * event waits for another only while all of them are busy. Once `stop` aborts, no further event is begun.
 */
export function startSideLane(deps: ServerDeps, lane: Lane, stop: AbortSignal): SideLane {
  const workers = new Set<Promise<void>>();
  /** Somebody asked while all were busy. */
  let isAsked = false;

  const work = async () => {
    try {
      while (!stop.aborted && (await dispatchEvent(deps, lane, wake)));
    } catch (error) {
      deps.log.error({ err: error }, 'background work failed');
    }
  };

  const wake = () => {
    if (stop.aborted) return;
    if (workers.size >= lane.atOnce) {
      isAsked = true;
      return;
    }
    const worker = work().then(() => {
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
