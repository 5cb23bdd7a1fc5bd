import { expect, test } from 'vitest';
import { boardTitleOf, boardTitleProblem } from './board.ts';

test('a title has one to sixty letters, spaces around it do not count', () => {
  expect(boardTitleOf('  Het  nieuwe huis ')).toBe('Het nieuwe huis');
  expect(boardTitleProblem('Logeerkamer')).toBeNull();
  expect(boardTitleProblem('   ')).toBe('board_title_empty');
  expect(boardTitleProblem(`${'🛋'.repeat(60)} `)).toBeNull();
  expect(boardTitleProblem('a'.repeat(61))).toBe('board_title_too_long');
});
