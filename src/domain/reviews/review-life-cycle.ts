import type { Guard, LifeCycle } from '../process/life-cycle.ts';
import { promises } from '../promises/promises.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The periods of the review process, in milliseconds. */
export const reviewTimes = {
  /** From confirmed receipt until both sides are invited to write a review. */
  requestAfter: 3 * day,
  /** From confirmed receipt: how long a review can be written. */
  writeWithin: promises.review.writeDays * day,
  /** From writing: how long a review waits for the other side's. */
  publishAfter: promises.review.publishDays * day,
  /** From writing, and again from publication: how long its author may change it. */
  editWithin: promises.review.editHours * hour,
} as const;

/**
 * OPEN: not written. WRITTEN: visible to its author only. PUBLISHED: a buyer's review is visible to everyone, a
 * seller's to both sides. HIDDEN: by staff, after a report. DROPPED: the money was refunded before publication.
 */
export const reviewStates = ['OPEN', 'WRITTEN', 'PUBLISHED', 'HIDDEN', 'DROPPED'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewEvents = ['write', 'edit', 'publish', 'drop', 'reply', 'hide', 'restore'] as const;
export type ReviewEvent = (typeof reviewEvents)[number];

export const reviewActors = ['author', 'reviewed', 'staff', 'system'] as const;
export type ReviewActor = (typeof reviewActors)[number];

export interface ReviewFacts {
  /** Whether receipt was confirmed and the money was not refunded in full. */
  readonly isSaleFinal: boolean;
  /** Milliseconds since receipt was confirmed. */
  readonly sinceConfirmed: number;
  /** Milliseconds since it was written; 0 if it was not. */
  readonly sinceWritten: number;
  /** Milliseconds since it was published; 0 if it was not. */
  readonly sincePublished: number;
  /** Whether the other side has written its review. */
  readonly isOtherIn: boolean;
  readonly hasReply: boolean;
}

type ReviewEffect = 'notify_reviewed' | 'notify_author' | 'mark_edited';

export interface ReviewParts {
  readonly state: ReviewState;
  readonly event: ReviewEvent;
  readonly actor: ReviewActor;
  readonly facts: ReviewFacts;
  readonly code:
    | 'review_needs_receipt'
    | 'review_too_late'
    | 'review_edit_too_late'
    | 'review_not_due'
    | 'review_has_reply';
  readonly effect: ReviewEffect;
}

type ReviewGuard = Guard<ReviewParts>;

const canWrite: ReviewGuard = {
  name: 'received, not refunded, and within 60 days',
  holds: ({ isSaleFinal, sinceConfirmed }) => isSaleFinal && sinceConfirmed < reviewTimes.writeWithin,
  code: ({ isSaleFinal }) => (isSaleFinal ? 'review_too_late' : 'review_needs_receipt'),
};
const freshlyWritten: ReviewGuard = {
  name: 'written less than 48 hours ago',
  holds: ({ sinceWritten }) => sinceWritten < reviewTimes.editWithin,
  code: 'review_edit_too_late',
};
const freshlyPublished: ReviewGuard = {
  name: 'published less than 48 hours ago',
  holds: ({ sincePublished }) => sincePublished < reviewTimes.editWithin,
  code: 'review_edit_too_late',
};
const due: ReviewGuard = {
  name: 'both are in, or the first has waited 7 days',
  holds: ({ isSaleFinal, isOtherIn, sinceWritten }) =>
    isSaleFinal && (isOtherIn || sinceWritten >= reviewTimes.publishAfter),
  code: 'review_not_due',
};
const returned: ReviewGuard = {
  name: 'the money was refunded',
  holds: ({ isSaleFinal }) => !isSaleFinal,
  code: 'review_not_due',
};
const unanswered: ReviewGuard = {
  name: 'not replied to yet',
  holds: ({ hasReply }) => !hasReply,
  code: 'review_has_reply',
};

/**
 * The life cycle of a review (docs/decisions/0036-reviews.md). Each side of a sold product writes one. Neither sees the
 * other's before it has written its own or seven days have passed, so that no review is a response to the other.
 */
export const reviewLifeCycle: LifeCycle<ReviewParts> = {
  name: 'review',
  states: reviewStates,
  events: reviewEvents,
  actors: reviewActors,
  initial: 'OPEN',
  rows: [
    {
      ...{ from: ['OPEN'], event: 'write', by: ['author'], guard: canWrite, to: 'WRITTEN', effects: [] },
      deadline: { kind: 'review_publication', after: reviewTimes.publishAfter },
    },
    {
      ...{ from: ['WRITTEN'], event: 'edit', by: ['author'], guard: freshlyWritten },
      ...{ to: 'WRITTEN', effects: [] },
    },
    {
      ...{ from: ['PUBLISHED'], event: 'edit', by: ['author'], guard: freshlyPublished },
      ...{ to: 'PUBLISHED', effects: ['mark_edited'] },
    },
    {
      ...{ from: ['WRITTEN'], event: 'publish', by: ['system'], guard: due },
      ...{ to: 'PUBLISHED', effects: ['notify_reviewed'] },
    },
    {
      ...{ from: ['WRITTEN'], event: 'drop', by: ['system'], guard: returned },
      ...{ to: 'DROPPED', effects: [] },
    },
    {
      ...{ from: ['PUBLISHED'], event: 'reply', by: ['reviewed'], guard: unanswered },
      ...{ to: 'PUBLISHED', effects: ['notify_author'] },
    },
    { from: ['PUBLISHED'], event: 'hide', by: ['staff'], to: 'HIDDEN', effects: [] },
    // After a successful appeal against hiding it.
    { from: ['HIDDEN'], event: 'restore', by: ['staff'], to: 'PUBLISHED', effects: [] },
  ],
};
