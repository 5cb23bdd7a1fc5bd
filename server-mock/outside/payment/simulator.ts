import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { amsterdamMoment, plusDays } from '#domain/orders/order-days.ts';
import type { TransactionStatus } from '#domain/payments/transaction.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { type PaymentService, PaymentServiceError } from './payment-service.ts';

/** The page on which the demo's buyer chooses the outcome of the payment. */
function simulatedPage(paymentId: string): string {
  return `/demo/payment/${paymentId}`;
}

/**
 * A provider simulated in our own database: the outcome of a payment is chosen on a page, or by a test through
 * `settle`.
 */
export function createPaymentSimulator(
  db: Kysely<Database>,
  clock: Clock,
  publicUrl: string,
): PaymentService {
  return {
    async create({ reference, amount, returnUrl }) {
      await db
        .insertInto('simulated_payments')
        .values({
          id: `sim_${randomUUID()}`,
          idempotency_key: reference,
          reference,
          amount_cents: amount,
          status: 'created',
          return_url: returnUrl,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute();
      const { id } = await db
        .selectFrom('simulated_payments')
        .select('id')
        .where('idempotency_key', '=', reference)
        .executeTakeFirstOrThrow();
      return { paymentId: id, redirectUrl: new URL(simulatedPage(id), publicUrl).href };
    },
    async fetchStatus(paymentId) {
      const { status, amount_cents, reference } = await loadPayment(db, paymentId);
      const amount = Number(amount_cents);
      const isReturned = status === 'refunded' || status === 'chargeback';
      return {
        status,
        amount,
        reference,
        returned: isReturned ? amount : await refundedAmount(db, paymentId),
      };
    },
    list: (day) => paymentsOfDay(db, day),
    async cancel(paymentId) {
      await settle(db, paymentId, 'cancelled');
    },
    async refund(paymentId, { key, amount }) {
      const { amount_cents } = await loadPayment(db, paymentId);
      await db
        .insertInto('simulated_refunds')
        .values({
          idempotency_key: key,
          payment_id: paymentId,
          amount_cents: amount,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      if ((await refundedAmount(db, paymentId)) >= Number(amount_cents))
        await settle(db, paymentId, 'refunded', ['completed']);
    },
  };
}

async function loadPayment(db: Kysely<Database>, paymentId: string) {
  const row = await db
    .selectFrom('simulated_payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (row === undefined) throw new PaymentServiceError('The simulator knows no such payment.');
  return row;
}

/** The cents refunded so far. */
async function refundedAmount(db: Kysely<Database>, paymentId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('simulated_refunds')
    .select((eb) => eb.fn.sum<string | null>('amount_cents').as('sum'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** The ids of the payments that were made or refunded on a day in Amsterdam. */
async function paymentsOfDay(db: Kysely<Database>, day: string): Promise<string[]> {
  const [from, until] = [amsterdamMoment(day, 0), amsterdamMoment(plusDays(day, 1), 0)];
  const rows = await db
    .selectFrom('simulated_payments')
    .leftJoin('simulated_refunds', 'simulated_refunds.payment_id', 'simulated_payments.id')
    .select('simulated_payments.id')
    .distinct()
    .where('simulated_payments.status', 'in', ['completed', 'refunded', 'chargeback'])
    .where((eb) =>
      eb.or(
        (['simulated_payments.created_at', 'simulated_refunds.created_at'] as const).map((at) =>
          eb.and([eb(at, '>=', new Date(from)), eb(at, '<', new Date(until))]),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets the outcome of an open payment; returns false if it has already ended. */
export async function settle(
  db: Kysely<Database>,
  paymentId: string,
  status: TransactionStatus,
  from: readonly TransactionStatus[] = ['created', 'reserved'],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('simulated_payments')
    .set({ status })
    .where('id', '=', paymentId)
    .where('status', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
