import { expect, test } from 'vitest';
import { isClosed } from './use-maintenance.ts';

test('CONTENT-017 closed: no answer or a 503 while the browser is online; offline is not closed', () => {
  const up = { isReached: true, isServerClosed: false, isBrowserOnline: true };
  expect(isClosed(up)).toBe(false);
  expect(isClosed({ ...up, isReached: false })).toBe(true);
  expect(isClosed({ ...up, isServerClosed: true })).toBe(true);
  expect(isClosed({ isReached: false, isServerClosed: true, isBrowserOnline: false })).toBe(false);
});
