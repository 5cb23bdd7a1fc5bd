import { expect, test } from 'vitest';
import { TooManyRequestsError } from '../../graphql/errors.ts';
import { createGate } from './gate.ts';

test('runs a limited number at a time, queues a limited number in order, and refuses the rest', async () => {
  const gate = createGate({ running: 2, waiting: 3 });
  let running = 0;
  let most = 0;
  const finished: number[] = [];
  const job = (index: number) =>
    gate(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      finished.push(index);
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(job));
  expect(most).toBe(2);
  expect(finished).toEqual([0, 1, 2, 3, 4]);
  expect(results[5]).toMatchObject({ status: 'rejected', reason: expect.any(TooManyRequestsError) });
  await job(6);
  expect(finished).toContain(6);
});

test('a job that fails gives its place free', async () => {
  const gate = createGate({ running: 1, waiting: 1 });
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate(async () => 'done')).toBe('done');
});
