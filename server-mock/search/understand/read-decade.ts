import { currency } from './read-price.ts';
import { longestAt, type Reading, type Token } from './tokens.ts';

const spoken: Readonly<Record<string, readonly string[]>> = {
  20: ['twintig', 'twenties', 'vingt'],
  30: ['dertig', 'thirties', 'trente'],
  40: ['veertig', 'forties', 'quarante'],
  50: ['vijftig', 'fifties', 'cinquante'],
  60: ['zestig', 'sixties', 'soixante'],
  70: ['zeventig', 'seventies', 'soixante dix'],
  80: ['tachtig', 'eighties', 'quatre vingt', 'quatre vingts'],
  90: ['negentig', 'nineties', 'quatre vingt dix'],
};

/** Returns the decade of a number with two or four digits, as a filter value. */
function decadeOf(number: string): string | null {
  const year = /^(?:19)?([2-9]\d)$/.exec(number)?.[1];
  return year === undefined ? null : `jaren-${year.charAt(0)}0`;
}

function spokenAt(tokens: readonly Token[], at: number): Reading | null {
  const found = Object.entries(spoken)
    .map(([decade, wordings]) => ({ length: longestAt(tokens, at, wordings), value: `jaren-${decade}` }))
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => other.length - one.length);
  return found[0] ?? null;
}

const opening = ['jaren', 'de jaren', 'the', 'annees', 'annee', 'les annees', 'uit de jaren', 'from the'];
const english = /^(?:twen|thir|for|fif|six|seven|eigh|nine)ties$/;

/**
 * Parses a decade at this position, as a filter value: "jaren 70", "jaren zeventig", "70s", "1970s", "seventies",
 * "années soixante-dix", and a year of the twentieth century.
 */
export function decadeAt(tokens: readonly Token[], at: number): Reading | null {
  const opened = longestAt(tokens, at, opening);
  const number = tokens[at + opened]?.folded ?? '';
  const plural = tokens[at + opened + 1]?.folded === 's' ? 1 : 0;
  const written = decadeOf(number);
  const isYear = number.length === 4 && opened === 0 && longestAt(tokens, at + 1, currency) === 0;
  if (written !== null && (opened > 0 || plural > 0 || isYear)) {
    return { length: opened + 1 + plural, value: written };
  }
  const spokenForm = spokenAt(tokens, at + opened);
  if (spokenForm === null || (opened === 0 && !english.test(number))) return null;
  return { length: opened + spokenForm.length, value: spokenForm.value };
}
