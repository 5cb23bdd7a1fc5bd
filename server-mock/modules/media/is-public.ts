import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Returns whether a picture is public: a published product, a seller or the content of a product list shows it. */
export async function isPublicPicture(db: Kysely<Database>, key: string): Promise<boolean> {
  const { isPublic } = await db
    .selectNoFrom(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('product_images')
            .innerJoin('products', 'products.id', 'product_images.product_id')
            .select('product_images.key')
            .where('product_images.key', '=', key)
            .where('products.status', '=', 'PUBLISHED'),
        ),
        exists(selectFrom('sellers').select('id').where('image_key', '=', key)),
        exists(selectFrom('listing_content_images').select('key').where('key', '=', key)),
      ]).as('isPublic'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(isPublic);
}
