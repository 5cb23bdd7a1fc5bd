import { allCategories } from '#domain/catalog/categories.ts';
import { colors } from '#domain/catalog/colors.ts';
import type { CatalogEntry } from '#domain/catalog/entry.ts';
import { materials } from '#domain/catalog/materials.ts';
import { styles } from '#domain/catalog/styles.ts';
import type { PointKind } from './points.ts';
import { wordsOf } from './words.ts';

/** A value of a listing whose names, in three languages, are searched for too. */
export interface NamedValue {
  readonly kind: Extract<PointKind, 'path' | 'style' | 'color' | 'material'>;
  readonly value: string;
  readonly titles: readonly string[];
}

function named(kind: NamedValue['kind'], value: string, entry: CatalogEntry): NamedValue {
  return { kind, value, titles: [...new Set(Object.values(entry.titles))] };
}

/** Categories of each level, colours, materials and styles with their names. */
export const namedValues: readonly NamedValue[] = [
  ...new Map(
    allCategories()
      .flatMap(({ main, sub, category }) => [
        named('path', main.value, main),
        named('path', `${main.value}/${sub.value}`, sub),
        named('path', `${main.value}/${sub.value}/${category.value}`, category),
      ])
      .map((value) => [value.value, value]),
  ).values(),
  ...colors.map((color) => named('color', color.value, color)),
  ...materials.map((material) => named('material', material.value, material)),
  ...styles.map((style) => named('style', style.value, style)),
];

/** The named values that each word stands for. */
export const valuesOfWord: ReadonlyMap<string, readonly NamedValue[]> = (() => {
  const found = new Map<string, NamedValue[]>();
  for (const value of namedValues) {
    for (const word of new Set(value.titles.flatMap(wordsOf))) {
      found.set(word, [...(found.get(word) ?? []), value]);
    }
  }
  return found;
})();
