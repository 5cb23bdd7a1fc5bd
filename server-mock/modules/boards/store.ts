import type { Kysely, Selectable } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
} from '../../graphql/errors.ts';
import type { BoardsTable } from './tables.ts';

export type Board = Selectable<BoardsTable>;

/**
 * Returns a board of the viewer. Throws InvalidUUIDError, ObjectDoesNotExistError, and UserHasNoObjectPermissionError
 * if it belongs to another user.
 */
export async function ownBoard(
  db: Kysely<Database>,
  viewer: Viewer,
  uuid: string,
  lock: 'lock' | 'read' = 'read',
): Promise<Board> {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const query = db.selectFrom('boards').selectAll().where('id', '=', uuid);
  const board = await (lock === 'lock' ? query.forUpdate() : query).executeTakeFirst();
  if (board === undefined) throw new ObjectDoesNotExistError();
  if (board.user_id !== viewer.userId) throw new UserHasNoObjectPermissionError();
  return board;
}

/** Returns the viewer's boards, the most recently changed first. */
export async function boardsOf(db: Kysely<Database>, viewer: Viewer): Promise<Board[]> {
  return await db
    .selectFrom('boards')
    .selectAll()
    .where('user_id', '=', viewer.userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Returns a shared board by its key. Throws ObjectDoesNotExistError, also once the owner has stopped sharing it. */
export async function sharedBoard(db: Kysely<Database>, key: string): Promise<Board> {
  const board = await db.selectFrom('boards').selectAll().where('share_key', '=', key).executeTakeFirst();
  if (board === undefined) throw new ObjectDoesNotExistError();
  return board;
}
