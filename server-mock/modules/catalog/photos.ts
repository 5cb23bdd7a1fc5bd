import type { Kysely } from 'kysely';
import { isContentHash } from '#domain/ids.ts';
import { photoCount } from '#domain/product/limits.ts';
import type { ProductContent } from '#domain/product/problem.ts';
import type { Database } from '../../db/schema.ts';
import { ownedMedia } from '../media/public.ts';
import type { ProductImage } from '../products/product-view.ts';

/** Far more than a form can contain. */
const mostKeys = 1000;

type Picture = Pick<ProductImage, 'width' | 'height' | 'color'>;

/**
 * Returns the photos that a content may use: complete uploads of this user, and the current photos of the product.
 * The product rules check the keys; size and colour are stored with the product.
 */
export async function heldPhotos(
  db: Kysely<Database>,
  userId: string,
  content: ProductContent,
  shown: readonly ProductImage[] = [],
): Promise<Map<string, Picture>> {
  // Skips keys that cannot be uploads. The limit is needed because a statement takes a limited number of parameters.
  const keys = keysOf(content).filter(isContentHash).slice(0, mostKeys);
  const held = new Map<string, Picture>(await ownedMedia(db, userId, keys));
  for (const { key, width, height, color } of shown) held.set(key, { width, height, color });
  return held;
}

/**
 * Writes the photos in their order; the first is the featured image (FORM-047). Leaves out keys that are not in
 * `held`, and photos of a DRAFT beyond the maximum of a published product (FORM-045).
 */
export async function writeImages(
  db: Kysely<Database>,
  productId: string,
  content: ProductContent,
  held: ReadonlyMap<string, Picture>,
): Promise<void> {
  const images = keysOf(content)
    .flatMap((key) => {
      const picture = held.get(key);
      return picture === undefined ? [] : [{ key, ...picture }];
    })
    .slice(0, photoCount.max);
  await db.deleteFrom('product_images').where('product_id', '=', productId).execute();
  if (images.length === 0) return;
  await db
    .insertInto('product_images')
    .values(
      images.map(({ key, width, height, color }, position) => ({
        product_id: productId,
        position,
        key,
        width,
        height,
        color,
      })),
    )
    .execute();
}

/** Returns the photo keys of a content without duplicates. */
function keysOf({ photos }: ProductContent): string[] {
  return [...new Set(photos.map((photo) => photo.mediaKey).filter((key) => key !== null))];
}
