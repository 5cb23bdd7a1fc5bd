import type { ListingDraft } from './draft.ts';

/**
 * What a seller fills in, on the device as draft or on the server as input of createProduct and updateProduct. The
 * rules read nothing else, so one function judges both.
 */
export type ProductContent = Omit<
  ListingDraft,
  'id' | 'otherVersions' | 'createdAt' | 'editedAt' | 'photos'
> & {
  readonly photos: readonly { readonly mediaKey: string | null }[];
};

/** A field of the form, or `dimensions` for the set of four and `seller` for who is publishing. */
export type ProductField =
  | Exclude<keyof ProductContent, 'brandUnknown' | 'mainCategory' | 'subCategory'>
  | 'dimensions'
  | 'seller';

/**
 * Codes of form.error_messages.{code} (FORM-074, readings FORM-074), in the order of the form. The last ones say why
 * photos or the seller were refused.
 */
export const productProblemCodes = [
  'photos',
  'photos_too_many',
  'photos_not_uploaded',
  'title',
  'description',
  'illegal_words',
  'category',
  'product_type',
  'brand',
  'colors',
  'materials',
  'styles',
  'time_period',
  'time_period_second_chance',
  'product_state',
  'second_chance_type',
  'dimensions',
  'width',
  'height',
  'depth',
  'diameter',
  'set_of_products',
  'inventory',
  'weight_category',
  'price',
  'price_above_original',
  'compare_price',
  'seller_product_id',
  'attributes',
  'seller_required',
] as const;
type ListingProblemCode = (typeof productProblemCodes)[number];

export interface ProductProblem {
  readonly field: ProductField;
  readonly code: ListingProblemCode;
  /** With `illegal_words`: the words, as they are typed. */
  readonly words?: readonly string[];
}

/** Advice that never blocks (readings, rule 1). */
type ListingHintCode = 'title_longer' | 'third_photo';

export interface ProductHint {
  readonly field: ProductField;
  readonly code: ListingHintCode;
}

/** What the rules must know beside the content. */
export interface ProductCheckFacts {
  /** The seller's type; null for a user without seller, who is told so and nothing else changes. */
  readonly sellerType: string | null;
  /** Whole euros that a scraped product may not exceed (FORM-043); null for any other product. */
  readonly originalPrice: number | null;
  /**
   * The keys that the server holds complete for this user. Null on a device, which knows no more than that a photo
   * without key is not there yet.
   */
  readonly heldPhotoKeys: ReadonlySet<string> | null;
}
