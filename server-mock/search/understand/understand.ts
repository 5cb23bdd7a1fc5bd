import type { Locale } from '#domain/catalog/entry.ts';
import { bareForms } from '../diminutives.ts';
import { fieldRank, type NameRank } from '../expand-word.ts';
import { type Meaning, meaningsOf, meaningsTogether, namedWords } from '../names.ts';
import type { Point } from '../point.ts';
import { numbersOf } from '../word-forms.ts';
import { queryWords } from '../words.ts';
import { knownWords } from './known-words.ts';
import { decadeAt } from './read-decade.ts';
import { placeAt } from './read-place.ts';
import { cheapAt, priceAt } from './read-price.ts';
import { sizeAt } from './read-size.ts';
import { isWord, type Token, tokensOf } from './tokens.ts';

export const understoodKinds = ['PRICE', 'CHEAPEST', 'DECADE', 'PLACE', 'WIDTH', 'HEIGHT', 'DEPTH'] as const;
type UnderstoodKind = (typeof understoodKinds)[number];

/** A part of a search with a meaning beyond its words. */
export interface UnderstoodPart {
  readonly kind: UnderstoodKind;
  /** `-200` in whole euros or centimetres, `jaren-70`, the name of a place; '' for the cheapest. */
  readonly value: string;
  /** The text as typed. */
  readonly text: string;
  /** The search string without this part. */
  readonly rest: string;
}

export interface Understood {
  /** The words that products must contain. */
  readonly words: readonly string[];
  readonly parts: readonly UnderstoodPart[];
  /** For the part PLACE: a province by its value, or a point. */
  readonly province: string | null;
  readonly point: Point | null;
}

interface Found {
  readonly kind: UnderstoodKind;
  readonly value: string;
  readonly from: number;
  readonly length: number;
}

const longestSearch = 200;

/** Extracts prices, sizes, decades and places from a search; only the first of each kind is used. Never throws. */
export function understand(searchString: string): Understood {
  const tokens = tokensOf(searchString.slice(0, longestSearch));
  const found: Found[] = [];
  const left: Token[] = [];
  let place: ReturnType<typeof placeAt> = null;
  for (let at = 0; at < tokens.length; ) {
    const isNew = (kind: UnderstoodKind) => !found.some((one) => one.kind === kind);
    const town = isNew('PLACE') ? placeAt(tokens, at) : null;
    const size = sizeAt(tokens, at);
    const reading =
      (size !== null && isNew(size.kind) ? size : null) ??
      withKind('DECADE', isNew('DECADE') ? decadeAt(tokens, at) : null) ??
      withKind('PRICE', isNew('PRICE') ? priceAt(tokens, at) : null) ??
      withKind('CHEAPEST', isNew('CHEAPEST') ? cheapAt(tokens, at) : null) ??
      withKind('PLACE', town === null ? null : { length: town.length, value: town.name });
    if (reading === null) {
      const token = tokens[at];
      if (token !== undefined && isWord(token)) left.push(token);
      at += 1;
      continue;
    }
    if (reading.kind === 'PLACE') place = town;
    found.push({ ...reading, from: at });
    at += reading.length;
  }
  return {
    words: knownWords(queryWords(left.map(({ folded }) => folded).join(' '))),
    parts: found.map(({ kind, value, from, length }) => ({
      kind,
      value: kind === 'CHEAPEST' ? '' : value,
      text: textOf(tokens.slice(from, from + length)),
      rest: textOf(tokens.toSpliced(from, length)),
    })),
    province: place?.province ?? null,
    point: place?.point ?? null,
  };
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ raw }) => raw).join(' ');
}

function withKind(kind: UnderstoodKind, reading: { readonly length: number; readonly value: string } | null) {
  return reading === null ? null : { kind, ...reading };
}

/**
 * Returns the categories that the words name in this language, in singular, plural or as a diminutive; empty for
 * none. A word that is part of a name of several words only means that name, whether of a category or not: a "table
 * de chevet" is no table, nor is the collection "Aan de lange tafel". A lower `leastRank` includes categories with
 * that name in a looser sense.
 */
export function categoriesNamed(
  words: readonly string[],
  locale: Locale,
  leastRank: NameRank = fieldRank.category,
): readonly string[] {
  const together = meaningsTogether(words);
  const pathsOf = (meanings: readonly Meaning[]) =>
    meanings.flatMap(({ kind, value, rank }) => (kind === 'path' && rank >= leastRank ? [value] : []));
  const paths = words.flatMap((word) => {
    const ofPhrase = together.get(word);
    return pathsOf(ofPhrase ?? formsOf(word).flatMap((form) => meaningsOf(form, locale)));
  });
  return [...new Set(paths)];
}

function formsOf(word: string): readonly string[] {
  const forms = [word, ...bareForms(word)].flatMap(numbersOf);
  return [...new Set(forms)].filter((form) => namedWords.has(form));
}
