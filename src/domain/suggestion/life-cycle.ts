import type { Guard, LifeCycle } from '../process/life-cycle.ts';
import { type SuggestionStatus, suggestionStatuses } from './suggestion-status.ts';

const suggestionEvents = ['accept', 'decline', 'set_custom_price', 'lapse'] as const;
export type SuggestionEvent = (typeof suggestionEvents)[number];

/** What became of the piece since it was suggested. */
export interface SuggestionFacts {
  /** Published and in stock. */
  readonly isForSale: boolean;
  /** The seller asks another price by now. */
  readonly isPriceChanged: boolean;
}

/** Why a suggestion can't be applied any more. */
export type SuggestionProblem = 'suggestion_product_unavailable' | 'suggestion_price_changed';

export interface SuggestionParts {
  readonly state: SuggestionStatus;
  readonly event: SuggestionEvent;
  readonly actor: 'seller' | 'system';
  readonly facts: SuggestionFacts;
  readonly code: SuggestionProblem;
  readonly effect: 'apply_suggested_price' | 'apply_custom_price' | 'note_problem';
}

/** What stands in the way of the suggested price; null for nothing. */
export function suggestionProblem(facts: SuggestionFacts): SuggestionProblem | null {
  if (!facts.isForSale) return 'suggestion_product_unavailable';
  return facts.isPriceChanged ? 'suggestion_price_changed' : null;
}

const holdsStill: Guard<SuggestionParts> = {
  name: 'for sale at the price it was made for',
  holds: (facts) => suggestionProblem(facts) === null,
  code: 'suggestion_price_changed',
};
const forSale: Guard<SuggestionParts> = {
  name: 'for sale',
  holds: (facts) => facts.isForSale,
  code: 'suggestion_product_unavailable',
};

/**
 * The life of a sale suggestion (SALE-005..SALE-009). Accepting one that no longer fits its piece ends in ERROR
 * (readings SALE-017); a custom price rejects it, and is refused for a piece that is not for sale; without an answer the
 * system takes back what no longer fits.
 */
export const suggestionLifeCycle: LifeCycle<SuggestionParts> = {
  name: 'sale_suggestion',
  states: suggestionStatuses,
  events: suggestionEvents,
  actors: ['seller', 'system'],
  initial: 'PENDING',
  rows: [
    {
      from: ['PENDING'],
      event: 'accept',
      by: ['seller'],
      guard: holdsStill,
      to: 'APPLIED',
      effects: ['apply_suggested_price'],
    },
    { from: ['PENDING'], event: 'accept', by: ['seller'], to: 'ERROR', effects: ['note_problem'] },
    { from: ['PENDING'], event: 'decline', by: ['seller'], to: 'REJECTED', effects: [] },
    {
      from: ['PENDING'],
      event: 'set_custom_price',
      by: ['seller'],
      guard: forSale,
      to: 'REJECTED',
      effects: ['apply_custom_price'],
    },
    { from: ['PENDING'], event: 'lapse', by: ['system'], to: 'REJECTED', effects: ['note_problem'] },
  ],
};
