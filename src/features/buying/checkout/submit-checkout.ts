import { type PaymentErrorCode, paymentErrorCodes } from '#domain/checkout/checkout-rules.ts';
import { NetworkError } from '#src/data/graphql/errors.ts';

/** The server's answer to one step: its result, or the message of a refusal. */
export type StepAnswer<Done> =
  | { readonly ok: true; readonly done: Done }
  | { readonly ok: false; readonly message: string; readonly errorCode: string };

interface Payable {
  readonly transactionUid: string;
  readonly redirectUrl: string;
}

export interface CheckoutSteps {
  readonly addresses: () => Promise<StepAnswer<null>>;
  readonly tracking: () => Promise<StepAnswer<null>>;
  readonly pay: () => Promise<StepAnswer<Payable>>;
}

export interface SubmitFailure {
  /** The code for support (CHECK-032..036). */
  readonly code: PaymentErrorCode;
  /** The server's message; null when it sent none. */
  readonly message: string | null;
  readonly errorCode: string | null;
}

export type SubmitEnd =
  | { readonly ok: true; readonly payable: Payable }
  | { readonly ok: false; readonly failure: SubmitFailure };

/** Thrown by the step that failed, with the code that support knows it by. */
class Stopped extends Error {
  readonly failure: SubmitFailure;
  constructor(
    code: PaymentErrorCode,
    refusal: { readonly message: string; readonly errorCode: string } | null,
  ) {
    super(`Submitting stopped with ${code}`);
    this.failure = { code, message: refusal?.message ?? null, errorCode: refusal?.errorCode ?? null };
  }
}

async function step<Done>(
  run: () => Promise<StepAnswer<Done>>,
  codes: { readonly refused: PaymentErrorCode; readonly threw: (error: unknown) => PaymentErrorCode },
): Promise<Done> {
  const answer = await run().catch((error: unknown) => {
    throw new Stopped(codes.threw(error), null);
  });
  if (!answer.ok) throw new Stopped(codes.refused, answer);
  return answer.done;
}

const { addressesFailed, trackingRefused, trackingNotReached, trackingFailed, paymentFailed } =
  paymentErrorCodes;

/**
 * Runs the steps of a payment in order: the addresses (CHECK-007), the ids under which the visit is counted
 * (CHECK-008), and the payment (CHECK-009). The first failure ends it, with its code (CHECK-032..035,
 * docs/readings.md).
 */
export async function submitCheckout({ addresses, tracking, pay }: CheckoutSteps): Promise<SubmitEnd> {
  try {
    await step(addresses, { refused: addressesFailed, threw: () => addressesFailed });
    await step(tracking, {
      refused: trackingRefused,
      threw: (error) => (error instanceof NetworkError ? trackingNotReached : trackingFailed),
    });
    const payable = await step(pay, { refused: paymentFailed, threw: () => paymentFailed });
    return { ok: true, payable };
  } catch (error) {
    if (error instanceof Stopped) return { ok: false, failure: error.failure };
    throw error;
  }
}
