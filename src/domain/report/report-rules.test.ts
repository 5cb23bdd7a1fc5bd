import { expect, test } from 'vitest';
import { reasonsOf, reportKinds, reportProblems, reportReasons } from './report-rules.ts';

test('each kind takes its own reasons and refuses the others', () => {
  for (const kind of reportKinds)
    for (const reason of reportReasons) {
      const codes = reportProblems(kind, reason, 'Dit klopt niet.').map(({ code }) => code);
      expect(codes).toEqual(reasonsOf[kind].includes(reason) ? [] : ['report_reason']);
    }
});

test('the text has 10 to 1000 characters, blanks at its ends left out', () => {
  const codes = (words: string) => reportProblems('CHAT', 'SPAM', words).map(({ code }) => code);
  expect(codes(`   ${'a'.repeat(9)}   `)).toEqual(['report_too_short']);
  expect(codes('a'.repeat(10))).toEqual([]);
  expect(codes('a'.repeat(1000))).toEqual([]);
  expect(codes('a'.repeat(1001))).toEqual(['report_too_long']);
});
