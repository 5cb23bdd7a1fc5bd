import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { CaseActor } from '#domain/cases/case-life-cycle.ts';
import type { CaseTerms, DecisionGround } from '#domain/cases/case-terms.ts';
import { isContentHash, isUuid } from '#domain/ids.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { isReturned } from '../ledger/public.ts';
import { ownedMedia } from '../media/public.ts';
import { bookedLine, loadLines, lockLine, type OrderLine } from '../orders/public/lines.ts';
import { actorIn } from '../orders/public/own-lines.ts';
import type { CaseEntriesTable, CasesTable } from './tables.ts';

export type CaseRow = Selectable<CasesTable>;
export type CaseEntry = Selectable<CaseEntriesTable>;

/** A case with the sold product it is about. */
export interface OpenedCase {
  readonly row: CaseRow;
  readonly line: OrderLine;
}

/** The case of a sold product; undefined while there is no complaint. */
export async function caseOfLine(db: Kysely<Database>, orderProductId: string): Promise<CaseRow | undefined> {
  return await db
    .selectFrom('cases')
    .selectAll()
    .where('order_product_id', '=', orderProductId)
    .executeTakeFirst();
}

/** The cases of these sold products, by the id of the product; for `loadBatched`. */
export async function casesOfLines(
  db: Kysely<Database>,
  orderProductIds: readonly string[],
): Promise<ReadonlyMap<string, CaseRow>> {
  const rows = await db
    .selectFrom('cases')
    .selectAll()
    .where('order_product_id', 'in', [...orderProductIds])
    .execute();
  return new Map(rows.map((row) => [row.order_product_id, row]));
}

/**
 * Returns a case with its line; undefined if there is none. With `lock` the delivery is locked, which also protects
 * the case.
 */
export async function findCase(
  db: Kysely<Database>,
  id: string,
  lock: 'lock' | 'read' = 'read',
): Promise<OpenedCase | undefined> {
  const query = db.selectFrom('cases').selectAll().where('id', '=', id);
  const found = await query.executeTakeFirst();
  if (found === undefined) return undefined;
  const { order_product_id: lineId } = found;
  const line = lock === 'lock' ? await lockLine(db, lineId) : (await loadLines(db, [lineId]))[0];
  // Read again: the previous holder of the lock may have changed it.
  const row = lock === 'lock' ? await query.executeTakeFirst() : found;
  return line === undefined || row === undefined ? undefined : { row, line };
}

/** A case as seen by one of its sides or by staff. */
export interface OwnCase extends OpenedCase {
  readonly actor: Exclude<CaseActor, 'system'>;
}

/**
 * Returns a case that the viewer takes part in, or any case for staff. Throws InvalidUUIDError,
 * ObjectDoesNotExistError, UserHasNoObjectPermissionError.
 */
export async function ownCase(
  db: Kysely<Database>,
  viewer: Viewer,
  uuid: string,
  lock: 'lock' | 'read' = 'read',
): Promise<OwnCase> {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const found = await findCase(db, uuid, lock);
  if (found === undefined) throw new ObjectDoesNotExistError();
  const actor = actorIn(found.line, viewer);
  if (actor === null) throw new UserHasNoObjectPermissionError();
  return { ...found, actor };
}

/**
 * Returns what can still be refunded of a line, in cents: the total, and the share that the buyer's bank paid. Both
 * are 0 once the line was refunded in full or charged back.
 */
export async function refundable(
  db: Kysely<Database>,
  line: OrderLine,
): Promise<{ readonly all: number; readonly bank: number }> {
  if (await isReturned(db, line.product.id)) return { all: 0, bank: 0 };
  const { paid, returned } = await bookedLine(db, line);
  const bank = paid - returned;
  return { bank, all: bank + Number(line.product.gift_card_cents) };
}

export interface NewEntry {
  readonly caseId: string;
  readonly side: CaseEntry['side'];
  readonly what: string;
  readonly text?: string;
  readonly terms?: CaseTerms;
  readonly ground?: DecisionGround;
  readonly photos?: { readonly userId: string; readonly keys: readonly string[] };
}

/**
 * Adds an entry to a case and returns the entry's id. Throws ValidationError for photos that are not complete uploads
 * of the account.
 */
export async function addEntry({ tx, now }: CommandScope, entry: NewEntry): Promise<string> {
  const { caseId, side, what, text = '', terms, ground, photos } = entry;
  const id = randomUUID();
  await tx
    .insertInto('case_entries')
    .values({
      ...{ id, case_id: caseId, side, what, text, ground: ground ?? null, created_at: now },
      refund_cents: terms?.refund ?? null,
      needs_return: terms?.needsReturn ?? null,
      return_paid_by: terms?.returnPaidBy ?? null,
    })
    .execute();
  if (photos === undefined || photos.keys.length === 0) return id;
  // A key with and without its signature names the same photo (docs/decisions/0030-who-sees-a-photo.md).
  const keys = photos.keys.map((key) => key.split('.')[0] ?? '');
  const held = await ownedMedia(tx, photos.userId, keys.filter(isContentHash));
  if (keys.some((key) => !held.has(key)))
    throw new ValidationError('validation_error', [{ field: 'photos', code: 'images_not_uploaded' }]);
  await tx
    .insertInto('case_photos')
    .values(keys.map((key, position) => ({ entry_id: id, position, key, user_id: photos.userId })))
    .execute();
  return id;
}
