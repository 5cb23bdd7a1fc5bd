import { expect, test } from 'vitest';
import { SeenKeys } from './seen-keys.ts';

test('a key is seen from the second time on', () => {
  const keys = new SeenKeys();
  expect(['a', 'b', 'a', 'a', 'b'].map((key) => keys.see(key))).toEqual([false, false, true, true, true]);
});

test('the least recent keys are forgotten, however long the others are', () => {
  const keys = new SeenKeys();
  keys.see('often');
  keys.see('once');
  const others = Array.from({ length: 2_000 }, (_, at) => `${at}`.padEnd(1_000));
  for (const [at, other] of others.entries()) {
    keys.see(other);
    if (at % 1_000 === 0) keys.see('often');
  }
  expect([keys.see('often'), keys.see('once')]).toEqual([true, false]);
});
