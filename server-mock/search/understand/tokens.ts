import { wordsOf } from '../words.ts';

/** One word of a search: as it was typed, and folded for comparing. */
export interface Token {
  readonly raw: string;
  readonly folded: string;
}

const euroSign: Token = { raw: '€', folded: 'euro' };
/** The dash between two numbers says what "to" says. */
const dash: Token = { raw: '-', folded: 'tot' };
const numberRange = /^([\d.,]*\d)[-–](\d.*)?$/;
const amount = /^(\d+)(euros?|eur|cm|mm)$/;
/** Metres, alone or as a range: their tenths matter, where cents of a price do not. */
const metres =
  /(?:(\d+(?:[.,]\d{1,2})?)(\s*(?:tot|to|à|-|–)\s*))?(\d+(?:[.,]\d{1,2})?)\s*(?:m|meters?|m[eè]tres?)(?![\p{L}\d])/giu;
const decadeInOne = /^(jaren|annees)(\d{2})$/;
const decadeEnglish = /^((?:19)?\d0)s$/;

function split(raw: string): Token[] {
  const [, low, high = ''] = numberRange.exec(raw) ?? [];
  if (low !== undefined) return [...split(low), dash, ...split(high)];
  // Thousands, and the dash or the cents after a price: whole euros are enough to compare by.
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

/** The words of a search in their order. */
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

/** False for a sign that says nothing by itself. */
export function isWord(token: Token): boolean {
  return token !== dash;
}

/** How a part of a search begins: how many words it takes, and what it means. */
export interface Reading {
  readonly length: number;
  readonly value: string;
}

/** True when these words stand here. */
function startsWith(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, index) => tokens[at + index]?.folded === word);
}

/** The longest of the given wordings that stands here, as its number of words; 0 for none. */
export function longestAt(tokens: readonly Token[], at: number, wordings: readonly string[]): number {
  const found = wordings
    .map((wording) => wording.split(' '))
    .filter((words) => startsWith(tokens, at, words));
  return Math.max(0, ...found.map((words) => words.length));
}
