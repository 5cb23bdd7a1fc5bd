import { wordsOf } from '../words.ts';

/** A word of a search, as typed and normalised for comparison. */
export interface Token {
  readonly raw: string;
  readonly folded: string;
}

const euroSign: Token = { raw: '€', folded: 'euro' };
/** A dash between two numbers means the same as "to". */
const dash: Token = { raw: '-', folded: 'tot' };
const numberRange = /^([\d.,]*\d)[-–](\d.*)?$/;
const amount = /^(\d+)(euros?|eur|cm|mm)$/;
/** Lengths in metres, alone or as a range; unlike the cents of a price, their decimals matter. */
const metres =
  /(?:(\d+(?:[.,]\d{1,2})?)(\s*(?:tot|to|à|-|–)\s*))?(\d+(?:[.,]\d{1,2})?)\s*(?:m|meters?|m[eè]tres?)(?![\p{L}\d])/giu;
const decadeInOne = /^(jaren|annees)(\d{2})$/;
const decadeEnglish = /^((?:19)?\d0)s$/;

function split(raw: string): Token[] {
  const [, low, high = ''] = numberRange.exec(raw) ?? [];
  if (low !== undefined) return [...split(low), dash, ...split(high)];
  // Removes thousands separators and the dash or cents after a price: comparisons use whole euros.
  const whole = raw
    .replace(/^(\d{1,3})[.,](\d{3})(?!\d)/, '$1$2')
    .replace(/^(\d+)[.,](?:-|–|\d{1,2})?$/, '$1');
  return wordsOf(whole).flatMap((folded) => {
    const parts = [amount, decadeInOne, decadeEnglish].map((shape) => shape.exec(folded)).find(Boolean);
    if (!parts)
      return [{ raw: folded === wordsOf(raw)[0] && wordsOf(raw).length === 1 ? raw : folded, folded }];
    const [, first = '', second = 's'] = parts;
    return [first, second].map((part) => ({ raw: part, folded: part }));
  });
}

function centimetres(length: string): number {
  return Math.round(Number(length.replace(',', '.')) * 100);
}

/** Splits a search into its tokens, in order. */
export function tokensOf(searchString: string): Token[] {
  const inCentimetres = searchString.replace(
    metres,
    (_, low: string | undefined, to: string, high: string) =>
      low === undefined ? `${centimetres(high)} cm` : `${centimetres(low)}${to}${centimetres(high)} cm`,
  );
  return (inCentimetres.match(/€|[^\s€]+/g) ?? []).flatMap((raw) => {
    if (raw === '€') return [euroSign];
    return raw === '-' || raw === '–' ? [dash] : split(raw);
  });
}

/** False for a token without a meaning of its own. */
export function isWord(token: Token): boolean {
  return token !== dash;
}

/** A parsed part of a search: its number of tokens and its value. */
export interface Reading {
  readonly length: number;
  readonly value: string;
}

/** True if the words occur at this position. */
function startsWith(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, index) => tokens[at + index]?.folded === word);
}

/** Returns the number of words of the longest wording that occurs at this position; 0 for none. */
export function longestAt(tokens: readonly Token[], at: number, wordings: readonly string[]): number {
  const found = wordings
    .map((wording) => wording.split(' '))
    .filter((words) => startsWith(tokens, at, words));
  return Math.max(0, ...found.map((words) => words.length));
}
