import { provinces } from '#domain/catalog/provinces.ts';
import { townNamed } from '../../outside/address/gazetteer.ts';
import { namedWords } from '../names.ts';
import type { Point } from '../point.ts';
import { wordsOf } from '../words.ts';
import { knownBrandWords } from './known-words.ts';
import { longestAt, type Token } from './tokens.ts';

/** A place in a search: a province by its value, a town by its coordinates. */
export interface PlaceReading {
  readonly length: number;
  readonly name: string;
  readonly province: string | null;
  readonly point: Point | null;
}

const prepositions = [
  ...['in', 'in de buurt van', 'bij', 'rond', 'rondom', 'omgeving', 'regio', 'te', 'uit', 'nabij'],
  ...['near', 'around', 'close to', 'from'],
  ...['a', 'pres de', 'autour de', 'environs de', 'region de', 'en'],
];
const longestName = 4;
/** Smaller towns are only recognised after a preposition, because many share their name with an ordinary word. */
const leastInhabitants = 30_000;
/** Towns whose names are ordinary words in one of the three languages. */
const ordinary: ReadonlySet<string> = new Set(
  'best boom delfts goes halle ham hoorn lier made mol nice oss peer spa waver echt'.split(' '),
);

const provinceNames = new Map(
  provinces.flatMap(({ value, titles }) =>
    Object.values(titles).map((title) => [wordsOf(title).join(' '), value] as const),
  ),
);

function isOtherWord(name: string): boolean {
  return name.split(' ').every((word) => namedWords.has(word) || knownBrandWords.has(word));
}

function namedAt(tokens: readonly Token[], at: number, isAnnounced: boolean): PlaceReading | null {
  for (let length = Math.min(longestName, tokens.length - at); length > 0; length -= 1) {
    const name = tokens
      .slice(at, at + length)
      .map(({ folded }) => folded)
      .join(' ');
    if (isOtherWord(name)) continue;
    const town = townNamed(name);
    const isMeant = isAnnounced || ((town?.inhabitants ?? 0) >= leastInhabitants && !ordinary.has(name));
    if (town !== null && isMeant && name.length > 2) {
      const { name: written, latitude: lat, longitude: lon } = town.place;
      return { length, name: written, province: null, point: { lat, lon } };
    }
    const province = provinceNames.get(name);
    if (province !== undefined) return { length, name, province, point: null };
  }
  return null;
}

/** Parses a town or province at this position, with or without a preposition. */
export function placeAt(tokens: readonly Token[], at: number): PlaceReading | null {
  const opened = longestAt(tokens, at, prepositions);
  const found = namedAt(tokens, at + opened, opened > 0);
  return found === null ? null : { ...found, length: opened + found.length };
}
