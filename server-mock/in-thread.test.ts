import { expect, test } from 'vitest';
import { collectThreadFaults } from '#tests/setup/thread-faults.ts';
import { inThread } from './in-thread.ts';

const thread = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const answer = thread(
  "import { parentPort, workerData } from 'node:worker_threads'; parentPort.postMessage(workerData.length);",
);

test('the answer of a thread is returned, and is no fault', async () => {
  const seen = collectThreadFaults();
  expect(await inThread<number>(answer, new Uint8Array(3), 10_000)).toBe(3);
  expect(seen).toEqual([]);
});

test('an error of a thread is published with its file', async () => {
  const seen = collectThreadFaults();
  expect(await inThread(thread("throw new Error('out of memory')"), {}, 10_000)).toBeNull();
  expect(seen.map(({ error }) => error.message)).toEqual(['out of memory']);
});

test('a thread that does not answer in time is published, one that is not waited for any more is not', async () => {
  const seen = collectThreadFaults();
  const endless = thread('setInterval(() => {}, 1000)');
  expect(await inThread(endless, {}, 100)).toBeNull();
  expect(seen.map(({ error }) => error.message)).toEqual(['No answer in 100 ms.']);
  const stop = new AbortController();
  const asked = inThread(endless, {}, 10_000, stop.signal);
  stop.abort();
  expect(await asked).toBeNull();
  expect(seen).toHaveLength(1);
});
