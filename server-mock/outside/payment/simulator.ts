import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { TransactionStatus } from '#domain/payments/transaction.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { type PaymentService, PaymentServiceError } from './payment-service.ts';

/** Where the demo's buyer chooses how the payment ends. */
function simulatedPage(paymentId: string): string {
  return `/demo/payment/${paymentId}`;
}

/** A provider that lives in our own database: each payment ends as somebody says on a page, or a test by `settle`. */
export function createPaymentSimulator(
  db: Kysely<Database>,
  clock: Clock,
  publicUrl: string,
): PaymentService {
  const load = async (paymentId: string) => {
    const row = await db
      .selectFrom('simulated_payments')
      .selectAll()
      .where('id', '=', paymentId)
      .executeTakeFirst();
    if (row === undefined) throw new PaymentServiceError('The simulator knows no such payment.');
    return row;
  };
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
    async look(paymentId) {
      const { status, amount_cents, reference } = await load(paymentId);
      return { status, amount: Number(amount_cents), reference };
    },
    async cancel(paymentId) {
      await settle(db, paymentId, 'cancelled');
    },
    async refund(paymentId, { key, amount }) {
      const { amount_cents } = await load(paymentId);
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
      const { sum } = await db
        .selectFrom('simulated_refunds')
        .select((eb) => eb.fn.sum<string>('amount_cents').as('sum'))
        .where('payment_id', '=', paymentId)
        .executeTakeFirstOrThrow();
      if (Number(sum) >= Number(amount_cents)) await settle(db, paymentId, 'refunded', ['completed']);
    },
  };
}

/** How a payment that is still open ends; false when it has ended before. */
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
