import type { Kysely, Selectable } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import { filledRanges, type SizeRanges } from '#domain/wanted/size-range.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
} from '../../graphql/errors.ts';
import type { WantedImagesTable, WantedItemsTable } from './tables.ts';

export type WantedItem = Selectable<WantedItemsTable>;
export type WantedImage = Selectable<WantedImagesTable>;

const mostMatches = 50;

/**
 * A wanted item of the viewer. Throws InvalidUUIDError, ObjectDoesNotExistError, also for one that was removed, and
 * UserHasNoObjectPermissionError for another person's (ERR-003).
 */
export async function ownWantedItem(
  db: Kysely<Database>,
  viewer: Viewer,
  uuid: string,
  lock: 'lock' | 'read' = 'read',
): Promise<WantedItem> {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const query = db
    .selectFrom('wanted_items')
    .selectAll()
    .where('id', '=', uuid)
    .where('status', '<>', 'REMOVED');
  const item = await (lock === 'lock' ? query.forUpdate() : query).executeTakeFirst();
  if (item === undefined) throw new ObjectDoesNotExistError();
  if (item.user_id !== viewer.userId) throw new UserHasNoObjectPermissionError();
  return item;
}

/** The images of an item, in order. */
export async function wantedImagesOf(db: Kysely<Database>, itemId: string): Promise<WantedImage[]> {
  return await db
    .selectFrom('wanted_images')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('position')
    .execute();
}

/**
 * The ids of the matches of a wanted item that are still for sale, the latest first, and the best first among those
 * of one moment.
 */
export async function matchedProductIds(db: Kysely<Database>, itemId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wanted_matches')
    .innerJoin('products', 'products.id', 'wanted_matches.product_id')
    .where('wanted_matches.item_id', '=', itemId)
    .where('products.status', '=', 'PUBLISHED')
    .where('products.inventory', '>', 0)
    .orderBy('wanted_matches.matched_at', 'desc')
    .orderBy('wanted_matches.rank')
    .orderBy('products.publication_date', 'desc')
    .orderBy('products.id')
    .limit(mostMatches)
    .select('products.id')
    .execute();
  return rows.map((row) => row.id);
}

/** The size limits of an item; dimensions without a limit are left out. */
export function sizesOf(item: WantedItem): SizeRanges {
  return filledRanges({
    width: { lower: item.width_lower, upper: item.width_upper },
    height: { lower: item.height_lower, upper: item.height_upper },
    depth: { lower: item.depth_lower, upper: item.depth_upper },
    diameter: { lower: item.diameter_lower, upper: item.diameter_upper },
  });
}
