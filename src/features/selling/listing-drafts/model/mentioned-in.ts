import type { CatalogEntry } from '#domain/catalog/entry.ts';

/** The shortest stem in characters that is looked for inside a word: "bed" would be found in "bedrukt". */
const shortest = 4;
/** Plurals of Dutch, English and French, which a title in the singular does not have. */
const endings = /(?:en|es|'s|s|x)$/;

/**
 * The entries that a text mentions, the most specific first: an entry counts if the singular of one of its titles is
 * part of a word, since Dutch writes "kuipfauteuil" and "eikenhouten". Accents and case do not matter.
 */
export function mentionedIn<Entry extends Pick<CatalogEntry, 'titles'>>(
  text: string,
  entries: readonly Entry[],
): Entry[] {
  const words = folded(text);
  const found = entries.flatMap((entry) => {
    const longest = Math.max(
      0,
      ...stemsOf(entry.titles)
        .filter((stem) => words.includes(stem))
        .map(({ length }) => length),
    );
    return longest === 0 ? [] : [{ entry, longest }];
  });
  return found.toSorted((one, other) => other.longest - one.longest).map(({ entry }) => entry);
}

/** The stems are asked for with every key of the title. */
const known = new WeakMap<CatalogEntry['titles'], readonly string[]>();

function stemsOf(titles: CatalogEntry['titles']): readonly string[] {
  const stems = known.get(titles) ?? Object.values(titles).flatMap(stemsIn);
  known.set(titles, stems);
  return stems;
}

function stemsIn(title: string): string[] {
  return folded(title)
    .split(/[^\p{L}']+/u)
    .flatMap((word) => [word, word.replace(endings, '')])
    .filter((stem) => stem.length >= shortest);
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
