import { errorText, logger } from '#src/platform/logger/logger.ts';

/** The subset of `navigator.locks` that is used. */
export interface Locks {
  request<T>(
    name: string,
    options: { readonly steal?: boolean; readonly signal?: AbortSignal },
    work: () => Promise<T>,
  ): Promise<T>;
}

export interface LeadershipOptions {
  readonly name: string;
  readonly locks: Locks | null;
  /** True while this tab is visible. */
  readonly visible: () => boolean;
  /** Fires 'visibilitychange'. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null;
  /** Works until the signal aborts; resolves when it has released everything. */
  readonly lead: (signal: AbortSignal) => Promise<void>;
  /** Milliseconds until a tab retries after its work or its lock request failed; 5 s by default. */
  readonly retryAfter?: number;
}

/**
 * Ensures that exactly one tab replicates, and that it is the visible one (docs/sync-hazards.md, H16). A frozen tab
 * never releases a lock, so the tab that becomes visible steals it, and the other one cancels its work. Background
 * tabs wait in the queue. Returns the function that stops it.
 */
export function followLeadership(options: LeadershipOptions): () => Promise<void> {
  const end = new AbortController();
  let leading: AbortController | null = null;
  let working: Promise<void> = Promise.resolve();
  let waiting = false;
  let retry: ReturnType<typeof setTimeout> | null = null;

  /**
   * Retries after the work failed (its code could not be loaded, the storage refused) or the lock could not be
   * requested. The first tab to retry gets the lock.
   */
  function later(): void {
    if (end.signal.aborted) return;
    if (retry !== null) clearTimeout(retry);
    retry = setTimeout(() => {
      retry = null;
      if (leading === null) void ask(false);
    }, options.retryAfter ?? 5_000);
  }

  async function work(): Promise<void> {
    const mine = new AbortController();
    leading = mine;
    const signal = AbortSignal.any([mine.signal, end.signal]);
    const run = options.lead(signal);
    working = run.catch((error: unknown) => {
      logger.error('sync_leader_failed', { error: errorText(error) });
      later();
    });
    await working;
    if (leading === mine) leading = null;
  }

  async function ask(steal: boolean): Promise<void> {
    if (end.signal.aborted || (!steal && waiting)) return;
    if (options.locks === null) {
      if (leading === null) await work();
      return;
    }
    if (!steal) waiting = true;
    let mine: AbortController | null = null;
    try {
      // A request with `steal` may not have a signal; stopping aborts the work itself.
      const how = steal ? { steal: true } : { signal: end.signal };
      await options.locks.request(options.name, how, async () => {
        if (!steal) waiting = false;
        if (end.signal.aborted) return;
        const run = work();
        mine = leading;
        await run;
      });
    } catch (error) {
      // The lock was stolen or this tab is stopping. Either way the work has ended here.
      if (!steal) waiting = false;
      (mine as AbortController | null)?.abort();
      if (end.signal.aborted) return;
      await working;
      if (error instanceof DOMException && error.name === 'AbortError') {
        // Queues again even while visible, because the tab that took over may be closed.
        void ask(false);
      } else {
        logger.warn('sync_lock_failed', { error: errorText(error) });
        later();
      }
    }
  }

  const onVisible = (): void => {
    if (options.visible() && leading === null) void ask(true);
  };
  options.events?.addEventListener('visibilitychange', onVisible);
  void ask(options.visible());

  return async () => {
    options.events?.removeEventListener('visibilitychange', onVisible);
    end.abort();
    if (retry !== null) clearTimeout(retry);
    await working;
  };
}
