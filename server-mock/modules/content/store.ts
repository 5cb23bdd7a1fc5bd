import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Locale } from '../../messages.ts';
import type { ListingContentsTable } from './tables.ts';

export interface ContentImage {
  readonly index: number;
  readonly key: string;
  readonly alt: string;
  /** The dominant colour as #rrggbb. */
  readonly color: string;
}

export interface ContentFaq {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** The texts, images and questions that staff wrote for one product list in one language (SEO-001). */
export interface ListingContent extends Selectable<ListingContentsTable> {
  readonly images: readonly ContentImage[];
  readonly faqs: readonly ContentFaq[];
}

const unknownColor = '#808080';

/** Returns the content with this id, or of a path in a language; null if there is none. */
export async function readContent(
  db: Kysely<Database>,
  which: { readonly id: string } | { readonly url: string; readonly language: Locale },
): Promise<ListingContent | null> {
  const query = db.selectFrom('listing_contents').selectAll();
  const row = await ('id' in which
    ? query.where('id', '=', which.id)
    : query.where('url', '=', which.url).where('language', '=', which.language)
  ).executeTakeFirst();
  if (row === undefined) return null;
  const faqs = await db
    .selectFrom('listing_faqs')
    .select(['id', 'question', 'answer'])
    .where('content_id', '=', row.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { ...row, faqs, images: await imagesOf(db, row.id) };
}

async function imagesOf(db: Kysely<Database>, contentId: string): Promise<readonly ContentImage[]> {
  const images = await db
    .selectFrom('listing_content_images')
    .select(['index', 'key', 'alt'])
    .where('content_id', '=', contentId)
    .orderBy('index')
    .execute();
  const keys = images.map(({ key }) => key);
  if (keys.length === 0) return [];
  const photos = await db
    .selectFrom('product_images')
    .select(['key', 'color'])
    .where('key', 'in', keys)
    .execute();
  const uploads = await db.selectFrom('media').select(['key', 'color']).where('key', 'in', keys).execute();
  const colors = new Map([...photos, ...uploads].map(({ key, color }) => [key, color]));
  return images.map((image) => ({ ...image, color: colors.get(image.key) ?? unknownColor }));
}
