import { expect, test } from 'vitest';
import { type QuestionInput, questionProblems } from './question-rules.ts';

const asked: QuestionInput = {
  kind: 'QUESTION',
  name: 'Robin',
  email: 'robin@hervonden.test',
  message: 'Is het blad nog recht?',
};
const codes = (change: Partial<QuestionInput>, acceptViewings = false) =>
  questionProblems({ ...asked, ...change }, { acceptViewings }).map(({ code }) => code);

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
