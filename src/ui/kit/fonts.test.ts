import { globSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { locales } from '#domain/constants/locales.ts';

const sheet = readFileSync('src/ui/kit/fonts.css', 'utf8');
const script = readFileSync('scripts/make-fonts.sh', 'utf8');

/** The first and last code point of each range in a unicode-range. */
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

/**
 * The code points for which a WOFF2 file made by fonttools has glyphs (W3C WOFF2, sections 4 and 5; OpenType cmap,
 * format 4).
 */
function lettersOf(file: string): Set<number> {
  const bytes = readFileSync(file);
  let at = 48;
  const varied = () => {
    let value = 0;
    for (let byte = 0x80; byte >= 0x80; value = value * 128 + (byte & 0x7f)) byte = bytes.readUInt8(at++);
    return value;
  };
  let offset = 0;
  let cmapAt = -1;
  for (let table = bytes.readUInt16BE(12); table > 0; table -= 1) {
    const flags = bytes.readUInt8(at++);
    const [tag, transform] = [flags & 0x3f, flags >> 6];
    if (tag === 63) at += 4;
    const length = varied();
    // For glyf (10) and loca (11), transformation version 3 means untransformed; for other tables, version 0 does.
    const isTransformed = tag === 10 || tag === 11 ? transform !== 3 : transform !== 0;
    const stored = isTransformed ? varied() : length;
    if (tag === 0) cmapAt = offset;
    offset += stored;
  }
  const font = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  const cmap = font.subarray(cmapAt);
  const found = new Set<number>();
  for (let encoding = 0; encoding < cmap.readUInt16BE(2); encoding += 1) {
    const part = cmap.subarray(cmap.readUInt32BE(8 + encoding * 8));
    if (part.readUInt16BE(0) !== 4) continue;
    const segments = part.readUInt16BE(6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const last = part.readUInt16BE(14 + segment * 2);
      const first = part.readUInt16BE(16 + (segments + segment) * 2);
      for (let point = first; point <= last && point < 0xffff; point += 1) found.add(point);
    }
  }
  return found;
}

const isMade = (letter: string) =>
  made.some(([from, to]) => {
    const point = letter.codePointAt(0) ?? 0;
    return point >= from && point <= to;
  });

describe('the fonts that every page loads', () => {
  test('declare the characters that they are made with', () => {
    expect(made.length).toBeGreaterThan(0);
    expect(faces).toEqual([made, made]);
  });

  test.each(['instrument-sans-core', 'fraunces-core'])('%s has every character that it declares', (file) => {
    const has = lettersOf(`src/ui/kit/fonts/${file}.woff2`);
    const lacking = made.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, step) => from + step).filter((point) => !has.has(point)),
    );
    expect(lacking.map((point) => point.toString(16))).toEqual([]);
  });

  test.each(locales)('have every character of the texts in %s', (locale) => {
    const words = readFileSync(`locales/${locale}/messages.po`, 'utf8');
    // Neither file has these characters; they are rendered with a system font.
    const signs = new Set('₂→');
    const lacking = [...new Set(words)].filter(
      (letter) => letter > ' ' && !isMade(letter) && !signs.has(letter),
    );
    expect(lacking).toEqual([]);
  });

  test('have every character of the signs in style sheets, or these name a font of the device', () => {
    const rules = globSync('src/**/*.css').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\{([^{}]*\bcontent:\s*"([^"]+)"[^{}]*)\}/g)].map(
        ([, rule = '', sign = '']) => ({ file, rule, sign }),
      ),
    );
    expect(rules.length).toBeGreaterThan(1);
    const lacking = rules.filter(
      ({ rule, sign }) => ![...sign].every(isMade) && !rule.includes('font-family: system-ui'),
    );
    expect(lacking.map(({ file, sign }) => `${file}: ${sign}`)).toEqual([]);
  });

  test('have the characters of makers’ names from many countries', () => {
    const names = 'Søn Århus Ågren Æther Gañán Müller Groß Peña João Škoda';
    expect([...names].filter((letter) => !isMade(letter))).toEqual(['Š']);
  });
});
