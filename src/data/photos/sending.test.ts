import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { online$, reportRequest } from '#src/platform/connectivity/connectivity.ts';
import { files, PhotoPipelineBench, prepared, until } from '#tests/setup/photo-pipeline-bench.ts';
import { reportingFetch } from './reporting-fetch.ts';

let bench: PhotoPipelineBench;
beforeEach(async () => {
  bench = new PhotoPipelineBench();
  await bench.pipeline.start();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await bench.pipeline.stop();
});

describe('sending', () => {
  test('a visitor’s photo, or one without a network, is ready and waits', async () => {
    bench.around$.next({ online: true, token: null });
    await bench.pipeline.add('draft', files('a'));
    await bench.settled('ready');
    expect(bench.server.requests).toBe(0);
    bench.around$.next({ online: true, token: 'token' });
    await bench.settled('done');
  });

  test('an interrupted upload continues at the server’s offset', async () => {
    const answer = await prepared(new Blob(['a']));
    if (answer.kind !== 'prepared') throw new Error('not prepared');
    const { blob, hash } = answer.photo;
    bench.server.held.set(hash, new Uint8Array(await blob.slice(0, 3).arrayBuffer()));
    await bench.pipeline.add('draft', files('a'));
    await bench.settled('done');
    expect(bench.server.offsets).toEqual([3]);
  });

  test('a chunk that arrived although its answer was lost is not sent again', async () => {
    const real = bench.server.fetch;
    let lost = 0;
    const lossy: typeof fetch = async (...given) => {
      const response = await real(...given);
      if (given[1]?.method !== 'PATCH' || lost > 0) return response;
      lost += 1;
      throw new TypeError('the network went away');
    };
    Object.assign(bench.server, { fetch: lossy });
    await bench.pipeline.add('draft', files('a'));
    await until(async () => expect((await bench.tasks())[0]?.reason).toBe('network'));
    bench.clock += 10_000;
    bench.around$.next({ ...bench.around$.value });
    await bench.settled('done');
    expect(bench.server.offsets).toEqual([0]);
  });

  test('when the network is back nobody waits for the next planned try', async () => {
    const real = bench.server.fetch;
    let broken = true;
    const flaky: typeof fetch = (...given) =>
      broken ? Promise.reject(new TypeError('no network')) : real(...given);
    Object.assign(bench.server, { fetch: flaky });
    await bench.pipeline.add('draft', files('a'));
    await until(async () => expect((await bench.tasks())[0]?.reason).toBe('network'));
    bench.around$.next({ online: false, token: 'token' });
    await until(async () => expect(await bench.states()).toEqual(['ready']));
    await new Promise((resolve) => setTimeout(resolve, 20));
    broken = false;
    bench.around$.next({ online: true, token: 'token' });
    await bench.settled('done');
  });

  test('an upload that always fails while the server answers all else follows the backoff', async () => {
    const real = bench.server.fetch;
    let chunks = 0;
    vi.stubGlobal('fetch', (async (input, init) => {
      if (input === '/healthz') return new Response();
      if (init?.method !== 'PATCH') return await real(input, init);
      chunks += 1;
      throw new TypeError('Failed to fetch');
    }) satisfies typeof fetch);
    Object.assign(bench.server, { fetch: reportingFetch });
    const following = online$.subscribe((online) => bench.around$.next({ online, token: 'token' }));
    await bench.pipeline.add('draft', files('a'));
    for (const attempt of [1, 2, 3]) {
      // The record is written while the attempt is still ending.
      await until(async () => {
        const [task] = await bench.tasks();
        expect(task).toMatchObject({ state: 'queued', reason: 'server_error' });
        expect(task?.nextAttemptAt).toBeGreaterThan(bench.clock);
      });
      // Other requests of the app succeed meanwhile.
      for (let answers = 0; answers < 5; answers += 1) {
        reportRequest('reached');
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      expect(chunks).toBe(attempt);
      bench.clock += 60_000;
      bench.around$.next({ ...bench.around$.value });
      await until(async () => expect(chunks).toBe(attempt + 1));
    }
    following.unsubscribe();
  });

  test('a busy server is asked again later, and the task states when', async () => {
    bench.server.answer = () => new Response('{}', { status: 503, headers: { 'retry-after': '30' } });
    await bench.pipeline.add('draft', files('a'));
    const waits = { state: 'queued', reason: 'server_error', nextAttemptAt: 1_030_000 };
    await until(async () => expect((await bench.tasks())[0]).toMatchObject(waits));
    bench.server.answer = null;
    bench.clock += 31_000;
    bench.around$.next({ ...bench.around$.value });
    await bench.settled('done');
  });

  test('a sign-in that ended stops the queue until there is another', async () => {
    bench.server.answer = () => Response.json({ errorCode: 'user_not_authenticated' }, { status: 401 });
    await bench.pipeline.add('draft', files('a', 'b'));
    await until(async () => expect(bench.server.requests).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(bench.server.requests).toBe(1);
    bench.server.answer = null;
    bench.around$.next({ online: true, token: 'new token' });
    await bench.settled('done', 'done');
  });

  test.each(['damaged_file', 'upload_quota_reached'])(
    'a photo that the server refuses with %s keeps its place and shows the reason',
    async (errorCode) => {
      bench.server.answer = () => Response.json({ errorCode }, { status: 422 });
      await bench.pipeline.add('draft', files('a'));
      await bench.settled('failed');
      expect((await bench.tasks())[0]?.reason).toBe(errorCode);
      expect(bench.drafts.names()).toEqual(['a.jpg']);
    },
  );
});
