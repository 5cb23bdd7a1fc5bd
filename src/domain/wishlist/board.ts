/** Limits of a board: room for a whole house, too little for filling a table. */
export const longestBoardTitle = 60;
export const mostBoards = 50;
export const mostBoardItems = 200;

export type BoardProblem = 'board_title_empty' | 'board_title_too_long';

/** A board's title as it is kept: trimmed, single spaces. */
export function boardTitleOf(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}

/** What is wrong with a title, or null. */
export function boardTitleProblem(typed: string): BoardProblem | null {
  const { length } = [...boardTitleOf(typed)];
  if (length === 0) return 'board_title_empty';
  return length > longestBoardTitle ? 'board_title_too_long' : null;
}
