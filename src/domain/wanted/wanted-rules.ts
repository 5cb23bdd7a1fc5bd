import { mainCategories } from '../catalog/categories.ts';
import { type CatalogEntry, findEntry } from '../catalog/entry.ts';
import { isSizeRange, type SizeRanges, type WantedSide, wantedSides } from './size-range.ts';

/** In whole euros (WANT-007). */
const budgetRange = { min: 1, max: 1_000_000 } as const;

/** The number of images (WANT-005, WANT-006). */
export const wantedImages = { min: 1, max: 4 } as const;

/** Maximum lengths in characters; the title is as long as that of a product. */
const wantedTitleMax = 150;
const wantedDescriptionMax = 2000;

/** The content of a wanted item as the form and the server validate it. */
export interface WantedContent {
  readonly title: string;
  readonly description: string;
  /** One entry per image, by any identifier. */
  readonly images: readonly string[];
  /** In whole euros; null when not filled in. */
  readonly budget: number | null;
  /** The path from the root, such as `meubels/kasten`; null when nothing is selected. */
  readonly category: string | null;
  readonly sizes: SizeRanges;
}

export type WantedField = Exclude<keyof WantedContent, 'sizes'> | WantedSide;

export type WantedProblemCode =
  | 'title'
  | 'title_too_long'
  | 'description_too_long'
  | 'images'
  | 'images_too_many'
  | 'images_twice'
  | 'budget'
  | 'category'
  | 'size_error';

export interface WantedProblem {
  readonly field: WantedField;
  readonly code: WantedProblemCode;
}

/** Returns the title as stored: trimmed, single spaces. */
export function wantedTitleOf(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** Returns the entries of a category path from the root, or null for an unknown category. */
export function wantedCategory(path: string): readonly CatalogEntry[] | null {
  const [main = '', sub, category, ...rest] = path.split('/');
  if (rest.length > 0) return null;
  const top = findEntry(mainCategories, main);
  if (top === null) return null;
  if (sub === undefined) return [top];
  const middle = findEntry(top.subCategories, sub);
  if (middle === null) return null;
  if (category === undefined) return [top, middle];
  const last = findEntry(middle.categories, category);
  return last === null ? null : [top, middle, last];
}

/**
 * Validates a wanted item (WANT-004 to WANT-012). Returns the problems in the order of the form; empty when it is
 * valid. `isCategoryShown` means that the list of categories has loaded, so that a category is required (WANT-008,
 * docs/readings.md). The server passes false and accepts an item without one.
 */
export function wantedProblems(
  content: WantedContent,
  { isCategoryShown }: { readonly isCategoryShown: boolean },
): WantedProblem[] {
  return [
    ...imageProblems(content.images),
    ...textProblems(content),
    ...categoryProblems(content.category, isCategoryShown),
    ...budgetProblems(content.budget),
    ...wantedSides
      .filter((side) => !isSizeRange(content.sizes[side] ?? { lower: null, upper: null }))
      .map((side): WantedProblem => ({ field: side, code: 'size_error' })),
  ];
}

function imageProblems(images: readonly string[]): WantedProblem[] {
  if (images.length < wantedImages.min) return [{ field: 'images', code: 'images' }];
  if (images.length > wantedImages.max) return [{ field: 'images', code: 'images_too_many' }];
  return new Set(images).size < images.length ? [{ field: 'images', code: 'images_twice' }] : [];
}

function textProblems({ title, description }: WantedContent): WantedProblem[] {
  const length = [...wantedTitleOf(title)].length;
  const problems: WantedProblem[] = [];
  if (length === 0) problems.push({ field: 'title', code: 'title' });
  if (length > wantedTitleMax) problems.push({ field: 'title', code: 'title_too_long' });
  if ([...description.trim()].length > wantedDescriptionMax) {
    problems.push({ field: 'description', code: 'description_too_long' });
  }
  return problems;
}

function categoryProblems(category: string | null, isShown: boolean): WantedProblem[] {
  const isRight = category === null ? !isShown : wantedCategory(category) !== null;
  return isRight ? [] : [{ field: 'category', code: 'category' }];
}

function budgetProblems(budget: number | null): WantedProblem[] {
  const isRight =
    budget !== null && Number.isInteger(budget) && budget >= budgetRange.min && budget <= budgetRange.max;
  return isRight ? [] : [{ field: 'budget', code: 'budget' }];
}
