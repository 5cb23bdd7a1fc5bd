import { expect, test } from 'vitest';
import { cellOf, moved } from './panel-cells.ts';
import type { Suggestion } from './suggestions.ts';

const own: Suggestion = { kind: 'history', label: 'teak', href: '/zoeken/teak' };
const popular: Suggestion = { kind: 'popular', label: 'eames', href: '/zoeken/eames' };

test('SRCH-004 the keys stay on what they chose when answers move it', () => {
  const choice = { words: 'te', href: own.href, column: 0 } as const;
  expect(cellOf(choice, 'te', [own])).toEqual({ row: 0, column: 0 });
  expect(cellOf(choice, 'te', [popular, own])).toEqual({ row: 1, column: 0 });
  expect(cellOf(choice, 'te', [popular]).row).toBe(-1);
});

test('SRCH-004 typing another query clears the choice of the keys', () => {
  expect(cellOf({ words: 'te', href: own.href, column: 1 }, 'tee', [own]).row).toBe(-1);
});

test('SRCH-004 down and up go round through the field, right and left are for searches that can be forgotten', () => {
  const rows = [own, popular];
  expect(moved({ row: -1, column: 0 }, 'ArrowDown', rows)?.row).toBe(0);
  expect(moved({ row: 1, column: 0 }, 'ArrowDown', rows)?.row).toBe(-1);
  expect(moved({ row: -1, column: 0 }, 'ArrowUp', rows)?.row).toBe(1);
  expect(moved({ row: 0, column: 0 }, 'ArrowRight', rows)).toEqual({ row: 0, column: 1 });
  expect(moved({ row: 1, column: 0 }, 'ArrowRight', rows)).toBeNull();
  expect(moved({ row: 0, column: 1 }, 'ArrowLeft', rows)).toEqual({ row: 0, column: 0 });
});
