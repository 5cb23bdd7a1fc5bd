import type { SettlementStep } from '../orders/settlement-step.ts';
import type { CaseState } from './case-life-cycle.ts';
import type { CaseLoser } from './case-terms.ts';

export type CaseSide = 'buyer' | 'seller';

/** The facts that decide which side has to act. */
export interface CaseTurnFacts {
  readonly state: CaseState;
  /** The side with a pending proposal. */
  readonly proposedBy: CaseSide | null;
  readonly lostBy: CaseLoser | null;
  /** The sides that have accepted a decision against them. */
  readonly acceptedBy: CaseSide | null;
  /** Whether the seller has to arrange and pay for the agreed or decided return. */
  readonly isSellersReturn: boolean;
}

export function otherSide(side: CaseSide): CaseSide {
  return side === 'buyer' ? 'seller' : 'buyer';
}

/** The sides that a decision goes against and that have not accepted it. */
export function appellants({ lostBy, acceptedBy }: CaseTurnFacts): readonly CaseSide[] {
  const losers: readonly CaseSide[] =
    lostBy === null
      ? []
      : lostBy === 'BOTH'
        ? ['buyer', 'seller']
        : lostBy === 'BUYER'
          ? ['buyer']
          : ['seller'];
  return losers.filter((side) => side !== acceptedBy);
}

/** Which sides the case waits for; none while it waits for staff or is closed. */
export function turnOf(facts: CaseTurnFacts): readonly CaseSide[] {
  switch (facts.state) {
    case 'OPEN':
    case 'RETURN_ARRIVED':
      return ['seller'];
    case 'NEGOTIATING':
      return [facts.proposedBy === null ? 'buyer' : otherSide(facts.proposedBy)];
    case 'DECIDED':
      return appellants(facts);
    case 'RETURN_PENDING':
      return facts.isSellersReturn ? ['buyer', 'seller'] : ['buyer'];
    case 'RETURN_SENT':
      return ['buyer'];
    case 'ESCALATED':
    case 'APPEALED':
    case 'CLOSED':
      return [];
  }
}

/** What the case waits for; null once it is closed. */
export function caseStepOf(facts: CaseTurnFacts): SettlementStep | null {
  switch (facts.state) {
    case 'OPEN':
    case 'NEGOTIATING':
      return turnOf(facts).includes('seller') ? 'seller_answer' : 'buyer_answer';
    case 'ESCALATED':
    case 'APPEALED':
      return 'decision';
    case 'DECIDED':
      return 'appeal';
    case 'RETURN_PENDING':
      return 'return';
    case 'RETURN_SENT':
      return 'return_arrival';
    case 'RETURN_ARRIVED':
      return 'return_check';
    case 'CLOSED':
      return null;
  }
}
