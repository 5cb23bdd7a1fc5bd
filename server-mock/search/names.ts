import { allCategories } from '#domain/catalog/categories.ts';
import { collections } from '#domain/catalog/collections.ts';
import { colors } from '#domain/catalog/colors.ts';
import type { CatalogEntry } from '#domain/catalog/entry.ts';
import { materials } from '#domain/catalog/materials.ts';
import { styles } from '#domain/catalog/styles.ts';
import { alsoCategories, alsoCollections, alsoColors, alsoMaterials } from './also-words.ts';
import type { PointKind } from './points.ts';
import { wordsOf } from './words.ts';

/** A value of a listing whose names, in three languages, are searched for too. */
export interface NamedValue {
  readonly kind: Extract<PointKind, 'path' | 'style' | 'color' | 'material'>;
  readonly value: string;
  readonly titles: readonly string[];
  /** Further words, for the search alone: they are never suggested. */
  readonly also: string;
}

/** A collection that a search names with all the words of one of its names. */
export interface NamedCollection {
  readonly kind: 'collection';
  readonly value: string;
}

function named(kind: NamedValue['kind'], value: string, entry: CatalogEntry, also = ''): NamedValue {
  return { kind, value, titles: [...new Set(Object.values(entry.titles))], also };
}

function namedPath(path: readonly CatalogEntry[]): NamedValue[] {
  const value = path.map((entry) => entry.value).join('/');
  return path.slice(-1).map((entry) => named('path', value, entry, alsoCategories[value]));
}

/** Categories of each level, colours, materials and styles with their names. */
export const namedValues: readonly NamedValue[] = [
  ...new Map(
    allCategories()
      .flatMap(({ main, sub, category }) => [
        ...namedPath([main]),
        ...namedPath([main, sub]),
        ...namedPath([main, sub, category]),
      ])
      .map((value) => [value.value, value]),
  ).values(),
  ...colors.map((color) => named('color', color.value, color, alsoColors[color.value])),
  ...materials.map((material) => named('material', material.value, material, alsoMaterials[material.value])),
  ...styles.map((style) => named('style', style.value, style)),
];

/** The named values that each word stands for. */
export const valuesOfWord: ReadonlyMap<string, readonly NamedValue[]> = (() => {
  const found = new Map<string, NamedValue[]>();
  for (const value of namedValues) {
    for (const word of new Set([...value.titles, value.also].flatMap(wordsOf))) {
      found.set(word, [...(found.get(word) ?? []), value]);
    }
  }
  return found;
})();

/** True when one of the words is in the reference data: then what was typed is no typing error. */
export function isNamed(words: readonly string[]): boolean {
  return words.some((word) => valuesOfWord.has(word));
}

const collectionNames = collections.flatMap(({ value, titles }) =>
  [...Object.values(titles), ...(alsoCollections[value] ?? [])].map((name) => ({
    collection: { kind: 'collection' as const, value },
    words: wordsOf(name),
  })),
);

/**
 * The collections that each word of a search helps to name. A collection's name is many ordinary words, so it counts
 * only when all of them are asked: "tafel" alone does not find what is in "Aan de lange tafel".
 */
export function collectionsNamed(words: readonly string[]): ReadonlyMap<string, readonly NamedCollection[]> {
  const found = new Map<string, NamedCollection[]>();
  for (const { collection, words: name } of collectionNames) {
    if (!name.every((word) => words.includes(word))) continue;
    for (const word of name) found.set(word, [...(found.get(word) ?? []), collection]);
  }
  return found;
}
