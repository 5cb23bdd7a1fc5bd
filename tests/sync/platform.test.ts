import { BehaviorSubject } from 'rxjs';
import { describe, expect, test, vi } from 'vitest';
import { followLeadership, type Locks } from '#src/data/sync/leadership.ts';
import { shareRuntime } from '#src/data/sync/runtime-updates.ts';
import { restingRuntime, type SyncRuntime } from '#src/data/sync/sync-runtime.ts';
import { addLogSink, errorText, logger } from '#src/platform/logger/logger.ts';

describe('which tab replicates', () => {
  interface Holder {
    readonly name: string;
    readonly lose: (reason: unknown) => void;
    readonly done: Promise<unknown>;
  }

  /** Web Locks as standardised, including `steal`. */
  class FakeLocks implements Locks {
    readonly #held = new Map<string, Holder>();
    readonly #waiting: (() => void)[] = [];

    request<T>(
      name: string,
      options: { readonly steal?: boolean; readonly signal?: AbortSignal },
      work: () => Promise<T>,
    ): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        const take = (): void => {
          const done = Promise.resolve().then(work);
          const holder: Holder = { name, lose: reject, done };
          this.#held.set(name, holder);
          const release = (): void => {
            if (this.#held.get(name) !== holder) return;
            this.#held.delete(name);
            this.#waiting.shift()?.();
          };
          done.then(resolve, reject).finally(release);
        };
        const holder = this.#held.get(name);
        if (holder === undefined) take();
        else if (options.steal === true) {
          holder.lose(new DOMException('stolen', 'AbortError'));
          take();
        } else {
          this.#waiting.push(take);
          options.signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
        }
      });
    }
  }

  function tab(locks: Locks | null, log: string[], name: string, startsVisible: boolean) {
    const events = new EventTarget();
    let visible = startsVisible;
    const stop = followLeadership({
      name: 'sync',
      locks,
      visible: () => visible,
      events,
      lead: async (signal) => {
        log.push(`${name} leads`);
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        log.push(`${name} lets go`);
      },
    });
    return {
      stop,
      show(next: boolean) {
        visible = next;
        events.dispatchEvent(new Event('visibilitychange'));
      },
    };
  }
  const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

  test('hazard 16: the tab that comes to the front takes over from a frozen one, which cancels', async () => {
    const locks = new FakeLocks();
    const log: string[] = [];
    const first = tab(locks, log, 'first', true);
    await rest();
    // A frozen tab does not notice that it is hidden, and simply keeps its lock.
    const second = tab(locks, log, 'second', true);
    await rest();
    expect(log).toEqual(['first leads', 'second leads', 'first lets go']);
    first.show(false);
    second.show(false);
    first.show(true);
    await rest();
    expect(log.slice(3)).toEqual(['first leads', 'second lets go']);
    await first.stop();
    await second.stop();
  });

  test('hazard 16: a tab in the background waits its turn and follows when the leader leaves', async () => {
    const locks = new FakeLocks();
    const log: string[] = [];
    const first = tab(locks, log, 'first', true);
    await rest();
    const second = tab(locks, log, 'second', false);
    await rest();
    expect(log).toEqual(['first leads']);
    await first.stop();
    await rest();
    expect(log).toEqual(['first leads', 'first lets go', 'second leads']);
    await second.stop();
    const alone = tab(null, log, 'alone', true);
    await rest();
    await alone.stop();
    expect(log.slice(-2)).toEqual(['alone leads', 'alone lets go']);
  });

  test('hazard 16: of two windows side by side the other one takes over when the leading one is closed', async () => {
    const locks = new FakeLocks();
    const log: string[] = [];
    const left = tab(locks, log, 'left', true);
    await rest();
    const right = tab(locks, log, 'right', true);
    await rest();
    await right.stop();
    await rest();
    expect(log).toEqual(['left leads', 'right leads', 'left lets go', 'right lets go', 'left leads']);
    await left.stop();
    await rest();
    expect(log.at(-1)).toBe('left lets go');
  });

  test('a leader whose work breaks at its start, as when its code could not be loaded, tries again', async () => {
    for (const locks of [new FakeLocks(), null]) {
      let starts = 0;
      const stop = followLeadership({
        name: 'sync',
        locks,
        visible: () => true,
        events: null,
        retryAfter: 2,
        async lead(signal) {
          starts += 1;
          if (starts < 3) throw new TypeError('Failed to fetch dynamically imported module');
          await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        },
      });
      await vi.waitFor(() => expect(starts).toBe(3));
      await stop();
    }
  });

  test('a browser that refuses every request for the lock is not asked again at once', async () => {
    let requests = 0;
    const locks: Locks = {
      async request() {
        requests += 1;
        await new Promise((resolve) => setTimeout(resolve));
        throw new DOMException('not allowed here', 'SecurityError');
      },
    };
    const lead = () => Promise.resolve();
    const stop = followLeadership({
      name: 'sync',
      locks,
      visible: () => true,
      events: null,
      retryAfter: 40,
      lead,
    });
    await rest();
    expect(requests).toBe(1);
    await vi.waitFor(() => expect(requests).toBe(2));
    await stop();
  });

  test('hazard 12: the other tabs show what the replicating one knows', async () => {
    vi.useRealTimers();
    const name = `sync-news-${process.pid}`;
    const [one, two] = [new BroadcastChannel(name), new BroadcastChannel(name)];
    const here = new BehaviorSubject<SyncRuntime>(restingRuntime);
    const there = new BehaviorSubject<SyncRuntime>(restingRuntime);
    const leader = shareRuntime(here, { ...channel(one) });
    const follower = shareRuntime(there, channel(two));
    const telling = leader.lead();
    here.next({ busy: true, sending: ['drafts|1'], problem: null, lastSyncedAt: 7 });
    await vi.waitFor(() => expect(there.value).toEqual(here.value));
    one.postMessage('nonsense');
    telling.unsubscribe();
    leader.stop();
    follower.stop();
    one.close();
    two.close();
  });

  function channel(inner: BroadcastChannel) {
    const wrapped = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage: (message: unknown) => inner.postMessage(message),
      close: () => inner.close(),
    };
    inner.onmessage = (event) => wrapped.onmessage?.(event as unknown as MessageEvent);
    return wrapped;
  }
});

test('the log hands every line to its sinks until they stop, and shortens errors', () => {
  const heard: string[] = [];
  const stop = addLogSink(({ level, event }) => heard.push(`${level} ${event}`));
  logger.debug('a');
  logger.info('b', { n: 1 });
  stop();
  logger.info('c');
  expect(heard).toEqual(['debug a', 'info b']);
  expect(errorText(new TypeError('x'.repeat(400)))).toHaveLength(300);
  expect(errorText(5)).toBe('5');
});
