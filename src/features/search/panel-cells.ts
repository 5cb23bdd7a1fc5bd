import type { Suggestion } from './suggestions.ts';

/** A cell of the list: a row and in it the suggestion (0) or the button that forgets it (1); row -1 is the field. */
export interface Cell {
  readonly row: number;
  readonly column: 0 | 1;
}
const nowhere: Cell = { row: -1, column: 0 };

/** What the keys chose: a suggestion rather than its place, as answers that arrive may move it; void with other words. */
export interface Choice {
  readonly words: string;
  readonly href: string;
  readonly column: 0 | 1;
}

/** Where the choice is in the rows for these words; the field when it is not there any more. */
export function cellOf(choice: Choice | null, words: string, rows: readonly Suggestion[]): Cell {
  if (choice === null || choice.words !== words) return nowhere;
  const row = rows.findIndex(({ href }) => href === choice.href);
  return row < 0 ? nowhere : { row, column: choice.column };
}

/** Where a key leads from a cell; null for a key that stays the field's. Down and up go round, through the field. */
export function moved({ row, column }: Cell, key: string, rows: readonly Suggestion[]): Cell | null {
  const last = rows.length - 1;
  if (key === 'ArrowDown' && last >= 0) return { row: row >= last ? -1 : row + 1, column: 0 };
  if (key === 'ArrowUp' && last >= 0) return { row: row < 0 ? last : row - 1, column: 0 };
  if (key === 'ArrowRight' && column === 0 && rows[row]?.kind === 'history') return { row, column: 1 };
  if (key === 'ArrowLeft' && column === 1) return { row, column: 0 };
  return null;
}
