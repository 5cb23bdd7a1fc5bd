import type { LifeCycle, TransitionRow } from '../process/life-cycle.ts';

/**
 * The statuses of a payment in order of precedence (CHECK-011 to CHECK-020). A later status in this list overrides an
 * earlier one, so that duplicate and out-of-order webhooks of the provider lead to the same result.
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

/** The statuses in which money can still arrive and the products stay reserved. */
export const liveStatuses = ['created', 'reserved'] as const satisfies readonly TransactionStatus[];

export function isLive(status: TransactionStatus): boolean {
  return liveStatuses.some((live) => live === status);
}

/** How long products stay reserved after the bank has announced the money, in milliseconds. */
export const bankReservationTime = 4 * 24 * 60 * 60 * 1000;

/** What the server does on a transition, in the order of the table. */
type TransactionEffect = 'extend_reservations' | 'release_reservations' | 'take_money' | 'return_money';

export interface TransactionParts {
  readonly state: TransactionStatus;
  /** Reported by the provider or detected by a scheduled check. */
  readonly event: Exclude<TransactionStatus, 'created'>;
  readonly actor: 'provider' | 'system';
  readonly facts: Readonly<Record<string, never>>;
  readonly code: never;
  readonly effect: TransactionEffect;
}

type Row = TransitionRow<TransactionParts>;

/** Returns all statuses that precede `status`, from `first` on. */
function before(status: TransactionStatus, first: TransactionStatus = 'created'): TransactionStatus[] {
  return transactionStatuses.slice(transactionStatuses.indexOf(first), transactionStatuses.indexOf(status));
}

const by = ['provider'] as const;

const ended = (['expired', 'cancelled', 'failed'] as const).map(
  (status): Row => ({
    ...{ from: before(status), event: status, by, to: status, effects: ['release_reservations'] },
  }),
);

/** A refund or chargeback implies an earlier payment, even if its webhook never arrives. */
const returned = (['refunded', 'chargeback'] as const).flatMap((status): Row[] => [
  {
    ...{ from: before('completed'), event: status, by, to: status },
    effects: ['take_money', 'return_money'],
  },
  { from: before(status, 'completed'), event: status, by, to: status, effects: ['return_money'] },
]);

/** The life cycle of a payment. Outdated reports have no row and change nothing. */
export const transactionLifeCycle: LifeCycle<TransactionParts> = {
  name: 'transaction',
  states: transactionStatuses,
  events: ['reserved', 'expired', 'cancelled', 'failed', 'completed', 'refunded', 'chargeback'],
  actors: ['provider', 'system'],
  initial: 'created',
  rows: [
    { from: ['created'], event: 'reserved', by, to: 'reserved', effects: ['extend_reservations'] },
    ...ended,
    {
      // Once the bank processes the payment, only the provider knows how it ends.
      ...{ from: ['created'], event: 'expired', by: ['system'] },
      ...{ to: 'expired', effects: ['release_reservations'] },
    },
    {
      ...{ from: before('completed'), event: 'completed', to: 'completed', effects: ['take_money'] },
      // When there is nothing to pay, no provider reports the completion.
      by: ['provider', 'system'],
    },
    ...returned,
  ],
};
