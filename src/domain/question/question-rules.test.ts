import { expect, test } from 'vitest';
import { type QuestionInput, questionProblems } from './question-rules.ts';

const asked: QuestionInput = {
  kind: 'QUESTION',
  name: 'Robin',
  email: 'robin@hervonden.test',
  message: 'Is het blad nog recht?',
  days: [],
};
const codes = (change: Partial<QuestionInput>, acceptViewings = false) =>
  questionProblems({ ...asked, ...change }, { acceptViewings, today: '2026-11-27' }).map(({ code }) => code);

test('a question with an address and ten signs can be sent; the name may stay empty', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ name: '' })).toEqual([]);
});

test('problems are reported per field', () => {
  expect(codes({ message: '   kort    ' })).toEqual(['message_too_short']);
  expect(codes({ message: 'a'.repeat(2001) })).toEqual(['message_too_long']);
  expect(codes({ email: 'robin', name: 'a'.repeat(101) })).toEqual(['name_too_long', 'invalid_email']);
});

test('a viewing can be asked of a seller who takes viewings alone', () => {
  expect(codes({ kind: 'VIEWING' })).toEqual(['no_viewings']);
  expect(codes({ kind: 'VIEWING' }, true)).toEqual([]);
});

test('PROD-057 a viewing is requested for two days of the next three months; then a message is optional', () => {
  const viewing = (...days: readonly string[]) => codes({ kind: 'VIEWING', message: '', days }, true);
  expect(viewing('2026-11-27', '2027-02-25')).toEqual([]);
  expect(viewing('2026-11-28', '2026-11-26')).toEqual(['day_out_of_range']);
  expect(viewing('2026-11-28', '2027-02-26')).toEqual(['day_out_of_range']);
  for (const other of ['', '2026-11-28', '2026-11-31', '0001-01-32', 'morgen']) {
    expect(viewing('2026-11-28', other)).toEqual(['two_days']);
  }
  expect(viewing('2026-11-28', '2026-11-29', '2026-11-30')).toEqual(['two_days']);
  expect(viewing()).toEqual(['message_too_short']);
});
