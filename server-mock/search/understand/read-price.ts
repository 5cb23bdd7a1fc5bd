import { longestAt, type Reading, type Token } from './tokens.ts';

const upTo = [
  ...[
    'onder',
    'onder de',
    'tot',
    'tot aan',
    'tot en met',
    'tot max',
    'tot maximaal',
    'max',
    'maximaal',
    'maximum',
  ],
  ...['hoogstens', 'hooguit', 'minder dan', 'niet meer dan', 'goedkoper dan', 'beneden', 'beneden de'],
  ...['budget', 'budget van', 'budget of', 'budget de', 'max budget'],
  ...['under', 'below', 'less than', 'up to', 'no more than', 'not more than', 'cheaper than', 'at most'],
  ...[
    'moins de',
    'moins que',
    'jusqu a',
    'jusque',
    'sous',
    'pas plus de',
    'max de',
    'maximum de',
    'a moins de',
  ],
];
const from = [
  ...['vanaf', 'boven', 'boven de', 'meer dan', 'minimaal', 'minstens', 'duurder dan'],
  ...['over', 'above', 'from', 'more than', 'at least'],
  ...['plus de', 'a partir de', 'des', 'au moins', 'au dessus de'],
];
const about = [
  ...['rond', 'rond de', 'rondom', 'ongeveer', 'circa', 'ca', 'zo n'],
  ...['around', 'about', 'roughly'],
  ...['environ', 'autour de', 'dans les'],
];
const between = ['tussen', 'tussen de', 'between', 'entre', 'van', 'from', 'de'];
const and = ['en', 'and', 'et', 'tot', 'to', 'a'];
const currency = ['euro', 'euros', 'eur'];
const lengths = ['cm', 'mm', 'm', 'centimeter', 'meter', 'zits', 'zit', 'places', 'jaar', 'ans', 'years'];
const cheap = [
  ...['goedkoop', 'goedkope', 'goedkoopste', 'betaalbaar', 'betaalbare', 'voordelig', 'voordelige'],
  ...['cheap', 'cheapest', 'affordable', 'inexpensive'],
  ...['pas cher', 'pas chers', 'pas chere', 'pas cheres', 'bon marche', 'abordable', 'abordables'],
];

interface Amount {
  readonly length: number;
  readonly euros: number;
  /** Whether a currency stands beside the number. */
  readonly isMoney: boolean;
}

function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const before = longestAt(tokens, at, currency);
  const number = tokens[at + before]?.folded ?? '';
  if (!/^\d{1,7}$/.test(number)) return null;
  const after = longestAt(tokens, at + before + 1, currency);
  if (longestAt(tokens, at + before + 1, lengths) > 0) return null;
  return { length: before + 1 + after, euros: Number(number), isMoney: before + after > 0 };
}

/** 1965 without a currency is a year. */
function isYear({ euros, isMoney }: Amount): boolean {
  return !isMoney && euros >= 1900 && euros < 2030;
}

function rangeAt(tokens: readonly Token[], at: number): Reading | null {
  const opening = longestAt(tokens, at, between);
  const low = amountAt(tokens, at + opening);
  if (low === null) return null;
  const middle = longestAt(tokens, at + opening + low.length, and);
  const high = amountAt(tokens, at + opening + low.length + middle);
  if (high === null || middle === 0) return null;
  // "Between" says enough; "from 100 to 200" may be anything but for a currency.
  const isPrice = high.isMoney || low.isMoney || longestAt(tokens, at, ['tussen', 'between', 'entre']) > 0;
  if (!isPrice || high.euros < low.euros) return null;
  return { length: opening + low.length + middle + high.length, value: `${low.euros}-${high.euros}` };
}

function limitAt(tokens: readonly Token[], at: number, wordings: readonly string[]) {
  const length = longestAt(tokens, at, wordings);
  const amount = length === 0 ? null : amountAt(tokens, at + length);
  if (amount === null || isYear(amount)) return null;
  return { length: length + amount.length, euros: amount.euros };
}

/** What is still about a price: a fifth less or more. */
const aboutShare = 0.2;

/** "around" may be a place or a size too: only a currency makes it a price. */
function aboutAt(tokens: readonly Token[], at: number): Reading | null {
  const length = longestAt(tokens, at, about);
  const amount = length === 0 ? null : amountAt(tokens, at + length);
  if (!amount?.isMoney) return null;
  const bound = (share: number) => Math.round(amount.euros * share);
  return { length: length + amount.length, value: `${bound(1 - aboutShare)}-${bound(1 + aboutShare)}` };
}

/** A price that stands here, as the value of a PRICE filter: "onder 200" and "€ 200" are "-200". */
export function priceAt(tokens: readonly Token[], at: number): Reading | null {
  const range = rangeAt(tokens, at);
  if (range !== null) return range;
  const most = limitAt(tokens, at, upTo);
  if (most !== null) return { length: most.length, value: `-${most.euros}` };
  const least = limitAt(tokens, at, from);
  if (least !== null) return { length: least.length, value: `${least.euros}-` };
  const near = aboutAt(tokens, at);
  if (near !== null) return near;
  const amount = amountAt(tokens, at);
  return amount?.isMoney ? { length: amount.length, value: `-${amount.euros}` } : null;
}

/** A wish for what costs little. */
export function cheapAt(tokens: readonly Token[], at: number): Reading | null {
  const length = longestAt(tokens, at, cheap);
  return length === 0 ? null : { length, value: 'PRICE_ASC' };
}
