import type { Kysely } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
} from '../../graphql/errors.ts';

/** Where a wishlist is stored: an account's in its replicated documents, a visitor's in a table. */
export type WishlistPlace =
  | { readonly kind: 'account'; readonly uuid: string; readonly userId: string }
  | { readonly kind: 'visitor'; readonly uuid: string };

/** The caller's own wishlist; null for a visitor, whose wishlist can only be found by its id. */
export async function ownWishlist(
  db: Kysely<Database>,
  viewer: Viewer | null,
): Promise<WishlistPlace | null> {
  if (viewer === null) return null;
  const user = await db
    .selectFrom('users')
    .select('wishlist_uuid')
    .where('id', '=', viewer.userId)
    .executeTakeFirst();
  return user === undefined ? null : { kind: 'account', uuid: user.wishlist_uuid, userId: viewer.userId };
}

/**
 * The wishlist with this id, or the caller's own without one. Throws InvalidUUIDError, ObjectDoesNotExistError, and
 * UserHasNoObjectPermissionError for another account's (ERR-003).
 */
export async function findWishlist(
  db: Kysely<Database>,
  viewer: Viewer | null,
  uuid: string | null,
): Promise<WishlistPlace> {
  if (uuid !== null && !isUuid(uuid)) throw new InvalidUUIDError();
  const own = await ownWishlist(db, viewer);
  if (own !== null && (uuid === null || uuid === own.uuid)) return own;
  if (uuid === null) throw new ObjectDoesNotExistError();
  const found = await db.selectFrom('wishlists').select('id').where('id', '=', uuid).executeTakeFirst();
  if (found === undefined) throw await refusalFor(db, uuid);
  return { kind: 'visitor', uuid };
}

async function refusalFor(db: Kysely<Database>, uuid: string): Promise<Error> {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('wishlist_uuid', '=', uuid)
    .executeTakeFirst();
  return owner === undefined ? new ObjectDoesNotExistError() : new UserHasNoObjectPermissionError();
}
