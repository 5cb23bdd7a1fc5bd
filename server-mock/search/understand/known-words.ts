import { brands } from '#domain/catalog/brands.ts';
import { namedValues, namedWords } from '../names.ts';
import { sameNumber } from '../word-forms.ts';
import { wordsOf } from '../words.ts';

export const knownBrandWords: ReadonlySet<string> = new Set(
  brands.flatMap(({ titles }) => wordsOf(titles.nl)),
);

const names = namedValues.flatMap(({ titles, also }) => [...Object.values(titles), ...also].map(wordsOf));
const single = names.filter(({ length }) => length === 1).flat();
const several = [...names, ...brands.map(({ titles }) => wordsOf(titles.nl))].filter(
  ({ length }) => length > 1,
);

const attributes = namedValues
  .filter(({ kind }) => kind !== 'path')
  .flatMap(({ titles, also }) => [...Object.values(titles), ...also].map(wordsOf))
  .filter(({ length }) => length === 1)
  .flat();

const shortestPart = 3;
/** Minimum length of the second word; shorter ones are endings or prepositions: "armoire en bois". */
const shortestJoined = 4;

function isSingle(word: string): boolean {
  return single.some((known) => sameNumber(known, word));
}

function joinedName(one: string, other: string): boolean {
  if (other.length < shortestJoined) return false;
  const isKnown = [...namedWords].some((known) => sameNumber(known, one + other));
  return isKnown && !several.some(([first = '', second = '']) => first === one && sameNumber(second, other));
}

/**
 * Splits "polspotten" into "pols potten", "coffeetable" into a coffee table, "eikentafel" into an oak table; other
 * words are unchanged.
 */
function parted(word: string): readonly string[] {
  if (isSingle(word)) return [word];
  const name = several.find((parts) => sameNumber(parts.join(''), word));
  if (name !== undefined) return name;
  const attribute = attributes.find(
    (known) => known.length >= shortestPart && word.startsWith(known) && isSingle(word.slice(known.length)),
  );
  return attribute === undefined ? [word] : [attribute, word.slice(attribute.length)];
}

/** Joins words that form one name, and splits a word that consists of several: "eet tafel" becomes "eettafel". */
export function knownWords(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [one = '', other] = [words[at], words[at + 1]];
    if (other !== undefined && joinedName(one, other)) {
      joined.push(one + other);
      at += 1;
    } else joined.push(...parted(one));
  }
  return joined;
}
