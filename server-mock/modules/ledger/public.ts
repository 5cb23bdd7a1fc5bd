import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Cents } from '#domain/money/cents.ts';
import {
  chargedBackEntries,
  forfeitedEntries,
  type LedgerEntry,
  type LineMoney,
  type PostingKind,
  paidEntries,
  partlyReturnedEntries,
  releasedEntries,
  returnedEntries,
  wholeReturnEntries,
} from '#domain/payments/ledger.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { returnToCard } from '../gift-cards/public.ts';
import { linePartRefundDue, lineRefundDue } from './events.ts';

/** The amounts of a sold line that ledger entries are computed from. */
export interface BookedLine extends LineMoney {
  readonly transactionId: string;
  readonly orderProductId: string;
}

interface Cause {
  readonly kind: PostingKind;
  readonly transactionId: string;
  readonly orderProductId?: string;
  /** The payout that paid out a line's money, or returned it. */
  readonly payoutId?: string;
  /** Writes the posting even if no money moves, because the fee of a line is credited with it. */
  readonly isWrittenEmpty?: boolean;
}

/**
 * Writes one posting of the ledger, once per cause: the database rejects a repetition. Writes nothing where no money
 * moves, unless the cause says so.
 */
export async function book(
  { tx, now }: CommandScope,
  cause: Cause,
  entries: readonly LedgerEntry[],
): Promise<void> {
  if (entries.length === 0 && cause.isWrittenEmpty !== true) return;
  const id = randomUUID();
  await tx
    .insertInto('ledger_postings')
    .values({
      id,
      kind: cause.kind,
      transaction_id: cause.transactionId,
      order_product_id: cause.orderProductId ?? null,
      payout_id: cause.payoutId ?? null,
      created_at: now,
    })
    .execute();
  if (entries.length === 0) return;
  await tx
    .insertInto('ledger_entries')
    .values(entries.map(({ account, amount }) => ({ posting_id: id, account, amount_cents: amount })))
    .execute();
}

async function isBooked(
  db: Kysely<Database>,
  subject: string,
  kinds: readonly PostingKind[],
): Promise<boolean> {
  const found = await db
    .selectFrom('ledger_postings')
    .select('id')
    .where(sql`coalesce(order_product_id, transaction_id)`, '=', subject)
    .where('kind', 'in', [...kinds])
    .executeTakeFirst();
  return found !== undefined;
}

/** Books the buyer's payment as held. */
export async function bookPaid(scope: CommandScope, transactionId: string, total: Cents): Promise<void> {
  await book(scope, { kind: 'paid', transactionId }, paidEntries(total));
}

/**
 * Books the release after the buyer's confirmation: what is held becomes the seller's and the platform's (ORDER-020).
 */
export async function bookReleased(scope: CommandScope, line: BookedLine): Promise<void> {
  await book(scope, { kind: 'released', ...line }, releasedEntries(line));
}

/** The cents of a sold line that were partially refunded. */
export async function partlyReturned(db: Kysely<Database>, orderProductId: string): Promise<Cents> {
  const { sum } = await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .where('order_product_id', '=', orderProductId)
    .where('kind', '=', 'partly_refunded')
    .where('account', '=', 'refund')
    .select((eb) => eb.fn.sum<string | null>('amount_cents').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

export interface LineReturn {
  readonly kind: 'refunded' | 'charged_back';
  /** True when the sale ends with it, so that nobody receives the product; false when the buyer keeps it. */
  readonly endsSale: boolean;
}

/** Whether a sold line was refunded in full or charged back; always false for a line without any money. */
export async function isReturned(db: Kysely<Database>, orderProductId: string): Promise<boolean> {
  return await isBooked(db, orderProductId, ['refunded', 'charged_back']);
}

/** The seller's share of a line after sales and refunds, in cents, whether it was paid out or not. */
async function shareLeft({ tx }: CommandScope, orderProductId: string): Promise<Cents> {
  const { sum } = await tx
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .where('order_product_id', '=', orderProductId)
    .where('payout_id', 'is', null)
    .where('account', '=', 'seller')
    .select((eb) => eb.fn.sum<string | null>('amount_cents').as('sum'))
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(sum ?? 0));
}

/**
 * Books the return of a sold line's money, once, whatever the reason: from what is held, or from the seller and the
 * platform after the release. A gift card's part is returned to the card only if the sale ends. While the buyer keeps
 * the product, a chargeback takes only the bank's part and the seller keeps what the card paid; if the sale ends
 * afterwards, that is taken too. Returns false if the money was returned before.
 */
export async function bookReturned(
  scope: CommandScope,
  line: BookedLine,
  { kind, endsSale }: LineReturn,
): Promise<boolean> {
  if (endsSale) await returnToCard(scope, line.orderProductId);
  const { orderProductId } = line;
  if (await isReturned(scope.tx, orderProductId)) {
    if (endsSale && !(await isBooked(scope.tx, orderProductId, ['refunded', 'forfeited'])))
      await book(
        scope,
        { kind: 'forfeited', ...line, isWrittenEmpty: true },
        forfeitedEntries(await shareLeft(scope, orderProductId)),
      );
    return false;
  }
  const wasReleased = await isBooked(scope.tx, orderProductId, ['released']);
  const takesShare = endsSale || kind === 'refunded';
  const entries = (takesShare ? returnedEntries : chargedBackEntries)(line, wasReleased);
  // The fee of a released line may have been invoiced, and is credited with this posting.
  await book(scope, { kind, ...line, isWrittenEmpty: wasReleased && endsSale }, entries);
  return true;
}

/** Books the full return of a payment that bought nothing. */
export async function bookWholeReturn(
  scope: CommandScope,
  { transactionId, total }: { readonly transactionId: string; readonly total: Cents },
  kind: 'refunded' | 'charged_back',
): Promise<void> {
  if (await isBooked(scope.tx, transactionId, ['refunded', 'charged_back'])) return;
  await book(scope, { kind, transactionId }, wholeReturnEntries(total));
}

/**
 * Ends the sale of one line and refunds it: in the ledger and to a gift card now, at the provider after the commit.
 */
export async function refundLine(scope: CommandScope, line: BookedLine): Promise<void> {
  const isNew = await bookReturned(scope, line, { kind: 'refunded', endsSale: true });
  if (!isNew || line.paid === line.returned) return;
  const { transactionId, orderProductId, paid, returned } = line;
  await scope.emit(lineRefundDue, { transactionId, orderProductId, amount: paid - returned });
}

/**
 * Refunds part of a line, once per line: in the ledger now, at the provider after the commit. Does nothing if the
 * line was refunded or charged back before, because the buyer's bank may have been first.
 */
export async function refundPart(scope: CommandScope, line: BookedLine, amount: Cents): Promise<void> {
  if (await isReturned(scope.tx, line.orderProductId)) return;
  const wasReleased = await isBooked(scope.tx, line.orderProductId, ['released']);
  await book(scope, { kind: 'partly_refunded', ...line }, partlyReturnedEntries(line, amount, wasReleased));
  const { transactionId, orderProductId } = line;
  await scope.emit(linePartRefundDue, { transactionId, orderProductId, amount });
}
