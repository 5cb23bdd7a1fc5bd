import { mainCategories } from '#domain/catalog/categories.ts';
import { type CatalogEntry, findEntry, type Titles } from '#domain/catalog/entry.ts';
import { productListOf } from '#domain/search/product-list-state.ts';
import { productListHref } from '#src/paths/product-list-href.ts';

export interface MenuEntry {
  readonly value: string;
  readonly titles: Titles;
  readonly href: string;
  readonly entries: readonly MenuEntry[];
}

function entryOf(path: readonly string[], entry: CatalogEntry, entries: readonly MenuEntry[]): MenuEntry {
  const href = productListHref(productListOf({ kind: 'category', path, secondChance: false }));
  return { value: entry.value, titles: entry.titles, href, entries };
}

/**
 * The entries below a main category, two levels deep. Lamps, accessories and tableware have a single subcategory of
 * the same name; its categories take its place. Empty if the value is not a main category.
 */
export function menuOf(mainValue: string): readonly MenuEntry[] {
  const main = findEntry(mainCategories, mainValue);
  if (main === null) return [];
  const entries = main.subCategories.map((sub) =>
    entryOf(
      [main.value, sub.value],
      sub,
      sub.categories.map((category) => entryOf([main.value, sub.value, category.value], category, [])),
    ),
  );
  const [only] = entries;
  return entries.length === 1 && only !== undefined ? only.entries : entries;
}

/** Removes the entries that lead to no products, on every level. */
export function withoutEmpty(
  entries: readonly MenuEntry[],
  empty: ReadonlySet<string>,
): readonly MenuEntry[] {
  return entries
    .filter(({ href }) => !empty.has(href))
    .map((entry) => ({ ...entry, entries: withoutEmpty(entry.entries, empty) }));
}

/** The four main categories with their menus, for the menu on a phone. */
export function wholeMenu(): readonly MenuEntry[] {
  return mainCategories.map((main) => entryOf([main.value], main, menuOf(main.value)));
}

/** NAV-010: three columns for more than ten categories, otherwise two (docs/readings.md). */
export function categoryColumns(count: number): 2 | 3 {
  return count > 10 ? 3 : 2;
}

/** NAV-011: two columns for more than eight subcategories, otherwise one (docs/readings.md). */
export function subcategoryColumns(count: number): 1 | 2 {
  return count > 8 ? 2 : 1;
}
