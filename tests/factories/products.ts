import { createHash, randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { emptyDraft, type ListingDraft } from '#domain/product/draft.ts';
import type { Database } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ProductsTable } from '#server/modules/catalog/tables.ts';
import { writeDocument } from '#server/modules/sync/public.ts';
import { validContent } from './listing-content.ts';

/** A random content hash, which is the key of an upload. */
export function photoKey(): string {
  return createHash('sha256').update(randomUUID()).digest('hex');
}

/** Runs `work` in the given transaction, or in a new one. */
export async function atomically<Value>(
  db: Kysely<Database>,
  work: (tx: Kysely<Database>) => Promise<Value>,
): Promise<Value> {
  return db.isTransaction ? await work(db) : await inTransaction(db, work);
}

/** Inserts only the rows of a user's completed uploads; returns their keys. */
export async function makePhotos(db: Kysely<Database>, userId: string, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, photoKey);
  await db
    .insertInto('media')
    .values(
      keys.map((key) => ({
        user_id: userId,
        key,
        width: 1200,
        height: 900,
        color: '#806040',
        bytes: 250_000,
        created_at: new Date(),
      })),
    )
    .execute();
  return keys;
}

/** Input of createProduct that satisfies every rule. */
export function productInput(images: readonly string[], change: Record<string, unknown> = {}) {
  const { brand, brandUnknown, photos, attributes, ...rest } = validContent;
  return { ...rest, vendor: brand, productTypeAttributes: attributes, images, ...change };
}

/** A listing draft that satisfies every rule, with the given photos. */
export function completeDraft(keys: readonly string[], change: Partial<ListingDraft> = {}): ListingDraft {
  const photos = keys.map((mediaKey, at) => ({
    id: randomUUID(),
    hash: mediaKey,
    name: `photo-${at}.jpg`,
    width: 1200,
    height: 900,
    bytes: 250_000,
    mediaKey,
  }));
  return { ...emptyDraft(randomUUID(), Date.now()), ...validContent, ...change, photos };
}

/** Stores a listing draft as a synced document of a user. */
export async function storeDraft(db: Kysely<Database>, userId: string, draft: ListingDraft): Promise<void> {
  await inTransaction(db, (tx) => writeDocument(tx, userId, 'drafts', draft.id, draft));
}

/** Inserts a product bypassing all rules, PUBLISHED by default; returns its id and slug. */
export async function makeProduct(
  db: Kysely<Database>,
  sellerId: string,
  given: Partial<Insertable<ProductsTable>> = {},
): Promise<{ readonly id: string; readonly slug: string }> {
  const id = given.id ?? randomUUID();
  const slug = given.slug ?? `product-${id}`;
  const now = new Date();
  // In one transaction, as for every new product, so that the search index never sees it without photos.
  await atomically(db, async (tx) => {
    await tx
      .insertInto('products')
      .values({
        seller_id: sellerId,
        status: 'PUBLISHED',
        title: 'Teak dressoir',
        description: 'Een goed onderhouden dressoir in teak.',
        brand: 'unknown',
        product_type: 'CAB',
        main_category: 'meubels',
        sub_category: 'kasten',
        category: 'dressoirs',
        colors: ['bruin'],
        materials: ['teak'],
        time_period: 'VINTAGE',
        width: 180,
        height: 78,
        depth: 45,
        inventory: 1,
        raw_price_cents: 45_000,
        price_cents: 45_000,
        is_set: false,
        weight_category: 'B',
        attributes: '[]',
        city: 'Utrecht',
        province: 'nl-utrecht',
        country: 'NL',
        publication_date: now,
        created_at: now,
        updated_at: now,
        ...given,
        id,
        slug,
      })
      .execute();
    await tx
      .insertInto('product_images')
      .values(
        [0, 1].map((position) => ({
          product_id: id,
          position,
          key: photoKey(),
          width: 1200,
          height: 900,
          color: '#806040',
        })),
      )
      .execute();
  });
  return { id, slug };
}
