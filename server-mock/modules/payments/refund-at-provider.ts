import type { Cents } from '#domain/money/cents.ts';
import { PaymentRefusedError } from '../../outside/payment/payment-service.ts';
import type { ServerDeps } from '../../server-deps.ts';

interface Refund {
  readonly paymentId: string;
  /** The idempotency key. */
  readonly key: string;
  readonly amount: Cents;
}

/**
 * Refunds an amount of a payment at the provider. A refusal is no failure if the money was returned another way, such
 * as in the provider's dashboard: too little is left for this refund, and at least `total` was returned, which is all
 * that has to be returned of the payment with this refund. Throws PaymentServiceError.
 */
export async function refundAtProvider(
  { payments, log }: Pick<ServerDeps, 'payments' | 'log'>,
  { paymentId, key, amount }: Refund,
  total: () => Promise<Cents>,
): Promise<void> {
  try {
    await payments.refund(paymentId, { key, amount });
  } catch (error) {
    if (!(error instanceof PaymentRefusedError)) throw error;
    const report = await payments.fetchStatus(paymentId);
    const isTooMuch = amount > report.amount - report.returned;
    if (!isTooMuch || report.returned < (await total())) throw error;
    log.warn(
      { transaction: report.reference, key },
      'a refund was refused because the money was returned before',
    );
  }
}
