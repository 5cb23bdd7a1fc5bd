import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersOf, sameNumber } from './word-forms.ts';

const words = fc.stringMatching(/^[aens xk]{1,6}$/).map((word) => word.replaceAll(' ', ''));
const endings = fc.constantFrom('', 's', 'n', 'en', 'es', 'x', 'e', 'nen', 'ken');

test('the numbers of a word are exactly what counts as its singular or plural', () => {
  expect(numbersOf('krukken')).toContain('kruk');
  expect(numbersOf('kruk')).toContain('krukken');
  expect(numbersOf('bureaux')).toContain('bureau');
  fc.assert(
    fc.property(words, endings, (word, ending) => {
      const other = word + ending;
      expect(numbersOf(word).includes(other)).toBe(sameNumber(word, other));
      expect(numbersOf(other).includes(word)).toBe(sameNumber(other, word));
    }),
  );
});
