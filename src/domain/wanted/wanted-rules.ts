import { mainCategories } from '../catalog/categories.ts';
import { type CatalogEntry, findEntry } from '../catalog/entry.ts';
import { isSizeRange, type SizeRanges, type WantedSide, wantedSides } from './size-range.ts';

/** WANT-007: whole euros. */
const budgetRange = { min: 1, max: 1_000_000 } as const;

/** WANT-005, WANT-006. */
export const wantedImages = { min: 1, max: 4 } as const;

/** Characters; as long as a listing's title, and room for a story. */
const wantedTitleMax = 150;
const wantedDescriptionMax = 2000;

/** What a person looks for, as the form and the server judge it. */
export interface WantedContent {
  readonly title: string;
  readonly description: string;
  /** One per picture, whatever names it. */
  readonly images: readonly string[];
  /** Whole euros; null when nothing is filled in. */
  readonly budget: number | null;
  /** All segments from the top, `meubels/kasten`; null when nothing is chosen. */
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

/** The title as it is kept: no spaces around it, single ones within. */
export function wantedTitleOf(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** The entries of a category's path from the top, or null for one that the catalogue does not know. */
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
 * Everything that is wrong with a wanted item (WANT-004..WANT-012), in the order of the form; empty when it can go.
 * `isCategoryShown`: the list of categories has loaded, so one must be chosen (WANT-008 and its reading); the server
 * passes false and takes an item without one.
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
