import type { Guard, LifeCycle } from '../process/life-cycle.ts';
import { type SuggestionStatus, suggestionStatuses } from './suggestion-status.ts';

const suggestionEvents = ['accept', 'decline', 'set_custom_price', 'lapse'] as const;
export type SuggestionEvent = (typeof suggestionEvents)[number];

/** The state of the product since the suggestion was made. */
export interface SuggestionFacts {
  /** Whether the product is published and in stock. */
  readonly isForSale: boolean;
  /** Whether the seller has changed the price in the meantime. */
  readonly isPriceChanged: boolean;
}

/** Why a suggestion can no longer be applied. */
export type SuggestionProblem = 'suggestion_product_unavailable' | 'suggestion_price_changed';

export interface SuggestionParts {
  readonly state: SuggestionStatus;
  readonly event: SuggestionEvent;
  readonly actor: 'seller' | 'system';
  readonly facts: SuggestionFacts;
  readonly code: SuggestionProblem;
  readonly effect: 'apply_suggested_price' | 'apply_custom_price' | 'note_problem';
}

/** Returns why the suggested price cannot be applied, or null when it can. */
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
 * The life cycle of a sale suggestion (SALE-005 to SALE-009). Accepting one that no longer fits its product ends in
 * ERROR (SALE-017, docs/readings.md). A custom price rejects it, and is refused for a product that is not for sale.
 * Without an answer the system withdraws suggestions that no longer fit.
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
