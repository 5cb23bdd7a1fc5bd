import type { LifeCycle } from '../process/life-cycle.ts';

export const payoutStatuses = ['PLANNED', 'RELEASED', 'SENT', 'PAID', 'FAILED', 'RETURNED'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** Why the bank did not execute a payout or returned it. */
export const bankReasons = ['INVALID_ACCOUNT', 'CLOSED_ACCOUNT', 'REFUSED', 'OTHER'] as const;
export type BankReason = (typeof bankReasons)[number];

/** Why a payout ended without payment. */
export const payoutProblems = ['OUTDATED', ...bankReasons] as const;
export type PayoutProblem = (typeof payoutProblems)[number];

/** Whether the seller can solve the problem by correcting the account number. */
export function isAccountProblem(problem: PayoutProblem | null): boolean {
  return problem === 'INVALID_ACCOUNT' || problem === 'CLOSED_ACCOUNT';
}

const payoutEvents = ['release', 'send', 'pay', 'fail', 'return'] as const;
export type PayoutEvent = (typeof payoutEvents)[number];

type PayoutEffect = 'order_transfer' | 'watch' | 'book' | 'unbook' | 'free_lines' | 'notify_seller';

export interface PayoutParts {
  readonly state: PayoutStatus;
  readonly event: PayoutEvent;
  readonly actor: 'staff' | 'system' | 'provider';
  readonly facts: Readonly<Record<string, never>>;
  readonly code: never;
  readonly effect: PayoutEffect;
}

/**
 * The life cycle of a payout (docs/decisions/0035-after-the-payment.md). Staff release it, its transfer is ordered, and
 * the provider's reports decide the rest. A bank may return money after the provider had reported it as paid; later
 * reports are ignored. A plan that is out of date fails before its release (`OUTDATED`).
 */
export const payoutLifeCycle: LifeCycle<PayoutParts> = {
  name: 'payout',
  states: payoutStatuses,
  events: payoutEvents,
  actors: ['staff', 'system', 'provider'],
  initial: 'PLANNED',
  rows: [
    {
      ...{ from: ['PLANNED'], event: 'release', by: ['staff'], to: 'RELEASED' },
      effects: ['order_transfer'],
    },
    { from: ['PLANNED'], event: 'fail', by: ['system'], to: 'FAILED', effects: ['free_lines'] },
    { from: ['RELEASED'], event: 'send', by: ['system', 'staff'], to: 'SENT', effects: ['watch'] },
    {
      ...{ from: ['RELEASED', 'SENT'], event: 'fail', by: ['provider', 'staff'], to: 'FAILED' },
      effects: ['free_lines', 'notify_seller'],
    },
    {
      ...{ from: ['SENT'], event: 'pay', by: ['provider', 'staff'], to: 'PAID' },
      effects: ['book', 'watch', 'notify_seller'],
    },
    {
      ...{ from: ['SENT'], event: 'return', by: ['provider', 'staff'], to: 'RETURNED' },
      effects: ['free_lines', 'notify_seller'],
    },
    {
      ...{ from: ['PAID'], event: 'return', by: ['provider', 'staff'], to: 'RETURNED' },
      effects: ['unbook', 'free_lines', 'notify_seller'],
    },
  ],
};
