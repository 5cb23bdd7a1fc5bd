import type { ListingDraft } from './draft.ts';

/**
 * The content that a seller fills in, as a draft on the device or as input of createProduct and updateProduct. The
 * rules read nothing else, so the same functions validate both.
 */
export type ProductContent = Omit<
  ListingDraft,
  'id' | 'otherVersions' | 'createdAt' | 'editedAt' | 'photos'
> & {
  readonly photos: readonly { readonly mediaKey: string | null }[];
};

/** A form field, `dimensions` for the set of four, or `seller` for the publishing seller. */
export type ProductField =
  | Exclude<keyof ProductContent, 'brandUnknown' | 'mainCategory' | 'subCategory'>
  | 'dimensions'
  | 'seller';

/**
 * The codes of form.error_messages.{code} (FORM-074, docs/readings.md) in the order of the form. The last ones refer
 * to photos and the seller.
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
type ProductProblemCode = (typeof productProblemCodes)[number];

export interface ProductProblem {
  readonly field: ProductField;
  readonly code: ProductProblemCode;
  /** For `illegal_words`: the words as typed. */
  readonly words?: readonly string[];
}

/** Advice that never prevents publishing (docs/readings.md, rule 1). */
type ProductHintCode = 'title_longer' | 'third_photo';

export interface ProductHint {
  readonly field: ProductField;
  readonly code: ProductHintCode;
}

/** The facts that the rules need in addition to the content. */
export interface ProductCheckFacts {
  /** The seller's type. Null for a user without a seller, which is reported and affects no other rule. */
  readonly sellerType: string | null;
  /** The maximum price of a scraped product in whole euros (FORM-043); null for any other product. */
  readonly originalPrice: number | null;
  /**
   * The keys of this user's photos that the server has stored completely. Null on a device, which only knows that a
   * photo without a key is not uploaded yet.
   */
  readonly heldPhotoKeys: ReadonlySet<string> | null;
}
