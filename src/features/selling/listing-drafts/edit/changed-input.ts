import type { ListingDraft } from '#domain/product/draft.ts';
import { unknownBrand } from '#domain/product/limits.ts';
import { type DraftChange, sameValue } from '../model/draft-fields.ts';
import type { ProductInput } from './edit-product.gen.ts';

const notFilledIn: readonly string[] = ['id', 'createdAt', 'editedAt', 'photos', 'otherVersions'];

/** The changed fields of a product: only these are sent, so that changes of another device are not overwritten. */
export function editedFields(before: ListingDraft, now: ListingDraft): DraftChange {
  const names = Object.entries(now).filter(
    ([name, value]) =>
      !notFilledIn.includes(name) &&
      !sameValue(value, Object.entries(before).find(([key]) => key === name)?.[1]),
  );
  return Object.fromEntries(names);
}

/**
 * The changes as input of updateProduct (FORM-078): the brand under its own name, and the photos as keys in their
 * order.
 */
export function changedInput(
  changes: DraftChange,
  now: ListingDraft,
  photos: { readonly before: readonly string[]; readonly now: readonly string[] },
): ProductInput {
  const { brand, brandUnknown, attributes, ...same } = changes;
  const isBrandChanged = brand !== undefined || brandUnknown !== undefined;
  return {
    ...same,
    ...(isBrandChanged && { vendor: now.brandUnknown ? unknownBrand : now.brand }),
    ...(attributes !== undefined && { productTypeAttributes: attributes }),
    ...(!sameValue(photos.before, photos.now) && {
      images: [...photos.now],
      featuredImageChanged: photos.before[0] !== photos.now[0],
    }),
  };
}
