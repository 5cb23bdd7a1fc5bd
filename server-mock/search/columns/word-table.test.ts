import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from '../words.ts';
import { WordTable } from './word-table.ts';

const signs = fc.constantFrom(...'aZ9 -.\u0301éÉëßøœ½²’–€ﬁ字'.split(''), '\u{1f6cb}', '\n');
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(signs).map((list) => list.join('')),
);

test('finds the words that wordsOf cuts at their positions in a text', () => {
  fc.assert(
    fc.property(texts, fc.string(), (text, around) => {
      const table = new WordTable();
      const found: string[] = [];
      const page = `${around} ${text} ${around}`;
      const from = around.length + 1;
      table.forEach(page, from, from + text.length, (word) => found.push(table.words[word] ?? ''));
      expect(found).toEqual(wordsOf(text));
      for (const word of found) expect(table.words[table.find(word) ?? -1]).toBe(word);
    }),
    { numRuns: 2000 },
  );
});
