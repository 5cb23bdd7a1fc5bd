import {
  brandLength,
  descriptionLength,
  draftTitleLength,
  sellerProductIdLength,
  titleLength,
} from './limits.ts';
import type { ProductContent, ProductProblem } from './problem.ts';
import { replicaWordsIn } from './replica-words.ts';

/** Returns the length in characters: an emoji counts as one, surrounding spaces do not count. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

function within(length: number, limits: { readonly min: number; readonly max: number }): boolean {
  return length >= limits.min && length <= limits.max;
}

/**
 * Whether a draft with this title can be saved as a DRAFT product on the server (more than 10, fewer than 150
 * characters; FORM-029).
 */
export function draftSaveAllowed(title: string): boolean {
  return within(lengthOf(title), draftTitleLength);
}

export function titleProblems({ title }: ProductContent): ProductProblem[] {
  if (!within(lengthOf(title), titleLength)) return [{ field: 'title', code: 'title' }];
  return replicaProblems('title', title);
}

export function descriptionProblems({ description }: ProductContent): ProductProblem[] {
  if (!within(lengthOf(description), descriptionLength))
    return [{ field: 'description', code: 'description' }];
  return replicaProblems('description', description);
}

function replicaProblems(field: 'title' | 'description', text: string): ProductProblem[] {
  const words = [...new Set(replicaWordsIn(text))];
  return words.length > 0 ? [{ field, code: 'illegal_words', words }] : [];
}

/** Validates the brand: a brand, or the flag that it is unknown (FORM-034, FORM-035). */
export function brandProblems({ brand, brandUnknown }: ProductContent): ProductProblem[] {
  if (brandUnknown) return [];
  const length = lengthOf(brand);
  return length === 0 || length > brandLength.max ? [{ field: 'brand', code: 'brand' }] : [];
}

/** Validates the seller's product id (FORM-054). */
export function sellerProductIdProblems({ sellerProductId }: ProductContent): ProductProblem[] {
  return lengthOf(sellerProductId) > sellerProductIdLength.max
    ? [{ field: 'sellerProductId', code: 'seller_product_id' }]
    : [];
}
