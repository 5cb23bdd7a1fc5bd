import type { Guard, LifeCycle, TransitionRow } from '../process/life-cycle.ts';
import { expiresAfterDays } from './limits.ts';
import type { ProductStatus } from './product-status.ts';
import { productStatuses } from './product-status.ts';

export const productEvents = [
  'save',
  'publish',
  'republish',
  'approve',
  'request_changes',
  'reject',
  'delete',
  'expire',
  'mark_sold',
  'hide',
  'show_again',
  'review_again',
  'restore',
] as const;
export type ProductEvent = (typeof productEvents)[number];

export const productActors = ['seller', 'staff', 'system'] as const;
export type ProductActor = (typeof productActors)[number];

/** The facts that the guards check. */
export interface ProductSituation {
  /** Whether the seller publishes without review (FORM-008, FORM-009). */
  readonly canPublish: boolean;
  readonly inventory: number;
  /** Days until a product expires, configurable on the server. The default is `expiresAfterDays`. */
  readonly expiresAfterDays: number;
}

/** What the server does on a transition, in the row's order. */
export type ProductEffect =
  | 'date_publication'
  | 'clear_requested_changes'
  | 'note_requested_changes'
  | 'sell_out'
  | 'announce_published'
  | 'check_watches'
  | 'announce_submitted'
  | 'announce_review'
  | 'announce_gone'
  | 'announce_sold';

export interface ProductLifeCycleParts {
  readonly state: ProductStatus;
  readonly event: ProductEvent;
  readonly actor: ProductActor;
  readonly facts: ProductSituation;
  readonly code: 'seller_may_not_publish' | 'seller_may_publish' | 'product_already_sold';
  readonly effect: ProductEffect;
}

type Row = TransitionRow<ProductLifeCycleParts>;

const mayPublish: Guard<ProductLifeCycleParts> = {
  name: 'canPublish',
  holds: (facts) => facts.canPublish,
  code: 'seller_may_not_publish',
};
const needsReview: Guard<ProductLifeCycleParts> = {
  name: 'not canPublish',
  holds: (facts) => !facts.canPublish,
  code: 'seller_may_publish',
};
const inStock: Guard<ProductLifeCycleParts> = {
  name: 'inventory above 0',
  holds: (facts) => facts.inventory > 0,
  code: 'product_already_sold',
};

const day = 24 * 60 * 60 * 1000;
const expiry = {
  kind: 'listing_expiry',
  after: (facts: ProductSituation) => facts.expiresAfterDays * day,
} as const;

/**
 * The product is published, or reviewed first. Publishing, republishing and saving requested changes share these
 * rows.
 */
const live = {
  to: 'PUBLISHED',
  effects: ['date_publication', 'clear_requested_changes', 'announce_published', 'check_watches'],
  deadline: expiry,
} as const;
const review = { to: 'IN_REVIEW', effects: ['announce_submitted'], deadline: expiry } as const;

/** Saving keeps the status (FORM-006). A REJECTED product has no row and cannot be saved (FORM-019). */
const savedAsIs: readonly Row[] = (['DRAFT', 'IN_REVIEW', 'PUBLISHED', 'EXPIRED', 'ARCHIVED'] as const).map(
  (status) => ({ from: [status], event: 'save', by: ['seller'], to: status, effects: [] }),
);

/**
 * The life cycle of a product (FORM-002 to FORM-020). Only a DRAFT can be published; ARCHIVED and EXPIRED products
 * can be republished (FORM-008, docs/readings.md). Staff decide reviews (FORM-004, docs/readings.md). The system
 * expires a product 180 days after it was published or submitted (FORM-005, docs/readings.md).
 */
export const productLifeCycle: LifeCycle<ProductLifeCycleParts> = {
  name: 'product',
  states: productStatuses,
  events: productEvents,
  actors: productActors,
  initial: 'DRAFT',
  rows: [
    ...savedAsIs,
    { from: ['CHANGES_REQUESTED'], event: 'save', by: ['seller'], ...review },
    { from: ['DRAFT'], event: 'publish', by: ['seller'], guard: mayPublish, ...live },
    { from: ['DRAFT'], event: 'publish', by: ['seller'], guard: needsReview, ...review },
    { from: ['ARCHIVED', 'EXPIRED'], event: 'republish', by: ['seller'], guard: mayPublish, ...live },
    { from: ['ARCHIVED', 'EXPIRED'], event: 'republish', by: ['seller'], guard: needsReview, ...review },
    {
      from: ['IN_REVIEW'],
      event: 'approve',
      by: ['staff'],
      ...live,
      effects: [...live.effects, 'announce_review'],
    },
    {
      from: ['IN_REVIEW'],
      event: 'request_changes',
      by: ['staff'],
      to: 'CHANGES_REQUESTED',
      effects: ['note_requested_changes', 'announce_review'],
    },
    { from: ['IN_REVIEW'], event: 'reject', by: ['staff'], to: 'REJECTED', effects: ['announce_review'] },
    {
      from: ['DRAFT', 'IN_REVIEW', 'PUBLISHED', 'CHANGES_REQUESTED', 'EXPIRED'],
      event: 'delete',
      by: ['seller', 'staff'],
      to: 'ARCHIVED',
      effects: ['announce_gone'],
    },
    {
      from: ['IN_REVIEW', 'PUBLISHED'],
      event: 'expire',
      by: ['system'],
      to: 'EXPIRED',
      effects: ['announce_gone'],
    },
    {
      from: ['PUBLISHED'],
      event: 'mark_sold',
      by: ['seller', 'system'],
      guard: inStock,
      to: 'PUBLISHED',
      effects: ['sell_out', 'announce_sold'],
    },
    // The product is hidden while its seller is suspended (docs/decisions/0033-suspension.md) and returns to its
    // previous status afterwards.
    {
      from: ['IN_REVIEW', 'PUBLISHED'],
      event: 'hide',
      by: ['system'],
      to: 'EXPIRED',
      effects: ['announce_gone'],
    },
    {
      from: ['EXPIRED'],
      event: 'show_again',
      by: ['system'],
      to: 'PUBLISHED',
      effects: ['check_watches'],
      deadline: expiry,
    },
    // After a successful appeal against the removal: the product is reviewed before it is published again.
    { from: ['ARCHIVED'], event: 'restore', by: ['staff'], ...review },
    {
      from: ['EXPIRED'],
      event: 'review_again',
      by: ['system'],
      to: 'IN_REVIEW',
      effects: [],
      deadline: expiry,
    },
  ],
};

/** Returns the facts of a product with the default time to expiry. */
export function productSituation(facts: {
  readonly canPublish: boolean;
  readonly inventory: number;
}): ProductSituation {
  return { ...facts, expiresAfterDays };
}
