import type { LifeCycle, TransitionRow } from '../process/life-cycle.ts';

/**
 * CHECK-011..020, from the earliest to the last word: whatever comes later in this list overrules what comes before, so
 * that the provider's news may come twice and in any order and end in the same.
 */
export const transactionStatuses = [
  'created',
  'reserved',
  'expired',
  'cancelled',
  'failed',
  'completed',
  'refunded',
  'chargeback',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** Money may still come: the pieces are kept for this buyer. */
export const liveStatuses = ['created', 'reserved'] as const satisfies readonly TransactionStatus[];

export function isLive(status: TransactionStatus): boolean {
  return liveStatuses.some((live) => live === status);
}

/** How long products stay reserved once the bank has said that the money is on its way, in milliseconds. */
export const reservedClaimTime = 4 * 24 * 60 * 60 * 1000;

/** What the server does on a move, in the table's order. */
type TransactionEffect = 'keep_claims' | 'release_claims' | 'take_money' | 'return_money';

export interface TransactionParts {
  readonly state: TransactionStatus;
  /** What the provider reports, or a sweep finds. */
  readonly event: Exclude<TransactionStatus, 'created'>;
  readonly actor: 'provider' | 'system';
  readonly facts: Readonly<Record<string, never>>;
  readonly code: never;
  readonly effect: TransactionEffect;
}

type Row = TransitionRow<TransactionParts>;

/** All states that come before `status`, from `first` on. */
function before(status: TransactionStatus, first: TransactionStatus = 'created'): TransactionStatus[] {
  return transactionStatuses.slice(transactionStatuses.indexOf(first), transactionStatuses.indexOf(status));
}

const by = ['provider'] as const;

const ended = (['expired', 'cancelled', 'failed'] as const).map(
  (status): Row => ({
    ...{ from: before(status), event: status, to: status, effects: ['release_claims'] },
    by: status === 'expired' ? ['provider', 'system'] : by,
  }),
);

/** Money that went back must have come first, whether or not that news ever arrives. */
const returned = (['refunded', 'chargeback'] as const).flatMap((status): Row[] => [
  {
    ...{ from: before('completed'), event: status, by, to: status },
    effects: ['take_money', 'return_money'],
  },
  { from: before(status, 'completed'), event: status, by, to: status, effects: ['return_money'] },
]);

/** The life of a payment. What is no news any more has no row: it changes nothing. */
export const transactionLifeCycle: LifeCycle<TransactionParts> = {
  name: 'transaction',
  states: transactionStatuses,
  events: ['reserved', 'expired', 'cancelled', 'failed', 'completed', 'refunded', 'chargeback'],
  actors: ['provider', 'system'],
  initial: 'created',
  rows: [
    { from: ['created'], event: 'reserved', by, to: 'reserved', effects: ['keep_claims'] },
    ...ended,
    {
      ...{ from: before('completed'), event: 'completed', to: 'completed', effects: ['take_money'] },
      // Without anything to pay there is no provider to say so.
      by: ['provider', 'system'],
    },
    ...returned,
  ],
};
