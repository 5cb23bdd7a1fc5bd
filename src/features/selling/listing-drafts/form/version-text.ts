import { mainCategories } from '#domain/catalog/categories.ts';
import { colors } from '#domain/catalog/colors.ts';
import { productStateChoices, timePeriodChoices, weightCategories } from '#domain/catalog/conditions.ts';
import { type CatalogEntry, findEntry, type Locale, titleOf } from '#domain/catalog/entry.ts';
import { materials } from '#domain/catalog/materials.ts';
import { productTypes } from '#domain/catalog/product-types.ts';

const choices: Readonly<Record<string, readonly CatalogEntry[]>> = {
  colors,
  materials,
  timePeriod: timePeriodChoices,
  productState: productStateChoices,
  weightCategory: weightCategories,
  mainCategory: mainCategories,
  subCategory: mainCategories.flatMap((main) => main.subCategories),
  category: mainCategories.flatMap((main) => main.subCategories.flatMap((sub) => sub.categories)),
  productType: productTypes.map((type) => ({ value: type.abbreviation, titles: type.titles })),
};

/**
 * A value of a draft field as text, cut off after `longest` characters; null for a value without a short text, such
 * as an empty one.
 */
export function versionText(field: string, value: unknown, locale: Locale, longest = 120): string | null {
  const entries = choices[field] ?? [];
  const one = (part: unknown): string => {
    const entry = typeof part === 'string' ? findEntry(entries, part) : null;
    return entry === null ? String(part) : titleOf(entry, locale);
  };
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) {
    const simple = value.filter((part) => typeof part === 'string');
    return simple.length === 0 ? null : simple.map(one).join(', ');
  }
  if (typeof value === 'object' || typeof value === 'boolean') return null;
  const text = one(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
