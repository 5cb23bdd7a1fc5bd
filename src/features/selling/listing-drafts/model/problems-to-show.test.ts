import { expect, test } from 'vitest';
import { emptyDraft } from '#domain/product/draft.ts';
import { checkDraft } from '#domain/product/draft-check.ts';
import { problemsToShow } from './problems-to-show.ts';

test('before publishing only a filled field that was left shows an error', () => {
  const wrong = { ...emptyDraft('3f0d5c1e-6f0a-4f57-9c3b-0a4f2a1b7c11', 1), title: 'abc', width: 5000 };
  const { problems } = checkDraft(wrong, null);
  const shown = (left: string[], all = false) =>
    problemsToShow(wrong, problems, { all, left: new Set(left) }).map((problem) => problem.code);
  expect(shown([])).toEqual([]);
  expect(shown(['title', 'width', 'materials'])).toEqual(['title', 'width']);
  expect(shown([], true)).toEqual(problems.map((problem) => problem.code));
});
