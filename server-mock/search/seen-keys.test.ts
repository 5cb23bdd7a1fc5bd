import { expect, test } from 'vitest';
import { SeenKeys } from './seen-keys.ts';

test('a key is seen from the second time on', () => {
  const keys = new SeenKeys();
  expect(['a', 'b', 'a', 'a', 'b'].map((key) => keys.see(key))).toEqual([false, false, true, true, true]);
});

test('the least recent keys are forgotten, the longer they are the earlier', () => {
  const keys = new SeenKeys();
  keys.see('a');
  for (let other = 0; other < 1_000; other += 1) keys.see(`other ${other}`);
  expect(keys.see('a')).toBe(true);
  for (let other = 0; other < 100; other += 1) keys.see(`${other}`.padEnd(10_000));
  expect(keys.see('a')).toBe(false);
});
