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

/** The size limits of an item; dimensions without a limit are left out. */
export function sizesOf(item: WantedItem): SizeRanges {
  return filledRanges({
    width: { lower: item.width_lower, upper: item.width_upper },
    height: { lower: item.height_lower, upper: item.height_upper },
    depth: { lower: item.depth_lower, upper: item.depth_upper },
    diameter: { lower: item.diameter_lower, upper: item.diameter_upper },
  });
}
