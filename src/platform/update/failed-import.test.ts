import { expect, test } from 'vitest';
import { isFailedImport } from './failed-import.ts';

test('the failed import of every engine is known, and no other error', () => {
  const failures = [
    new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/a.js'),
    new TypeError('error loading dynamically imported module: http://localhost/assets/a.js'),
    new TypeError('Importing a module script failed.'),
    new Error('Unable to preload CSS for http://localhost/assets/a.css'),
  ];
  expect(failures.map(isFailedImport)).toEqual([true, true, true, true]);
  for (const other of [new TypeError('Failed to fetch'), 'Importing a module script failed.', null])
    expect(isFailedImport(other)).toBe(false);
});
