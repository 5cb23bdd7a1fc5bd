import type { Cents } from '#domain/money/cents.ts';
import type { BankAccount } from '#domain/payouts/payout-account.ts';
import type { PayoutProblem } from '#domain/payouts/payout-life-cycle.ts';

export interface TransferRequest {
  /** The id of our payout; also the idempotency key, so that a retry sends nothing twice. */
  readonly reference: string;
  readonly amount: Cents;
  readonly account: BankAccount;
  /** For the seller's bank statement. */
  readonly description: string;
  /** The webhook that the provider calls after a change; the status is fetched separately. */
  readonly webhookUrl: string;
  /**
   * Days (YYYY-MM-DD) whose transfers are searched before a new one is ordered: an earlier attempt may have ordered
   * it so long ago that the provider has forgotten the idempotency key.
   */
  readonly earlierDays: readonly string[];
}

/** A transfer as the provider reports it. */
export interface TransferReport {
  readonly providerId: string;
  /** The id of our payout. */
  readonly reference: string;
  readonly amount: Cents;
  readonly status: 'SENT' | 'PAID' | 'FAILED' | 'RETURNED';
  /** The reason for a failure or a return; null otherwise. */
  readonly problem: PayoutProblem | null;
}

/**
 * The provider that executes payouts. Every method throws PayoutServiceError if it cannot be reached or its answer is
 * malformed.
 */
export interface PayoutService {
  /**
   * Orders a transfer, or returns the one ordered before with the same reference: within an hour by its idempotency
   * key, later by searching `earlierDays`. Throws PayoutRefusedError if the provider rejects it for good.
   */
  create(request: TransferRequest): Promise<TransferReport>;
  fetchStatus(providerId: string): Promise<TransferReport>;
  /** Returns every transfer of a day in Amsterdam, given as YYYY-MM-DD. */
  list(day: string): Promise<readonly TransferReport[]>;
}

/** Finds the transfer with this reference among those of the given days; undefined if there is none. */
export async function findTransfer(
  { list }: Pick<PayoutService, 'list'>,
  { reference, earlierDays }: Pick<TransferRequest, 'reference' | 'earlierDays'>,
): Promise<TransferReport | undefined> {
  for (const day of earlierDays) {
    const found = (await list(day)).find((transfer) => transfer.reference === reference);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How released payouts reach the bank: through a provider, or in a file that staff upload. */
export type PayoutChannel =
  | { readonly kind: 'PROVIDER'; readonly service: PayoutService }
  | { readonly kind: 'FILE'; readonly debtor: BankAccount };

/** The provider failed or gave a malformed answer. Its message contains no key or personal data. */
export class PayoutServiceError extends Error {}

/** The provider refuses the transfer for good; a retry does not help. */
export class PayoutRefusedError extends PayoutServiceError {
  readonly problem: PayoutProblem;

  constructor(problem: PayoutProblem) {
    super(`The payout service refused a transfer (${problem}).`);
    this.problem = problem;
  }
}
