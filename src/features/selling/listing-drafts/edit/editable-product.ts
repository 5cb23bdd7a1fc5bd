import { queryOptions } from '@tanstack/react-query';
import { contentKeyOf } from '#domain/photo/media-address.ts';
import { previewSide } from '#domain/photo/photo-rules.ts';
import { emptyDraft, type ListingDraft } from '#domain/product/draft.ts';
import { unknownBrand } from '#domain/product/limits.ts';
import { type ProductStatus, productStatuses } from '#domain/product/product-status.ts';
import { request } from '#src/data/graphql/client.ts';
import { mediaUrl } from '#src/paths/media-url.ts';
import { EditableProductDocument, type EditableProductQuery } from './edit-product.gen.ts';

type QueriedProduct = Extract<EditableProductQuery['productByUuid'], { readonly __typename: 'Product' }>;

/** A decision of staff, as its seller sees it. */
interface ProductReview {
  /** The messages for each field that needs a change, by field of the form. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
  /** The reason of a rejection, and the reviewer's remarks about the product as a whole. */
  readonly sentences: readonly string[];
}

/** Fields of the form whose name differs from the code of FORM-023. */
const formFields: Readonly<Record<string, string>> = {
  product_type: 'productType',
  replica_words: 'description',
  time_period: 'timePeriod',
  weight_category: 'weightCategory',
};

/** The field of the form that a requested change is about, by its code (FORM-023). */
export function changedField(code: string): string {
  return formFields[code] ?? code;
}

const present = (sentences: readonly string[]) => sentences.filter((sentence) => sentence !== '');

function reviewOf({ status, latestReview }: QueriedProduct): ProductReview | null {
  if (latestReview === null || (status !== 'CHANGES_REQUESTED' && status !== 'REJECTED')) return null;
  const asked = new Map<string, readonly string[]>();
  for (const { field, text, words: explanation } of latestReview.changes) {
    const place = changedField(field);
    asked.set(place, [...(asked.get(place) ?? []), ...present([text, explanation])]);
  }
  return { asked, sentences: present([latestReview.rejectionText, latestReview.words]) };
}

/** A product with the initial values of its form. */
export interface EditableProduct {
  readonly status: ProductStatus;
  /** When it was last changed; a save names it, so that the server can refuse to overwrite a later change. */
  readonly changedAt: string | null;
  /** The last decision of staff, if it requires something of the seller or ends the sale. */
  readonly review: ProductReview | null;
  /** All values except the photos, which the form holds by their keys. */
  readonly draft: ListingDraft;
  readonly photoKeys: readonly string[];
  /** The URL of each of those photos, by its key. */
  readonly photoAddresses: ReadonlyMap<string, string>;
  /**
   * The maximum price of a product that was imported from elsewhere, in whole euros (FORM-043); null for any other,
   * or unknown.
   */
  readonly originalPrice: number | null;
}

const codesOf = (list: readonly { readonly value: string }[]) => list.map(({ value }) => value);

function contentOf(product: QueriedProduct): EditableProduct {
  const isUnknown = product.brand?.value === unknownBrand;
  const comparePrice = product.comparePrice ?? null;
  const draft: ListingDraft = {
    ...emptyDraft(product.uuid, 0),
    title: product.title,
    description: product.description,
    brand: isUnknown ? '' : (product.brand?.title ?? ''),
    brandUnknown: isUnknown,
    productType: product.productType?.abbreviation ?? '',
    mainCategory: product.mainCategory?.value ?? '',
    subCategory: product.subCategory?.value ?? '',
    category: product.category?.value ?? '',
    colors: codesOf(product.colors),
    materials: codesOf(product.materials),
    styles: codesOf(product.styles),
    timePeriod: product.timePeriod ?? '',
    productState: product.productState ?? '',
    secondChanceType: product.secondChanceType ?? '',
    width: product.width ?? null,
    height: product.height ?? null,
    depth: product.depth ?? null,
    diameter: product.diameter ?? null,
    inventory: product.inventory,
    price: product.rawPrice ?? null,
    comparePrice,
    isSetOfProducts: product.isSetOfProducts ?? null,
    weightCategory: product.weightCategory ?? '',
    sellerProductId: product.sellerProductId ?? '',
    attributes: product.productTypeAttributes.map(({ name, value }) => ({ name, value })),
  };
  return {
    review: reviewOf(product),
    status: productStatuses.find((status) => status === product.status) ?? 'REJECTED',
    changedAt: product.changedAt ?? null,
    draft,
    photoKeys: product.images.map(({ key }) => contentKeyOf(key)),
    photoAddresses: new Map(
      product.images.map(({ key }) => [
        contentKeyOf(key),
        mediaUrl({ key, width: previewSide, fit: 'inside' }),
      ]),
    ),
    originalPrice: product.scrapeUrl == null ? null : comparePrice,
  };
}

/**
 * One of the person's own products, fetched each time the form is opened, so that it never starts from outdated
 * values.
 */
export function editableProductQuery(userId: string, uuid: string) {
  return queryOptions({
    queryKey: ['my-products', userId, 'content', uuid],
    meta: { keep: false },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => await loadEditableProduct(uuid, { signal }),
  });
}

/** The product as it is saved now; null if this person cannot see it. */
export async function loadEditableProduct(
  uuid: string,
  options: { readonly signal?: AbortSignal } = {},
): Promise<EditableProduct | null> {
  const { productByUuid } = await request(EditableProductDocument, { uuid }, options);
  return productByUuid.__typename === 'Product' ? contentOf(productByUuid) : null;
}
