import type { Locale } from '#domain/constants/locales.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import type { TransactionStatus } from '#domain/payments/transaction.ts';

export interface PaymentRequest {
  /** The id of our transaction; also the idempotency key, so that a retry creates no second payment. */
  readonly reference: string;
  readonly amount: Cents;
  readonly method: PaymentMethod;
  /** For the buyer's bank statement. */
  readonly description: string;
  readonly locale: Locale;
  /** The URL to which the buyer returns, whatever the outcome. */
  readonly returnUrl: string;
  /** The webhook that the provider calls after a change; the status is fetched separately. */
  readonly webhookUrl: string;
}

interface Payment {
  readonly paymentId: string;
  /** The provider's payment page. */
  readonly redirectUrl: string;
}

/** A payment as the provider reports it. */
export interface PaymentReport {
  readonly status: TransactionStatus;
  readonly amount: Cents;
  /** Total amount refunded and charged back. */
  readonly returned: Cents;
  /** The id of our transaction. */
  readonly reference: string;
}

/**
 * The payment provider. Every method throws PaymentServiceError if it cannot be reached or its answer is malformed.
 */
export interface PaymentService {
  /** Creates a payment, or returns the one created before with the same reference. */
  create(request: PaymentRequest): Promise<Payment>;
  fetchStatus(paymentId: string): Promise<PaymentReport>;
  /** Cancels a payment that the buyer has not started; does nothing if it can no longer be cancelled. */
  cancel(paymentId: string): Promise<void>;
  /**
   * Returns the ids of payments that were paid, refunded or charged back on a day in Amsterdam, given as YYYY-MM-DD.
   */
  list(day: string): Promise<readonly string[]>;
  /** Refunds an amount, once per idempotency key. Throws PaymentRefusedError if the provider does not allow it. */
  refund(paymentId: string, refund: { readonly key: string; readonly amount: Cents }): Promise<void>;
}

/** The provider failed or gave a malformed answer. Its message contains no key or personal data. */
export class PaymentServiceError extends Error {}

/** The provider understood a request and refused it, such as a refund of more than is left of the payment. */
export class PaymentRefusedError extends PaymentServiceError {}
