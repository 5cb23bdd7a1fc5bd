import { throwError } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Backoff } from '#src/data/sync/backoff.ts';
import { httpTransport, retryAfterOf } from '#src/data/sync/http-transport.ts';
import { PokeStream } from '#src/data/sync/poke-stream.ts';
import { ClientOutdated, NotSignedIn, TransportFailed } from '#src/data/sync/transport.ts';
import { createClock } from '#src/platform/clock/clock.ts';
import { createConnectivity } from '#src/platform/connectivity/connectivity.ts';

describe('waiting and asking', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('failures double the wait up to a limit, spread at random, and Retry-After counts', async () => {
    const backoff = new Backoff({ first: 100, longest: 1_000, random: () => 1 });
    expect([1, 2, 3, 4, 5, 6].map(() => backoff.failed(null))).toEqual([100, 200, 400, 800, 1000, 1000]);
    expect(backoff.failures).toBe(6);
    backoff.succeeded();
    expect(new Backoff({ first: 100, random: () => 0 }).failed(null)).toBe(50);
    expect(backoff.failed(30_000)).toBe(30_000);
    let ready = false;
    const waiting = backoff.ready(new AbortController().signal).then(() => {
      ready = true;
    });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(ready).toBe(false);
    backoff.nudge();
    await waiting;
    expect(ready).toBe(true);
    backoff.failed(null);
    const leaving = new AbortController();
    const left = backoff.ready(leaving.signal);
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(() => backoff.ready(leaving.signal)).toThrow('left');
  });

  test('without a network no request starts, after any delay and from any caller', async () => {
    const backoff = new Backoff({ first: 100, random: () => 1 });
    backoff.failed(null);
    let started = 0;
    const start = () => {
      started += 1;
    };
    const { signal } = new AbortController();
    const before = backoff.ready(signal).then(start);
    backoff.hold();
    const after = backoff.ready(signal).then(start);
    backoff.nudge();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(started).toBe(0);
    backoff.release();
    await Promise.all([before, after]);
    expect(started).toBe(2);
  });

  test('what a busy server asked for outlives a flap of the network', async () => {
    const backoff = new Backoff({ first: 100, random: () => 1, now: () => Date.now() });
    backoff.failed(30_000);
    let hasStarted = false;
    const waiting = backoff.ready(new AbortController().signal).then(() => {
      hasStarted = true;
    });
    backoff.hold();
    await vi.advanceTimersByTimeAsync(10_000);
    backoff.release();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(hasStarted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    await waiting;
  });

  test('a live stream that was closed because there are too many is opened again once the server allows it', async () => {
    let opened = 0;
    const failures: unknown[] = [];
    const pokes = () => {
      opened += 1;
      return throwError(() => new TransportFailed('busy', 'Too many sockets', 30_000));
    };
    const stream = new PokeStream({
      transport: { pokes, pull: vi.fn(), push: vi.fn() },
      poke: () => undefined,
      failed: (error) => failures.push(error),
      silence: 60_000,
      backoff: new Backoff({ first: 100, random: () => 1, now: () => Date.now() }),
    });
    stream.start();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(opened).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(opened).toBe(2);
    stream.stop();
    expect(failures.some((error) => error instanceof NotSignedIn)).toBe(false);
  });

  test("hazard 9: the clock never runs backwards, and reports when the device's did", () => {
    const marks = new Map<string, string>();
    const storage = {
      getItem: (key: string) => marks.get(key) ?? null,
      setItem: (key: string, value: string) => void marks.set(key, value),
    };
    let device = 1_000_000_000_000;
    const first = createClock(storage, () => device);
    expect(first.now()).toBe(device);
    expect(first.wentBack()).toBe(false);
    device -= 3_600_000;
    expect(first.now()).toBe(1_000_000_000_000);
    expect(first.wentBack()).toBe(true);
    const second = createClock(storage, () => device);
    expect(second.wentBack()).toBe(true);
    expect(second.now()).toBe(1_000_000_000_000);
    const muchLater = createClock(storage, () => device - 864_000_000);
    expect(muchLater.now()).toBe(device - 864_000_000);
    const broken = createClock(
      {
        getItem: () => {
          throw new Error('no');
        },
        setItem: () => {
          throw new Error('no');
        },
      },
      () => device,
    );
    expect(broken.now()).toBe(device);
  });

  test('offline is what requests meet, until the server answers again', async () => {
    const events = new EventTarget();
    let reachable = false;
    let wire = true;
    const sensor = createConnectivity({
      events,
      browserOnline: () => wire,
      probe: () => Promise.resolve(reachable),
      probeEvery: 100,
    });
    expect(sensor.online$.value).toBe(true);
    sensor.reportRequest('failed');
    await vi.advanceTimersByTimeAsync(0);
    expect(sensor.online$.value).toBe(false);
    await vi.advanceTimersByTimeAsync(250);
    expect(sensor.online$.value).toBe(false);
    reachable = true;
    await vi.advanceTimersByTimeAsync(150);
    expect(sensor.online$.value).toBe(true);
    wire = false;
    events.dispatchEvent(new Event('offline'));
    expect(sensor.online$.value).toBe(false);
    wire = true;
    events.dispatchEvent(new Event('online'));
    expect(sensor.online$.value).toBe(true);
    sensor.reportRequest('failed');
    sensor.reportRequest('reached');
    expect(sensor.online$.value).toBe(true);
    sensor.stop();
  });
});

describe('a browser that reports "offline"', () => {
  function sensorOf(probe: () => Promise<boolean>) {
    vi.useFakeTimers();
    return createConnectivity({ events: new EventTarget(), browserOnline: () => false, probe });
  }
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is checked once a minute, and corrected by the answer', async () => {
    let isReachable = false;
    const probe = vi.fn(async () => isReachable);
    const sensor = sensorOf(probe);
    expect(sensor.network$.value).toBe(false);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(probe).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(probe).toHaveBeenCalledTimes(2);
    isReachable = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sensor.network$.value).toBe(true);
    expect(sensor.online$.value).toBe(true);
    sensor.stop();
  });

  test('is corrected by a request that arrived, and believed again after one that did not', async () => {
    const sensor = sensorOf(async () => false);
    sensor.reportRequest('reached');
    expect(sensor.network$.value).toBe(true);
    sensor.reportRequest('failed');
    await vi.advanceTimersByTimeAsync(0);
    expect(sensor.network$.value).toBe(false);
    sensor.stop();
  });

  test('is checked at once for somebody who asks', async () => {
    const probe = vi.fn(async () => true);
    const sensor = sensorOf(probe);
    sensor.askNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(sensor.network$.value).toBe(true);
    sensor.stop();
  });

  test('is not the same as requests that failed', async () => {
    const sensor = createConnectivity({ events: null, browserOnline: () => true, probe: async () => false });
    expect(await sensor.isReachable()).toBe(false);
    expect(sensor.online$.value).toBe(false);
    expect(sensor.network$.value).toBe(true);
    sensor.stop();
  });
});

describe('a request that fails while the server answers others', () => {
  test('leaves the app online, and so sets off nothing that waits for the network', async () => {
    const probe = vi.fn(async () => true);
    const sensor = createConnectivity({ events: null, browserOnline: () => true, probe });
    const reported: boolean[] = [];
    sensor.online$.subscribe((online) => reported.push(online));
    sensor.reportRequest('failed');
    sensor.reportRequest('failed');
    expect(await sensor.isReachable()).toBe(true);
    sensor.reportRequest('reached');
    expect(reported).toEqual([true]);
    // Simultaneous failures share one probe.
    expect(probe).toHaveBeenCalledTimes(1);
    sensor.stop();
  });

  test('a question that is answered "no" after another request arrived changes nothing', async () => {
    let answer: (reached: boolean) => void = () => undefined;
    const probe = () => new Promise<boolean>((resolve) => (answer = resolve));
    const sensor = createConnectivity({ events: null, browserOnline: () => true, probe });
    const asked = sensor.isReachable();
    sensor.reportRequest('reached');
    answer(false);
    expect(await asked).toBe(false);
    expect(sensor.online$.value).toBe(true);
    sensor.stop();
  });
});

describe('what the server answers', () => {
  const signal = new AbortController().signal;
  const answering = (status: number, body: unknown, headers: Record<string, string> = {}) =>
    httpTransport({
      url: 'http://127.0.0.1/graphql',
      socketUrl: 'ws://127.0.0.1/graphql',
      token: () => 'secret',
      locale: () => 'nl',
      fetch: () =>
        Promise.resolve(
          new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
        ),
    });

  test('statuses and typed errors become three kinds of failure', async () => {
    const failing = async (status: number, body: unknown, headers?: Record<string, string>) =>
      await answering(status, body, headers)
        .pull('drafts', null, 10, signal)
        .catch((error: unknown) => error);
    expect(await failing(401, {})).toBeInstanceOf(NotSignedIn);
    expect(await failing(426, {})).toBeInstanceOf(ClientOutdated);
    expect(await failing(429, {}, { 'retry-after': '7' })).toMatchObject({
      reason: 'busy',
      retryAfter: 7_000,
    });
    expect(await failing(503, 'sorry')).toMatchObject({ reason: 'server', retryAfter: null });
    expect(await failing(200, '<html>')).toMatchObject({ reason: 'server' });
    expect(await failing(200, { errors: [{ message: 'x' }] })).toMatchObject({ reason: 'server' });
    const typed = (__typename: string, errorCode = 'x') =>
      failing(200, { data: { answer: { __typename, errorCode, message: 'm' } } });
    expect(await typed('UserNotAuthenticatedError')).toBeInstanceOf(NotSignedIn);
    expect(await typed('ClientOutdatedError')).toBeInstanceOf(ClientOutdated);
    expect(await typed('ClientOutdatedError', 'server_outdated')).toBeInstanceOf(TransportFailed);
    expect(await typed('TooManyRequestsError')).toMatchObject({ reason: 'busy' });
    expect(await typed('ValidationError')).toMatchObject({ reason: 'server' });
    expect(retryAfterOf('Thu, 01 Jan 1970 00:00:10 GMT', 4_000)).toBe(6_000);
    expect(retryAfterOf('soon', 0)).toBeNull();
  });

  test('pages, pushes and the call to start over are read as they are', async () => {
    const page = { __typename: 'DraftsPage', documents: [], checkpoint: 'e:3' };
    expect(await answering(200, { data: { answer: page } }).pull('drafts', null, 10, signal)).toEqual({
      kind: 'page',
      documents: [],
      checkpoint: 'e:3',
    });
    const refetch = { __typename: 'MustRefetchError', epoch: 'new', errorCode: 'must_refetch', message: 'm' };
    expect(await answering(200, { data: { answer: refetch } }).pull('drafts', 'e:1', 10, signal)).toEqual({
      kind: 'must_refetch',
      epoch: 'new',
    });
    expect(await answering(200, { data: { answer: refetch } }).push('drafts', [], 'e', signal)).toEqual({
      kind: 'must_refetch',
      epoch: 'new',
    });
    const pushed = {
      __typename: 'DraftsPushed',
      conflicts: [],
      rejections: [{ id: 'a', code: 'odd', fields: ['title'] }],
    };
    expect(await answering(200, { data: { answer: pushed } }).push('drafts', [], 'e', signal)).toEqual({
      kind: 'pushed',
      conflicts: [],
      rejections: [{ id: 'a', code: 'invalid_document', fields: ['title'] }],
    });
  });
});
