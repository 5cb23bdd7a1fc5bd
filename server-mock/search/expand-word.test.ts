import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedErrors, isWithin } from '#domain/search/typing-errors.ts';
import { requiredWords, type Stems } from './expand-word.ts';

test.each([
  ['artifort', 'artifort', 0, true],
  ['artifrot', 'artifort', 1, true],
  ['artiford', 'artifort', 1, true],
  ['artfort', 'artifort', 1, true],
  ['arrtifort', 'artifort', 1, true],
  ['artfrot', 'artifort', 1, false],
  ['artfrot', 'artifort', 2, true],
  ['kast', 'kunst', 1, false],
  ['', 'ab', 2, true],
])('from %s to %s in %i errors: %s', (one, other, most, within) => {
  expect(isWithin(one, other, most)).toBe(within);
  expect(isWithin(other, one, most)).toBe(within);
});

test('one character added, left out, changed or swapped counts as one error', () => {
  const word = fc.stringMatching(/^[a-z]{4,12}$/);
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom('add', 'drop', 'change', 'swap'), (known, place, kind) => {
      const at = place % (known.length - 1);
      const typed = {
        add: `${known.slice(0, at)}q${known.slice(at)}`,
        drop: known.slice(0, at) + known.slice(at + 1),
        change: `${known.slice(0, at)}q${known.slice(at + 1)}`,
        swap: known.slice(0, at) + (known[at + 1] ?? '') + (known[at] ?? '') + known.slice(at + 2),
      }[kind];
      expect(isWithin(typed, known, 1)).toBe(true);
    }),
  );
});

test('short words and numbers hold no errors, long ones two', () => {
  expect(['tas', 'kast', 'fauteui', 'fauteuil', '1234'].map(allowedErrors)).toEqual([0, 1, 1, 2, 0]);
});

test('stop words are searched for only when there is nothing else', () => {
  const dropped: Stems = { nl: null, en: 'de', fr: null };
  const kastStems: Stems = { nl: 'kast', en: 'kast', fr: 'kast' };
  const stems = (word: string) => (word === 'de' ? dropped : kastStems);
  expect(requiredWords(['de', 'kast'], stems)).toEqual(['kast']);
  expect(requiredWords(['de'], stems)).toEqual(['de']);
});
