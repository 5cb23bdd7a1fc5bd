import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import { boardTitleOf, boardTitleProblem, mostBoardItems, mostBoards } from '#domain/wishlist/board.ts';
import { command } from '../../command.ts';
import { lockAccount } from '../../db/lock-account.ts';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { ownBoard } from './store.ts';

function requireTitle(title: string): string {
  const code = boardTitleProblem(title);
  if (code !== null) throw new ValidationError('validation_error', [{ field: 'title', code }]);
  return boardTitleOf(title);
}

/** Creates a board and returns its id. Throws ValidationError for an invalid title and `too_many_boards`. */
export async function createBoard(
  context: GraphqlContext,
  input: { readonly title: string; readonly commandId: string | null },
): Promise<string> {
  const viewer = signedIn(context);
  const title = requireTitle(input.title);
  const request = { name: 'createBoard', commandId: input.commandId, body: { title } };
  return await command(context, request, async ({ tx, now }) => {
    await lockAccount(tx, viewer.userId);
    const { count } = await tx
      .selectFrom('boards')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('user_id', '=', viewer.userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostBoards) throw new ValidationError('too_many_boards');
    const id = randomUUID();
    await tx
      .insertInto('boards')
      .values({ id, user_id: viewer.userId, title, share_key: null, created_at: now, updated_at: now })
      .execute();
    return id;
  });
}

/** Renames a board, or turns sharing on or off. A board that is shared again gets a new key. */
export async function updateBoard(
  context: GraphqlContext,
  change: { readonly uuid: string; readonly title: string | null; readonly isShared: boolean | null },
): Promise<string> {
  const viewer = signedIn(context);
  const title = change.title === null ? null : requireTitle(change.title);
  return await command(context, { name: 'updateBoard', body: change }, async ({ tx, now }) => {
    const board = await ownBoard(tx, viewer, change.uuid, 'lock');
    const shareKey = change.isShared === false ? null : (board.share_key ?? newKey(change.isShared));
    await tx
      .updateTable('boards')
      .set({ title: title ?? board.title, share_key: shareKey, updated_at: now })
      .where('id', '=', board.id)
      .execute();
    return board.id;
  });
}

/** 128 bits, so that a key cannot be guessed. */
function newKey(isShared: boolean | null): string | null {
  return isShared === true ? randomBytes(16).toString('base64url') : null;
}

/** Deletes a board; its products stay on the wishlist. */
export async function deleteBoard(context: GraphqlContext, uuid: string): Promise<string> {
  const viewer = signedIn(context);
  return await command(context, { name: 'deleteBoard', body: { uuid } }, async ({ tx }) => {
    const board = await ownBoard(tx, viewer, uuid, 'lock');
    await tx.deleteFrom('boards').where('id', '=', board.id).execute();
    return board.id;
  });
}

export interface BoardItem {
  readonly uuid: string;
  readonly productUuid: string;
}

/** Adds a product to a board; one that is already on it keeps its position. Throws `board_is_full`. */
export async function addToBoard(context: GraphqlContext, item: BoardItem): Promise<string> {
  return await changeItems(context, 'addToBoard', item, async (tx) => {
    const product = await tx
      .selectFrom('products')
      .select('id')
      .where('id', '=', item.productUuid)
      .where('status', '=', 'PUBLISHED')
      .executeTakeFirst();
    if (product === undefined) throw new ObjectDoesNotExistError();
    const { count } = await tx
      .selectFrom('board_items')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('board_id', '=', item.uuid)
      .where('product_id', '<>', item.productUuid)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostBoardItems) throw new ValidationError('board_is_full');
    await tx
      .insertInto('board_items')
      .values({ board_id: item.uuid, product_id: item.productUuid })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Removes a product from a board; does nothing if it is not on it. */
export async function removeFromBoard(context: GraphqlContext, item: BoardItem): Promise<string> {
  return await changeItems(context, 'removeFromBoard', item, async (tx) => {
    await tx
      .deleteFrom('board_items')
      .where('board_id', '=', item.uuid)
      .where('product_id', '=', item.productUuid)
      .execute();
  });
}

/** Locks the board, so that the check of its size is reliable. */
async function changeItems(
  context: GraphqlContext,
  name: string,
  item: BoardItem,
  change: (tx: Transaction<Database>) => Promise<void>,
): Promise<string> {
  const viewer = signedIn(context);
  if (!isUuid(item.productUuid)) throw new InvalidUUIDError();
  return await command(context, { name, body: item }, async ({ tx, now }) => {
    const board = await ownBoard(tx, viewer, item.uuid, 'lock');
    await change(tx);
    await tx.updateTable('boards').set({ updated_at: now }).where('id', '=', board.id).execute();
    return board.id;
  });
}
