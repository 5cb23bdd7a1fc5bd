import { about, and, between, from, opening, orLess, orMore, to, upTo } from './bounds.ts';
import { longestAt, type Reading, type Token } from './tokens.ts';

export type SizeKind = 'WIDTH' | 'HEIGHT' | 'DEPTH';

/** Metres have already been converted to centimetres by `tokensOf`. */
const centimetreNames = ['cm', 'centimeter', 'centimetre', 'centimetres'];
const millimetreNames = ['mm', 'millimeter', 'millimetre', 'millimetres'];
/** Words between the sides of a surface: "200 x 300 cm". */
const by = ['x', 'bij', 'by', 'sur', 'op'];
/** Dimensions without a filter. */
const ofSeat = ['zithoogte', 'zitdiepte', 'zitbreedte', 'seat', 'd assise', 'assise', 'hauteur d assise'];

/** Names of a dimension before the number: "breedte 80 cm". */
const namedBefore: Readonly<Record<SizeKind, readonly string[]>> = {
  WIDTH: ['breedte', 'lengte', 'diameter', 'doorsnee', 'width', 'length', 'largeur', 'longueur', 'diametre'],
  HEIGHT: ['hoogte', 'height', 'hauteur'],
  DEPTH: ['diepte', 'depth', 'profondeur'],
};
/** Names of a dimension after the number: "80 cm breed". */
const namedAfter: Readonly<Record<SizeKind, readonly string[]>> = {
  WIDTH: [
    ...[
      'breed',
      'brede',
      'lang',
      'lange',
      'doorsnee',
      'diameter',
      'wide',
      'long',
      'width',
      'length',
      'across',
    ],
    ...['large', 'de large', 'de largeur', 'de long', 'de longueur', 'de diametre'],
  ],
  HEIGHT: ['hoog', 'hoge', 'high', 'tall', 'height', 'haut', 'de haut', 'de hauteur'],
  DEPTH: ['diep', 'diepe', 'deep', 'depth', 'profond', 'de profondeur'],
};
const sides = ['WIDTH', 'HEIGHT', 'DEPTH'] as const;

/** "About" a size means at most a tenth less or more. */
const aboutShare = 0.1;

interface Bounds {
  readonly length: number;
  /** The last number, as typed. */
  readonly number: number;
  readonly low: number | null;
  readonly high: number | null;
}

function numberAt(tokens: readonly Token[], at: number): number | null {
  const number = tokens[at]?.folded ?? '';
  return /^\d{1,5}$/.test(number) ? Number(number) : null;
}

/** Parses numbers without their unit: "max 180", "tussen 80 en 120", "80-120", "80". */
function boundsAt(tokens: readonly Token[], at: number): Bounds | null {
  const opened = longestAt(tokens, at, opening);
  const low = numberAt(tokens, at + opened);
  const isBetween = longestAt(tokens, at, between) > 0;
  const middle = low === null ? 0 : longestAt(tokens, at + opened + 1, isBetween ? and : to);
  const high = middle === 0 ? null : numberAt(tokens, at + opened + 1 + middle);
  if (low !== null && high !== null && low <= high) {
    return { length: opened + 2 + middle, number: high, low, high };
  }
  const most = longestAt(tokens, at, upTo);
  const least = longestAt(tokens, at, from);
  const near = longestAt(tokens, at, about);
  const length = Math.max(most, least, near);
  const number = numberAt(tokens, at + length);
  if (number === null) return null;
  if (most > 0) return { length: most + 1, number, low: null, high: number };
  if (least > 0) return { length: least + 1, number, low: number, high: null };
  return {
    ...{ length: near + 1, number },
    ...{ low: number * (1 - aboutShare), high: number * (1 + aboutShare) },
  };
}

function sideAt(tokens: readonly Token[], at: number, named: Readonly<Record<SizeKind, readonly string[]>>) {
  for (const kind of sides) {
    const length = longestAt(tokens, at, named[kind]);
    if (length > 0) return { kind, length };
  }
  return null;
}

/**
 * Parses a size at this position, as a filter value in centimetres: "80 cm breed" becomes "72-88" for WIDTH, "max 2 m
 * hoog" becomes "-200" for HEIGHT. The default dimension is the width, which people measure first. A side of "200 x
 * 300 cm" is not parsed.
 */
export function sizeAt(tokens: readonly Token[], at: number): (Reading & { readonly kind: SizeKind }) | null {
  if (by.includes(tokens[at - 1]?.folded ?? '')) return null;
  const before = sideAt(tokens, at, namedBefore);
  const start = at + (before?.length ?? 0);
  const bounds = boundsAt(tokens, start);
  if (bounds === null) return null;
  const unitAt = start + bounds.length;
  const isMillimetres = longestAt(tokens, unitAt, millimetreNames) > 0;
  if (!isMillimetres && longestAt(tokens, unitAt, centimetreNames) === 0) return null;
  if (longestAt(tokens, unitAt + 1, ofSeat) > 0) return null;
  const less = longestAt(tokens, unitAt + 1, orLess);
  const more = longestAt(tokens, unitAt + 1, orMore);
  const after = before === null ? sideAt(tokens, unitAt + 1 + less + more, namedAfter) : null;
  const centimetres = (length: number | null) =>
    length === null ? '' : Math.round(isMillimetres ? length / 10 : length);
  const { number } = bounds;
  const [low, high] = less > 0 ? [null, number] : more > 0 ? [number, null] : [bounds.low, bounds.high];
  return {
    kind: before?.kind ?? after?.kind ?? 'WIDTH',
    length: unitAt + 1 + less + more + (after?.length ?? 0) - at,
    value: `${centimetres(low)}-${centimetres(high)}`,
  };
}
