import type { Kysely } from 'kysely';
import { isContentHash } from '#domain/ids.ts';
import { photoCount } from '#domain/product/limits.ts';
import type { ProductContent } from '#domain/product/problem.ts';
import type { Database } from '../../db/schema.ts';
import { ownedMedia } from '../media/store.ts';
import type { ProductImage } from './product-view.ts';

/** Far beyond what a form can hold. */
const mostKeys = 1000;

type Picture = Pick<ProductImage, 'width' | 'height' | 'color'>;

/**
 * The photos that a content may use: complete uploads of this user, and what the product already shows. The keys are
 * what the rules ask for; size and colour go with the product.
 */
export async function heldPhotos(
  db: Kysely<Database>,
  userId: string,
  content: ProductContent,
  shown: readonly ProductImage[] = [],
): Promise<Map<string, Picture>> {
  // What no upload is called need not be looked for, and a statement takes only so many parameters.
  const keys = keysOf(content).filter(isContentHash).slice(0, mostKeys);
  const held = new Map<string, Picture>(await ownedMedia(db, userId, keys));
  for (const { key, width, height, color } of shown) held.set(key, { width, height, color });
  return held;
}

/**
 * Writes the photos in their order; the first is the featured image (FORM-047). Keys that are not held are left out, and
 * what a DRAFT has beyond the most that a listing may show (FORM-045).
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

/** The keys of a content, each once. */
function keysOf({ photos }: ProductContent): string[] {
  return [...new Set(photos.map((photo) => photo.mediaKey).filter((key) => key !== null))];
}
