import { expect, test } from 'vitest';
import { createCoalesce } from './coalesce.ts';

test('a thousand calls run twice: once at once, and once for those that arrived meanwhile', async () => {
  const coalesce = createCoalesce(1);
  let runs = 0;
  const work = async () => {
    runs += 1;
  };
  await Promise.all(Array.from({ length: 1_000 }, () => coalesce('one', work)));
  expect(runs).toBe(2);
});

test('nobody is answered by a run that began before they asked', async () => {
  const coalesce = createCoalesce(1);
  const seen: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = coalesce('key', async () => {
    seen.push('first');
    await first.promise;
  });
  const two = coalesce('key', async () => void seen.push('second'));
  expect(seen).toEqual(['first']);
  first.resolve();
  await Promise.all([one, two]);
  expect(seen).toEqual(['first', 'second']);
});

test('keys do not wait for each other, and a failure is reported and does not stop the next', async () => {
  const coalesce = createCoalesce(1);
  const broken = coalesce('a', async () => {
    throw new Error('not reached');
  });
  const ran: string[] = [];
  const later = coalesce('a', async () => void ran.push('a'));
  await coalesce('b', async () => void ran.push('b'));
  await expect(broken).rejects.toThrow('not reached');
  await later;
  expect(ran).toEqual(['b', 'a']);
});
