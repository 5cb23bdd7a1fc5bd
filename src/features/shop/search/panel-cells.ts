import type { Suggestion } from './suggestions.ts';

/**
 * A cell of the suggestion grid. Column 0 is the suggestion, column 1 the button that removes it. Row -1 is the
 * input.
 */
export interface Cell {
  readonly row: number;
  readonly column: 0 | 1;
}
const nowhere: Cell = { row: -1, column: 0 };

/**
 * The suggestion chosen with the keyboard. Identified by its href instead of its position, because results that
 * arrive can move it; no longer valid once the words change.
 */
export interface Choice {
  readonly words: string;
  readonly href: string;
  readonly column: 0 | 1;
}

/** The cell of the choice among the rows for these words; the input if the suggestion is no longer there. */
export function cellOf(choice: Choice | null, words: string, rows: readonly Suggestion[]): Cell {
  if (choice === null || choice.words !== words) return nowhere;
  const row = rows.findIndex(({ href }) => href === choice.href);
  return row < 0 ? nowhere : { row, column: choice.column };
}

/** The cell that a key moves to; null for a key that the input handles. Up and down wrap around through the input. */
export function moved({ row, column }: Cell, key: string, rows: readonly Suggestion[]): Cell | null {
  const last = rows.length - 1;
  if (key === 'ArrowDown' && last >= 0) return { row: row >= last ? -1 : row + 1, column: 0 };
  if (key === 'ArrowUp' && last >= 0) return { row: row < 0 ? last : row - 1, column: 0 };
  if (key === 'ArrowRight' && column === 0 && rows[row]?.kind === 'history') return { row, column: 1 };
  if (key === 'ArrowLeft' && column === 1) return { row, column: 0 };
  return null;
}
