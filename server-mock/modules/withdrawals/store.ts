import type { Kysely, Selectable } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { WithdrawalActor } from '#domain/withdrawals/withdrawal-life-cycle.ts';
import type { ComplaintSpan, WithdrawalFacts } from '#domain/withdrawals/withdrawal-period.ts';
import type { Database } from '../../db/schema.ts';
import type { GraphqlContext, Viewer } from '../../graphql/context.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  ValidationError,
} from '../../graphql/errors.ts';
import { isReturned } from '../ledger/public.ts';
import {
  bookedLine,
  loadLines,
  lockLine,
  type OrderLine,
  paidFor,
  receivedAt,
} from '../orders/public/lines.ts';
import { actorIn } from '../orders/public/own-lines.ts';
import { readWithdrawalToken } from './links.ts';
import type { WithdrawalsTable } from './tables.ts';

export type WithdrawalRow = Selectable<WithdrawalsTable>;

/** A sold product with the withdrawal from its purchase, if there is one. */
export interface Purchase {
  readonly line: OrderLine;
  /** The effective withdrawal; one that the buyer cancelled only if there is no other. */
  readonly row: WithdrawalRow | null;
  readonly complaint: ComplaintSpan | null;
  /** Whether all that was paid for it went back: refunded, also in parts, or charged back by the bank. */
  readonly isRefunded: boolean;
}

export interface OpenedWithdrawal {
  readonly row: WithdrawalRow;
  readonly line: OrderLine;
}

/** The withdrawals of these sold products, by the id of the product: the last one that was not cancelled, if any. */
export async function withdrawalsOfLines(
  db: Kysely<Database>,
  orderProductIds: readonly string[],
): Promise<ReadonlyMap<string, WithdrawalRow>> {
  const rows = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('order_product_id', 'in', [...orderProductIds])
    .orderBy('declared_at', 'desc')
    .execute();
  const found = new Map<string, WithdrawalRow>();
  for (const [id, own] of Map.groupBy(rows, (row) => row.order_product_id)) {
    const row = own.find(({ outcome }) => outcome !== 'KEPT') ?? own[0];
    if (row !== undefined) found.set(id, row);
  }
  return found;
}

/** Sold products with their withdrawals and the periods of their complaints; two queries for any number of lines. */
export async function purchasesOf(
  db: Kysely<Database>,
  lines: readonly OrderLine[],
): Promise<readonly Purchase[]> {
  if (lines.length === 0) return [];
  const ids = lines.map(({ product }) => product.id);
  const withdrawals = await withdrawalsOfLines(db, ids);
  const cases = await db
    .selectFrom('cases')
    .select(['order_product_id', 'opened_at', 'closed_at'])
    .where('order_product_id', 'in', ids)
    .execute();
  const complaints = new Map(
    cases.map(({ order_product_id, opened_at: from, closed_at: until }) => [
      order_product_id,
      { from, until },
    ]),
  );
  return lines.map((line) => ({
    line,
    row: withdrawals.get(line.product.id) ?? null,
    complaint: complaints.get(line.product.id) ?? null,
    isRefunded: isRefunded(line),
  }));
}

/** A sold product with its withdrawal and the period of its complaint. */
export async function purchaseOf(db: Kysely<Database>, line: OrderLine): Promise<Purchase> {
  const [purchase] = await purchasesOf(db, [line]);
  if (purchase === undefined) throw new Error(`No purchase was read for the line ${line.product.id}.`);
  return purchase;
}

/** A line that cost nothing from the start does not count as refunded: its buyer may withdraw like any other. */
function isRefunded(line: OrderLine): boolean {
  const { returned, isRefunded: isWhole, chargedBackAt } = line.ledger;
  const isReturnedAtOnce = isWhole || chargedBackAt !== null;
  const { all } = refundableOf(line, isReturnedAtOnce ? 0 : paidFor(line) - returned);
  return all === 0 && (returned > 0 || isReturnedAtOnce);
}

/** The facts that the rules of the withdrawal period check. */
export function periodFactsOf({ line, row, complaint, isRefunded }: Purchase): WithdrawalFacts {
  return {
    ...{ isTraderSale: line.product.sold_by_trader, status: line.delivery.status, complaint },
    receivedAt: receivedAt(line),
    ...{ isDeclared: row !== null && row.outcome !== 'KEPT', isRefunded },
  };
}

/**
 * A withdrawal with its line; undefined if it does not exist. `lock` locks the delivery, which guards the withdrawal.
 */
export async function findWithdrawal(
  db: Kysely<Database>,
  id: string,
  lock: 'lock' | 'read' = 'read',
): Promise<OpenedWithdrawal | undefined> {
  const query = db.selectFrom('withdrawals').selectAll().where('id', '=', id);
  const found = await query.executeTakeFirst();
  if (found === undefined) return undefined;
  const { order_product_id: lineId } = found;
  const line = lock === 'lock' ? await lockLine(db, lineId) : (await loadLines(db, [lineId]))[0];
  // Read again: the previous holder of the lock may have changed it.
  const row = lock === 'lock' ? await query.executeTakeFirst() : found;
  return line === undefined || row === undefined ? undefined : { row, line };
}

/** The caller: an account, or the order of an emailed link. */
export type Asker = { readonly viewer: Viewer } | { readonly orderId: string };

/** The role of the caller for a sold product. Throws UserHasNoObjectPermissionError if they have none. */
export function actorFor(line: OrderLine, asker: Asker): Exclude<WithdrawalActor, 'system'> {
  const actor =
    'viewer' in asker ? actorIn(line, asker.viewer) : isLinked(line, asker.orderId) ? 'buyer' : null;
  if (actor === null) throw new UserHasNoObjectPermissionError();
  return actor;
}

/** Links work only for orders without an account; orders of an account require signing in. */
function isLinked({ order }: OrderLine, orderId: string): boolean {
  return order.id === orderId && order.user_id === null;
}

/** The order of an emailed link. Throws ValidationError `withdrawal_link_invalid`. */
export function linkedOrder({ secrets, clock }: GraphqlContext, token: string): string {
  const orderId = readWithdrawalToken(secrets, token, clock.now());
  if (orderId === null) throw new ValidationError('withdrawal_link_invalid');
  return orderId;
}

/**
 * A withdrawal for one of its sides or staff. Throws InvalidUUIDError, ObjectDoesNotExistError,
 * UserHasNoObjectPermissionError.
 */
export async function ownWithdrawal(
  db: Kysely<Database>,
  asker: Asker,
  uuid: string,
  lock: 'lock' | 'read' = 'read',
): Promise<OpenedWithdrawal & { readonly actor: Exclude<WithdrawalActor, 'system'> }> {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const found = await findWithdrawal(db, uuid, lock);
  if (found === undefined) throw new ObjectDoesNotExistError();
  return { ...found, actor: actorFor(found.line, asker) };
}

/**
 * Cents of a line that can still be refunded: the full amount with delivery, and the part not paid by gift card. Once
 * the bank's part was refunded or charged back, what a gift card paid is left until the sale ends.
 */
export async function refundable(
  db: Kysely<Database>,
  line: OrderLine,
): Promise<{ readonly all: number; readonly bank: number; readonly before: number }> {
  const { paid, returned } = await bookedLine(db, line);
  const bank = (await isReturned(db, line.product.id)) ? 0 : paid - returned;
  return { ...refundableOf(line, bank), before: returned };
}

/** Adds what a gift card paid for the line to `bank`, the cents that can still go back to the bank. */
function refundableOf({ delivery, product }: OrderLine, bank: number) {
  const byCard = delivery.status === 'CANCELLED' ? 0 : Number(product.gift_card_cents);
  return { bank, all: bank + byCard };
}
