import { furnitureCategories, type SubCategory } from './categories-furniture.ts';
import { decorCategories, lampCategories, tablewareCategories } from './categories-other.ts';
import { type CatalogEntry, entry, findEntry } from './entry.ts';

export type { SubCategory };

export interface MainCategory extends CatalogEntry {
  readonly subCategories: readonly SubCategory[];
}

/** The category tree, with the four main categories of ROUTE-020. The values are URL segments. */
export const mainCategories: readonly MainCategory[] = [
  { ...entry('meubels', 'Meubels', 'Furniture', 'Meubles'), subCategories: furnitureCategories },
  { ...entry('lampen', 'Lampen', 'Lamps', 'Lampes'), subCategories: lampCategories },
  { ...entry('accessoires', 'Accessoires', 'Accessories', 'Accessoires'), subCategories: decorCategories },
  { ...entry('servies', 'Servies', 'Tableware', 'Vaisselle'), subCategories: tablewareCategories },
];

/** The path of a category in the tree, from the root down. */
export interface CategoryPath {
  readonly main: MainCategory;
  readonly sub: SubCategory;
  readonly category: CatalogEntry;
}

/**
 * Returns the three entries of a category, or null when the values are not on one branch. The product category alone
 * is ambiguous: "koffers" exists under cabinets and under accessories.
 */
export function findCategory(main: string, sub: string, category: string): CategoryPath | null {
  const mainEntry = findEntry(mainCategories, main);
  const subEntry = mainEntry && findEntry(mainEntry.subCategories, sub);
  const categoryEntry = subEntry && findEntry(subEntry.categories, category);
  return mainEntry && subEntry && categoryEntry
    ? { main: mainEntry, sub: subEntry, category: categoryEntry }
    : null;
}

/** Returns every product category with its path, in the order of the tree. */
export function allCategories(): CategoryPath[] {
  return mainCategories.flatMap((main) =>
    main.subCategories.flatMap((sub) => sub.categories.map((category) => ({ main, sub, category }))),
  );
}
