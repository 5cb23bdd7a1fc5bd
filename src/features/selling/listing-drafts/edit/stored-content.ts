import * as v from 'valibot';
import { listingDraftSchema } from '#domain/product/draft.ts';
import { productStatuses } from '#domain/product/product-status.ts';
import type { EditableProduct } from './editable-product.ts';

/** The product that unsaved changes belong to, as it is stored with them. */
const contentSchema = v.object({
  status: v.picklist(productStatuses),
  changedAt: v.nullable(v.string()),
  draft: listingDraftSchema,
  photoKeys: v.array(v.string()),
  photoAddresses: v.record(v.string(), v.string()),
  originalPrice: v.nullable(v.number()),
});

type StoredContent = v.InferOutput<typeof contentSchema>;

export function storedContentOf({ photoAddresses, photoKeys, ...content }: EditableProduct): StoredContent {
  const { status, changedAt, draft, originalPrice } = content;
  const addresses = Object.fromEntries(photoAddresses);
  return { status, changedAt, draft, originalPrice, photoKeys: [...photoKeys], photoAddresses: addresses };
}

/**
 * The stored product as its form needs it; null if this version of the app cannot read it. The decision of staff is not
 * stored: it may be another one by now.
 */
export function contentFrom(stored: unknown): EditableProduct | null {
  const parsed = v.safeParse(contentSchema, stored);
  if (!parsed.success) return null;
  const { photoAddresses, ...content } = parsed.output;
  return { ...content, review: null, photoAddresses: new Map(Object.entries(photoAddresses)) };
}
