import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { garbageCollectionFlags } from './garbage-collection.ts';

test('this version of V8 has the flags; it would ignore others with a line on the console', async () => {
  const { stderr } = await promisify(execFile)(process.execPath, [
    ...garbageCollectionFlags(2),
    '--eval',
    '0',
  ]);
  expect(stderr).toBe('');
});

test('the heap grows slowly everywhere, and new objects are collected by one thread where processors are few', () => {
  expect(garbageCollectionFlags(8)).toEqual([
    '--heap-growing-percent=20',
    '--no-allocation-site-pretenuring',
  ]);
  expect(garbageCollectionFlags(2)).toContain('--no-parallel-scavenge');
});
