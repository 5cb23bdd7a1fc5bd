import type { ProductStatus } from '#domain/product/product-status.ts';
import { request } from '#src/data/graphql/client.ts';
import { NetworkError } from '#src/data/graphql/errors.ts';
import { type ProductInput, SaveProductDocument } from './edit-product.gen.ts';

/** One intent to save; requests with the same command id take effect once. */
export interface SaveIntent {
  readonly uuid: string;
  readonly input: ProductInput;
  /** Publishes it (DRAFT) or offers it again (ARCHIVED, EXPIRED) with this save. */
  readonly publish: boolean;
  /** `changedAt` of the product that the changes were made to. */
  readonly seen: string | null;
  readonly commandId: string;
}

export type SaveAnswer =
  | { readonly kind: 'saved'; readonly status: ProductStatus }
  | {
      readonly kind: 'problems';
      readonly problems: readonly { readonly field: string; readonly code: string }[];
    }
  | { readonly kind: 'refused'; readonly message: string }
  /** The product has changed since `seen`; nothing was saved. */
  | { readonly kind: 'outdated'; readonly message: string }
  /** Whether it was saved is unknown; sending the same intent again is safe. */
  | { readonly kind: 'no_answer'; readonly isOffline: boolean };

/** Saves the changes of a product (FORM-078). */
export async function saveProduct(intent: SaveIntent): Promise<SaveAnswer> {
  try {
    const { updateProduct } = await request(SaveProductDocument, intent);
    if (updateProduct.__typename === 'Product') return { kind: 'saved', status: updateProduct.status };
    if (updateProduct.__typename === 'ValidationError')
      return { kind: 'problems', problems: updateProduct.fields };
    const isOutdated = updateProduct.errorCode === 'product_changed_since_seen';
    return { kind: isOutdated ? 'outdated' : 'refused', message: updateProduct.message };
  } catch (error) {
    return { kind: 'no_answer', isOffline: error instanceof NetworkError };
  }
}
