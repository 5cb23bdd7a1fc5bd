import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replicaWordsIn } from './replica-words.ts';

const spelled = [
  'replica',
  'namaak',
  'kopie',
  'duplicaat',
  'nagemaakt',
  'nep',
  'imitation',
  'copy',
  'duplicate',
  'fake',
  'réplique',
  'copie',
  'duplicata',
  'faux',
];

describe('replica words', () => {
  test.each(spelled)('FORM-033 "%s" is found in any case, with or without accents', (word) => {
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
    for (const form of [word, word.toUpperCase(), plain, word.normalize('NFD')]) {
      expect(replicaWordsIn(`Stoel (${form}), jaren 60`)).toEqual([form.normalize('NFC')]);
    }
  });

  test.each([
    ["twee replica's", 1],
    ['twee replica’s', 1],
    ['oude kopieën', 1],
    ['kopies', 1],
    ['nepleer', 0],
    ['nep-leer', 1],
    ['Neptunus', 0],
    ['kopieerapparaat', 0],
    ['copywriter', 0],
    ['re\u00adplica', 1],
    ['fa\u200bke', 1],
    ['ｆａｋｅ', 1],
    ['Fauxbourg', 0],
    ['', 0],
  ])('FORM-031 FORM-032 whole words with their endings: %s', (text, count) => {
    expect(replicaWordsIn(text)).toHaveLength(count);
  });

  test.each([
    ['Een Réplique en een FAKE', ['Réplique', 'FAKE']],
    ["twee Replica's", ["Replica's"]],
    ['re\u00adplica', ['replica']],
    ['ⓕⓐⓚⓔ', ['fake']],
  ])('FORM-031 FORM-032 they are named as they are typed: %s', (text, typed) => {
    expect(replicaWordsIn(text)).toEqual(typed);
  });

  test('FORM-031 a replica word is found between any characters that are not letters or digits', () => {
    const gap = fc.stringMatching(/^[ ,.;:!?()/\-\n"]{1,3}$/);
    fc.assert(
      fc.property(fc.constantFrom(...spelled), gap, gap, (word, before, after) => {
        expect(replicaWordsIn(`stoel${before}${word}${after}tafel`)).toHaveLength(1);
      }),
    );
  });

  test('FORM-031 a word grown into another word is never found', () => {
    fc.assert(
      fc.property(fc.constantFrom(...spelled), fc.constantFrom('x', 'q9', 'ing', 'tunus'), (word, tail) => {
        expect(replicaWordsIn(`een ${word}${tail} tafel`)).toHaveLength(0);
      }),
    );
  });
});
