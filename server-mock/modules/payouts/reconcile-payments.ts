import { type Kysely, sql } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import { amsterdamMoment, plusDays } from '#domain/orders/order-days.ts';
import type { PostingKind } from '#domain/payments/ledger.ts';
import type { Mismatch } from '#domain/payouts/reconcile.ts';
import { comparePayment, type PaymentSums } from '#domain/payouts/reconcile-payments.ts';
import type { Database } from '../../db/schema.ts';
import type { PaymentReport } from '../../outside/payment/payment-service.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { checkPayment } from '../payments/public/check-payment.ts';

type Parts = Pick<ServerDeps, 'db' | 'bus' | 'clock' | 'payments' | 'log'>;

/**
 * Compares every payment that received or returned money on a day, given as YYYY-MM-DD, at the provider or in the
 * ledger, and those whose money was returned some time before. Compares their sums up to now, so that it does not
 * matter on which side of midnight either recorded a part of them. Throws PaymentServiceError.
 */
export async function paymentMismatches(parts: Parts, day: string): Promise<readonly Mismatch[]> {
  const { db, payments } = parts;
  const listed = await payments.list(day);
  const known = await ourPayments(db, day, listed);
  const mismatches: Mismatch[] = [];
  for (const paymentId of new Set([...known.keys(), ...listed])) {
    const report = await payments.fetchStatus(paymentId);
    const ours = known.get(paymentId);
    if (ours === undefined) mismatches.push(...(await unknownPayment(db, report)));
    else if (comparePayment(ours.reference, ours, sumsOf(report)).length > 0)
      mismatches.push(...(await comparedAgain(parts, day, { paymentId, found: ours })));
  }
  return mismatches;
}

/**
 * Compares a payment that differed once more, after what the provider reports has been applied: a change between the
 * two readings, such as a chargeback whose webhook call is still to come, is no difference. Logs what agrees only then,
 * because webhook calls that never come look the same.
 */
async function comparedAgain(
  parts: Parts,
  day: string,
  { paymentId, found }: { readonly paymentId: string; readonly found: OurPayment },
): Promise<readonly Mismatch[]> {
  const { db, payments, log } = parts;
  const { reference } = found;
  try {
    await checkPayment(parts, reference);
  } catch (error) {
    log.error({ err: error, transaction: reference }, 'what the payment service reports was not applied');
  }
  const ours = (await ourPayments(db, day, [paymentId])).get(paymentId) ?? found;
  const left = comparePayment(reference, ours, sumsOf(await payments.fetchStatus(paymentId)));
  if (left.length === 0)
    log.warn(
      { transaction: reference, day },
      'a payment agreed only after the payment service was asked again',
    );
  return left;
}

const receivedStatuses: readonly PaymentReport['status'][] = ['completed', 'refunded', 'chargeback'];

function sumsOf({ status, amount, returned }: PaymentReport): PaymentSums {
  return { received: receivedStatuses.includes(status) ? amount : 0, returned };
}

/**
 * A payment at the provider that is not the payment of a transaction of ours: DOUBLED if its transaction has another
 * one, UNKNOWN if there is no such transaction.
 */
async function unknownPayment(db: Kysely<Database>, report: PaymentReport): Promise<readonly Mismatch[]> {
  const { reference } = report;
  const { received, returned } = sumsOf(report);
  // Paid by mistake, and returned since.
  if (received === returned) return [];
  const transaction = isUuid(reference)
    ? await db.selectFrom('transactions').select('id').where('id', '=', reference).executeTakeFirst()
    : undefined;
  const kind = transaction === undefined ? 'UNKNOWN' : 'DOUBLED';
  return [{ about: 'PAYMENT', kind, reference, ours: 0, theirs: received }];
}

interface OurPayment extends PaymentSums {
  /** The id of the transaction. */
  readonly reference: string;
}

interface PostingsOfDay {
  readonly day: string;
  readonly kinds: readonly PostingKind[];
}

/**
 * The postings whose payments are compared for a day. A bank may reject a refund days after the provider accepted it,
 * and a chargeback may be reversed weeks later. Neither is in the provider's lists of those days, so payments with a
 * return are compared again.
 */
function postingsFor(day: string): readonly PostingsOfDay[] {
  const earlier = (days: readonly number[], kinds: readonly PostingKind[]) =>
    days.map((count): PostingsOfDay => ({ day: plusDays(day, -count), kinds }));
  return [
    { day, kinds: ['paid', 'refunded', 'partly_refunded', 'charged_back'] },
    ...earlier([3, 10], ['refunded', 'partly_refunded']),
    ...earlier([10, 30, 90], ['charged_back']),
  ];
}

/** Payments with postings for the day, and those that the provider lists for it, by the provider's id. */
async function ourPayments(
  db: Kysely<Database>,
  day: string,
  listed: readonly string[],
): Promise<ReadonlyMap<string, OurPayment>> {
  const sum = (account: 'buyer' | 'refund') => sql<string>`coalesce((select sum(ledger_entries.amount_cents)
    from ledger_entries
    inner join ledger_postings on ledger_postings.id = ledger_entries.posting_id
    where ledger_postings.transaction_id = transactions.id and ledger_entries.account = ${account}), 0)`;
  const posted = db
    .selectFrom('ledger_postings')
    .select('ledger_postings.transaction_id')
    .where((eb) =>
      eb.or(
        postingsFor(day).map((of) =>
          eb.and([
            eb('kind', 'in', [...of.kinds]),
            eb('ledger_postings.created_at', '>=', new Date(amsterdamMoment(of.day, 0))),
            eb('ledger_postings.created_at', '<', new Date(amsterdamMoment(plusDays(of.day, 1), 0))),
          ]),
        ),
      ),
    );
  const rows = await db
    .selectFrom('transactions')
    .where('payment_id', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('transactions.id', 'in', posted),
        ...(listed.length > 0 ? [eb('payment_id', 'in', [...listed])] : []),
      ]),
    )
    .select(['transactions.id', 'payment_id', sum('buyer').as('buyer'), sum('refund').as('refund')])
    .orderBy('transactions.id')
    .execute();
  return new Map(
    rows.map(({ id, payment_id, buyer, refund }) => [
      payment_id ?? '',
      { reference: id, received: -Number(buyer), returned: Number(refund) },
    ]),
  );
}
