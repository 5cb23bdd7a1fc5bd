import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchIn, suggestDelay, suggestFrom } from './suggestion.ts';

const matched = (label: string, typed: string): string => {
  const { matchStart, matchEnd } = matchIn(label, typed);
  return label.slice(matchStart, matchEnd);
};

test('ADDR-005 ADDR-006 suggestions from 3 characters, 250 ms after the last keystroke', () => {
  expect(suggestFrom).toBe(3);
  expect(suggestDelay).toBe(250);
});

describe('ADDR-003 matchStart and matchEnd mark the typed part of the label', () => {
  test.each([
    ['Kerkstraat 12, 3511 AB Utrecht', 'kerkstr', 'Kerkstr'],
    ["Rue de l'Église 4, 5000 Namur", 'rue de l eglise', "Rue de l'Église"],
    ["Rue de l'Église 4, 5000 Namur", 'eglise', 'Église'],
    ["Rue de l'E\u0301glise", 'eglise', 'E\u0301glise'],
    ['Œuvrestraat', 'oeuvre', 'Œuvre'],
    ['Kerkstraat 12, 3511 AB Utrecht', 'utrecht', 'Utrecht'],
    ['Kerkstraat 12, 3511 AB Utrecht', 'Kerkstraat 12 utrecht', 'Kerkstraat 12'],
    ['Kerkstraat 12', 'straat', ''],
    ['Kerkstraat 12', '   ', ''],
  ])('%s, typed %s: %s', (label, typed, expected) => {
    expect(matched(label, typed)).toBe(expected);
  });

  test('for any input, both lie within the label and never in the middle of a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (label, typed) => {
        const { matchStart, matchEnd } = matchIn(label, typed);
        expect(matchStart).toBeGreaterThanOrEqual(0);
        expect(matchEnd).toBeGreaterThanOrEqual(matchStart);
        expect(matchEnd).toBeLessThanOrEqual(label.length);
        expect(label.slice(0, matchStart) + matched(label, typed) + label.slice(matchEnd)).toBe(label);
        expect(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/.test(matched(label, typed))).toBe(false);
      }),
    );
  });
});
