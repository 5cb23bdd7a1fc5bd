import { errorText, logger } from '#src/platform/logger/logger.ts';

/** The part of `navigator.locks` that is used. */
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
  /** True while the person looks at this tab. */
  readonly visible: () => boolean;
  /** Fires 'visibilitychange'. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | null;
  /** Works until the signal aborts; resolves when it has let go of everything. */
  readonly lead: (signal: AbortSignal) => Promise<void>;
  /** Milliseconds until a tab whose work broke, or whose request for the lock failed, asks again; 5 s unless given. */
  readonly retryAfter?: number;
}

/**
 * Sees that exactly one tab replicates, and that it is the visible one (hazard 16): a frozen tab keeps a lock for
 * ever, so the tab that comes to the front takes the lock away, and the loser cancels its work. Tabs in the
 * background wait their turn. Gives back the way to stop.
 */
export function followLeadership(options: LeadershipOptions): () => Promise<void> {
  const end = new AbortController();
  let leading: AbortController | null = null;
  let working: Promise<void> = Promise.resolve();
  let waiting = false;
  let retry: ReturnType<typeof setTimeout> | null = null;

  /**
   * The work broke (its code could not be loaded, the storage refused), or the lock could not be asked for: another try,
   * by whichever tab comes first.
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
      // A request that steals may not carry a signal; leaving ends the work itself.
      const how = steal ? { steal: true } : { signal: end.signal };
      await options.locks.request(options.name, how, async () => {
        if (!steal) waiting = false;
        if (end.signal.aborted) return;
        const run = work();
        mine = leading;
        await run;
      });
    } catch (error) {
      // The lock was stolen, or this tab leaves: either way the work is over here.
      if (!steal) waiting = false;
      (mine as AbortController | null)?.abort();
      if (end.signal.aborted) return;
      await working;
      if (error instanceof DOMException && error.name === 'AbortError') {
        // Back in the line, also while visible: the tab that took over may be closed beside this one.
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
