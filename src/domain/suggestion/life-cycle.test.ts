import { describe, expect, test } from 'vitest';
import { acceptedLines, everyPair, faultsOf } from '#tests/setup/life-cycle-pairs.ts';
import { suggestionLifeCycle, suggestionProblem } from './life-cycle.ts';
import { suggestionStatuses } from './suggestion-status.ts';

const samples = {
  'fits still': { isForSale: true, isPriceChanged: false },
  'other price': { isForSale: true, isPriceChanged: true },
  'not for sale': { isForSale: false, isPriceChanged: false },
};

describe('SALE-005 a suggestion is PENDING, APPLIED, REJECTED or ERROR', () => {
  test('the statuses by name; it begins as PENDING', () => {
    expect(suggestionStatuses).toEqual(['PENDING', 'APPLIED', 'REJECTED', 'ERROR']);
    expect(suggestionLifeCycle.initial).toBe('PENDING');
    expect(faultsOf(suggestionLifeCycle, samples)).toEqual([]);
  });

  test('SALE-006 SALE-007 SALE-008 every pair of status, event and actor: only a pending one can be answered', () => {
    const pairs = everyPair(suggestionLifeCycle, samples);
    expect(acceptedLines(pairs)).toEqual([
      'PENDING accept seller [fits still] -> APPLIED',
      'PENDING accept seller [other price] -> ERROR',
      'PENDING accept seller [not for sale] -> ERROR',
      'PENDING decline seller [fits still] -> REJECTED',
      'PENDING decline seller [other price] -> REJECTED',
      'PENDING decline seller [not for sale] -> REJECTED',
      'PENDING set_custom_price seller [fits still] -> REJECTED',
      'PENDING set_custom_price seller [other price] -> REJECTED',
      'PENDING lapse system [fits still] -> REJECTED',
      'PENDING lapse system [other price] -> REJECTED',
      'PENDING lapse system [not for sale] -> REJECTED',
    ]);
    const refused = pairs.filter(({ state, accepted }) => state !== 'PENDING' && !accepted);
    expect(refused).toHaveLength(pairs.filter(({ state }) => state !== 'PENDING').length);
    expect(new Set(refused.map(({ outcome }) => outcome))).toEqual(new Set(['wrong_state']));
  });
});

test('a product that is not for sale is refused before its price is checked', () => {
  expect(suggestionProblem({ isForSale: false, isPriceChanged: true })).toBe(
    'suggestion_product_unavailable',
  );
  expect(suggestionProblem({ isForSale: true, isPriceChanged: true })).toBe('suggestion_price_changed');
  expect(suggestionProblem({ isForSale: true, isPriceChanged: false })).toBeNull();
});
