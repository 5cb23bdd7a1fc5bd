import { about, and, between, datingToo, from, opening, orLess, orMore, to, upTo } from './bounds.ts';
import { longestAt, type Reading, type Token } from './tokens.ts';

export const currency = ['euro', 'euros', 'eur'];
/** Units other than money that may follow a number. */
const otherUnits = [
  ...['cm', 'mm', 'centimeter', 'centimetre', 'centimetres', 'millimeter', 'millimetre', 'millimetres'],
  ...['zits', 'zit', 'places', 'personen', 'persons', 'people', 'personnes', 'delig', 'stuks', 'pieces'],
  ...['jaar', 'ans', 'years', 'watt', 'liter', 'litres', 'kg', 'kilo'],
];
const cheap = [
  ...['goedkoop', 'goedkope', 'goedkoopste', 'betaalbaar', 'betaalbare', 'voordelig', 'voordelige'],
  ...['cheap', 'cheapest', 'affordable', 'inexpensive'],
  ...['pas cher', 'pas chers', 'pas chere', 'pas cheres', 'bon marche', 'abordable', 'abordables'],
];

interface Amount {
  readonly length: number;
  readonly euros: number;
  /** True if the number has a currency. */
  readonly isMoney: boolean;
}

function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const before = longestAt(tokens, at, currency);
  const number = tokens[at + before]?.folded ?? '';
  if (!/^\d{1,7}$/.test(number)) return null;
  const after = longestAt(tokens, at + before + 1, currency);
  if (longestAt(tokens, at + before + 1, otherUnits) > 0) return null;
  return { length: before + 1 + after, euros: Number(number), isMoney: before + after > 0 };
}

/** True for 1965 without a currency; 2000 is more likely a price. */
function isYear({ euros, isMoney }: Amount): boolean {
  return !isMoney && euros >= 1900 && euros < 2030 && euros % 100 !== 0;
}

/** Smaller numbers without a currency are decades, sizes or quantities: "60-70", "4 tot 6". */
const leastLow = 50;
const leastHigh = 100;

function rangeAt(tokens: readonly Token[], at: number): Reading | null {
  const opened = longestAt(tokens, at, opening);
  const isBetween = longestAt(tokens, at, between) > 0;
  const low = amountAt(tokens, at + opened);
  if (low === null) return null;
  const middle = longestAt(tokens, at + opened + low.length, isBetween || low.isMoney ? and : to);
  const high = amountAt(tokens, at + opened + low.length + middle);
  if (high === null || middle === 0 || high.euros < low.euros) return null;
  const isMoney = low.isMoney || high.isMoney;
  const isPrice = isBetween || (low.euros >= leastLow && high.euros >= leastHigh);
  if (!isMoney && (!isPrice || (isYear(low) && isYear(high)))) return null;
  return { length: opened + low.length + middle + high.length, value: `${low.euros}-${high.euros}` };
}

/** True if the bound at this position may refer to a year: "tot 1960", but not "onder 1950". */
function mayDate(tokens: readonly Token[], at: number): boolean {
  return longestAt(tokens, at, datingToo) === longestAt(tokens, at, [...upTo, ...from]);
}

function limitAt(tokens: readonly Token[], at: number, wordings: readonly string[]) {
  const length = longestAt(tokens, at, wordings);
  const amount = length === 0 ? null : amountAt(tokens, at + length);
  if (amount === null || (isYear(amount) && mayDate(tokens, at))) return null;
  const rest = longestAt(tokens, at + length + amount.length, wordings === upTo ? orLess : orMore);
  return { length: length + amount.length + rest, euros: amount.euros };
}

/**
 * True if the word at this position is between two numbers: in "120 tot 180 cm" the second number is not a bound of
 * its own.
 */
function isAfterNumber(tokens: readonly Token[], at: number): boolean {
  return /^\d+$/.test(tokens[at - 1]?.folded ?? '') && longestAt(tokens, at, to) > 0;
}

/** "About" a price means at most a fifth less or more. */
const aboutShare = 0.2;

/** "around" may also refer to a place or a size, so a currency is required. */
function aboutAt(tokens: readonly Token[], at: number): Reading | null {
  const length = longestAt(tokens, at, about);
  const amount = length === 0 ? null : amountAt(tokens, at + length);
  if (!amount?.isMoney) return null;
  const bound = (share: number) => Math.round(amount.euros * share);
  return { length: length + amount.length, value: `${bound(1 - aboutShare)}-${bound(1 + aboutShare)}` };
}

/** Parses "€ 200", "200 of minder" and "200 of meer". */
function plainAt(tokens: readonly Token[], at: number): Reading | null {
  const amount = amountAt(tokens, at);
  if (amount === null) return null;
  const less = longestAt(tokens, at + amount.length, orLess);
  const more = longestAt(tokens, at + amount.length, orMore);
  if (more > 0) return { length: amount.length + more, value: `${amount.euros}-` };
  return less > 0 || amount.isMoney ? { length: amount.length + less, value: `-${amount.euros}` } : null;
}

/** Parses a price at this position, as a PRICE filter value: "onder 200" and "€ 200" become "-200". */
export function priceAt(tokens: readonly Token[], at: number): Reading | null {
  const range = rangeAt(tokens, at);
  if (range !== null) return range;
  if (isAfterNumber(tokens, at)) return null;
  const most = limitAt(tokens, at, upTo);
  if (most !== null) return { length: most.length, value: `-${most.euros}` };
  const least = limitAt(tokens, at, from);
  if (least !== null) return { length: least.length, value: `${least.euros}-` };
  return aboutAt(tokens, at) ?? plainAt(tokens, at);
}

/** Parses a wish for low prices. */
export function cheapAt(tokens: readonly Token[], at: number): Reading | null {
  const length = longestAt(tokens, at, cheap);
  return length === 0 ? null : { length, value: 'PRICE_ASC' };
}
