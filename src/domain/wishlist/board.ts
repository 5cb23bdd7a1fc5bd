/** Limits of a board: enough for a whole house, and too little to fill the table. */
export const longestBoardTitle = 60;
export const mostBoards = 50;
export const mostBoardItems = 200;

export type BoardProblem = 'board_title_empty' | 'board_title_too_long';

/** Returns a board's title as stored: trimmed, single spaces. */
export function boardTitleOf(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ');
}

/** Validates a title. Returns null when it is valid. */
export function boardTitleProblem(typed: string): BoardProblem | null {
  const { length } = [...boardTitleOf(typed)];
  if (length === 0) return 'board_title_empty';
  return length > longestBoardTitle ? 'board_title_too_long' : null;
}
