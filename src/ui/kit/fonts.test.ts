import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sheet = readFileSync('src/ui/kit/fonts.css', 'utf8');
const script = readFileSync('scripts/make-fonts.sh', 'utf8');

/** The first and last code point of each part of a unicode-range. */
function rangesOf(text: string): [number, number][] {
  return [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
}

const faces = [...sheet.matchAll(/@font-face\s*\{([^}]*-core\.woff2[^}]*)\}/g)].map(([, rules = '']) =>
  rangesOf(/unicode-range:([^;]*)/.exec(rules)?.[1] ?? ''),
);
const made = rangesOf(/letters='([^']*)'/.exec(script)?.[1] ?? '');

const isMade = (letter: string) =>
  made.some(([from, to]) => {
    const point = letter.codePointAt(0) ?? 0;
    return point >= from && point <= to;
  });

describe('the fonts that every page loads', () => {
  test('are asked for the letters that they were made with', () => {
    expect(made.length).toBeGreaterThan(0);
    expect(faces).toEqual([made, made]);
  });

  test.each(['nl', 'en', 'fr'])('have every letter of the words in %s', (locale) => {
    const words = readFileSync(`locales/${locale}/messages.po`, 'utf8');
    // Neither file has these signs: they come from the device.
    const signs = new Set('₂→');
    const lacking = [...new Set(words)].filter(
      (letter) => letter > ' ' && !isMade(letter) && !signs.has(letter),
    );
    expect(lacking).toEqual([]);
  });

  test('have the letters of makers from all around', () => {
    const names = 'Søn Århus Ågren Æther Gañán Müller Groß Peña João Škoda';
    expect([...names].filter((letter) => !isMade(letter))).toEqual(['Š']);
  });
});
