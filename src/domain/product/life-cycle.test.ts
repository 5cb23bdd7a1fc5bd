import { describe, expect, test } from 'vitest';
import { decide, possibleEvents } from '../process/life-cycle.ts';
import {
  type ProductActor,
  type ProductEvent,
  productActors,
  productEvents,
  productLifeCycle,
  productSituation,
} from './life-cycle.ts';
import { type ProductStatus, productStatuses, requestedChangeCodes } from './product-status.ts';

const withReview = productSituation({ canPublish: false, inventory: 1 });
const withoutReview = productSituation({ canPublish: true, inventory: 1 });

/** All allowed transitions, written from the specification: state, event, actor -> [canPublish, needs review]. */
const moves: Record<string, readonly [ProductStatus, ProductStatus]> = {
  'DRAFT save seller': ['DRAFT', 'DRAFT'],
  'IN_REVIEW save seller': ['IN_REVIEW', 'IN_REVIEW'],
  'PUBLISHED save seller': ['PUBLISHED', 'PUBLISHED'],
  'EXPIRED save seller': ['EXPIRED', 'EXPIRED'],
  'ARCHIVED save seller': ['ARCHIVED', 'ARCHIVED'],
  'CHANGES_REQUESTED save seller': ['IN_REVIEW', 'IN_REVIEW'],
  'DRAFT publish seller': ['PUBLISHED', 'IN_REVIEW'],
  'ARCHIVED republish seller': ['PUBLISHED', 'IN_REVIEW'],
  'EXPIRED republish seller': ['PUBLISHED', 'IN_REVIEW'],
  'IN_REVIEW approve staff': ['PUBLISHED', 'PUBLISHED'],
  'IN_REVIEW request_changes staff': ['CHANGES_REQUESTED', 'CHANGES_REQUESTED'],
  'IN_REVIEW reject staff': ['REJECTED', 'REJECTED'],
  'DRAFT delete seller': ['ARCHIVED', 'ARCHIVED'],
  'IN_REVIEW delete seller': ['ARCHIVED', 'ARCHIVED'],
  'PUBLISHED delete seller': ['ARCHIVED', 'ARCHIVED'],
  'CHANGES_REQUESTED delete seller': ['ARCHIVED', 'ARCHIVED'],
  'EXPIRED delete seller': ['ARCHIVED', 'ARCHIVED'],
  'DRAFT delete staff': ['ARCHIVED', 'ARCHIVED'],
  'IN_REVIEW delete staff': ['ARCHIVED', 'ARCHIVED'],
  'PUBLISHED delete staff': ['ARCHIVED', 'ARCHIVED'],
  'CHANGES_REQUESTED delete staff': ['ARCHIVED', 'ARCHIVED'],
  'EXPIRED delete staff': ['ARCHIVED', 'ARCHIVED'],
  'IN_REVIEW expire system': ['EXPIRED', 'EXPIRED'],
  'PUBLISHED expire system': ['EXPIRED', 'EXPIRED'],
  'PUBLISHED mark_sold seller': ['PUBLISHED', 'PUBLISHED'],
  'PUBLISHED mark_sold system': ['PUBLISHED', 'PUBLISHED'],
  'IN_REVIEW hide system': ['EXPIRED', 'EXPIRED'],
  'PUBLISHED hide system': ['EXPIRED', 'EXPIRED'],
  'EXPIRED show_again system': ['PUBLISHED', 'PUBLISHED'],
  'EXPIRED review_again system': ['IN_REVIEW', 'IN_REVIEW'],
  'ARCHIVED restore staff': ['IN_REVIEW', 'IN_REVIEW'],
};

function outcome(state: ProductStatus, event: ProductEvent, actor: ProductActor, facts = withoutReview) {
  const decision = decide(productLifeCycle, { state, event, actor, facts });
  return decision.ok ? decision.value.to : decision.code;
}

const pairs = productStatuses.flatMap((state) =>
  productEvents.flatMap((event) => productActors.map((actor) => [state, event, actor] as const)),
);

describe('FORM-002 FORM-003 FORM-004 FORM-005 every state, event and actor', () => {
  test.each(pairs)('%s %s by %s', (state, event, actor) => {
    const expected = moves[`${state} ${event} ${actor}`];
    if (expected === undefined) {
      expect(outcome(state, event, actor)).toMatch(/^(wrong_state|actor_not_allowed)$/);
      expect(outcome(state, event, actor, withReview)).toMatch(/^(wrong_state|actor_not_allowed)$/);
      return;
    }
    expect(outcome(state, event, actor)).toBe(expected[0]);
    expect(outcome(state, event, actor, withReview)).toBe(expected[1]);
  });
});

test('FORM-008 FORM-009 publish from DRAFT goes live if the seller may publish, else to review', () => {
  expect(outcome('DRAFT', 'publish', 'seller', withoutReview)).toBe('PUBLISHED');
  expect(outcome('DRAFT', 'publish', 'seller', withReview)).toBe('IN_REVIEW');
});

test('FORM-011 FORM-012 republish follows the same rule from ARCHIVED and EXPIRED', () => {
  for (const state of ['ARCHIVED', 'EXPIRED'] as const) {
    expect(outcome(state, 'republish', 'seller', withoutReview)).toBe('PUBLISHED');
    expect(outcome(state, 'republish', 'seller', withReview)).toBe('IN_REVIEW');
  }
});

test('FORM-017 mark as sold is for a PUBLISHED product with stock', () => {
  const sold = productSituation({ canPublish: true, inventory: 0 });
  expect(outcome('PUBLISHED', 'mark_sold', 'seller', sold)).toBe('product_already_sold');
  expect(outcome('EXPIRED', 'mark_sold', 'seller')).toBe('wrong_state');
});

test('FORM-014 FORM-015 FORM-019 FORM-020 what a seller is offered', () => {
  const offered = (state: ProductStatus) =>
    possibleEvents(productLifeCycle, { state, actor: 'seller', facts: withoutReview });
  expect(offered('REJECTED')).toEqual([]);
  expect(offered('ARCHIVED')).toEqual(['save', 'republish']);
  expect(offered('DRAFT')).toEqual(['save', 'publish', 'delete']);
  expect(offered('PUBLISHED')).toEqual(['save', 'delete', 'mark_sold']);
});

test('FORM-005 a product expires after the configured days, 180 by default', () => {
  const deadline = (facts = withoutReview) => {
    const decision = decide(productLifeCycle, { state: 'DRAFT', event: 'publish', actor: 'seller', facts });
    return decision.ok ? decision.value.deadline : null;
  };
  expect(deadline()).toEqual({ kind: 'listing_expiry', afterMilliseconds: 180 * 24 * 60 * 60 * 1000 });
  expect(deadline({ ...withoutReview, expiresAfterDays: 1 })?.afterMilliseconds).toBe(24 * 60 * 60 * 1000);
});

test('FORM-023 the changes that staff may request', () => {
  expect(requestedChangeCodes).toEqual([
    'colors',
    'description',
    'dimensions',
    'inventory',
    'materials',
    'photos',
    'price',
    'product_type',
    'replica_words',
    'time_period',
    'title',
    'weight_category',
  ]);
});
