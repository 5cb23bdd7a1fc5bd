import type { Cents } from '#domain/money/cents.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import type { TransactionStatus } from '#domain/payments/transaction.ts';

/** What somebody is to pay. */
export interface PaymentRequest {
  /** Our transaction: also the idempotency key, so that asking again makes no second payment. */
  readonly reference: string;
  readonly amount: Cents;
  readonly method: PaymentMethod;
  /** For the buyer's bank statement. */
  readonly description: string;
  readonly locale: 'nl' | 'en' | 'fr';
  /** Where the buyer goes afterwards, however it ended. */
  readonly returnUrl: string;
  /** Where the provider says that something changed; it never says what. */
  readonly webhookUrl: string;
}

interface Payment {
  readonly paymentId: string;
  /** Where the buyer pays. */
  readonly redirectUrl: string;
}

/** What the provider knows of a payment. */
export interface PaymentReport {
  readonly status: TransactionStatus;
  readonly amount: Cents;
  /** Refunded or charged back. */
  readonly returned: Cents;
  /** The transaction that it was made for. */
  readonly reference: string;
}

/** The payment provider. Every method throws PaymentServiceError when it cannot be reached or makes no sense. */
export interface PaymentService {
  /** Makes a payment, or answers the one that the same reference made before. */
  create(request: PaymentRequest): Promise<Payment>;
  look(paymentId: string): Promise<PaymentReport>;
  /** Ends a payment that nobody has begun to pay; one that can no longer be ended is left as it is. */
  cancel(paymentId: string): Promise<void>;
  /** The payments that were paid, refunded or charged back on a day in Amsterdam, given as YYYY-MM-DD. */
  list(day: string): Promise<readonly string[]>;
  /** Gives money back, once per key. */
  refund(paymentId: string, refund: { readonly key: string; readonly amount: Cents }): Promise<void>;
}

/** The provider did not answer as agreed. Names what went wrong, never a key or a person. */
export class PaymentServiceError extends Error {}
