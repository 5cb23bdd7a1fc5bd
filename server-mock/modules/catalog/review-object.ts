import {
  changeReasons,
  type RequestedChange,
  rejectionReasons,
  reviewDecisions,
} from '#domain/product/review.ts';
import { builder } from '../../graphql/builder.ts';
import type { PastReview } from './review-history.ts';

export const DecisionType = builder.enumType('ReviewDecision', {
  description: 'What staff makes of a product in review.',
  values: reviewDecisions,
});

/** The message keys of the reasons, in messages.ts. */
export const changeSentence = (reason: string) => `review_change_${reason}`;
export const rejectionSentence = (reason: string) => `review_rejection_${reason}`;

const RequestedChangeType = builder.objectRef<RequestedChange>('RequestedChange').implement({
  description: 'Something that the seller is asked to change.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'A code of requestedChanges: what it is about.' }),
    reason: t.string({
      nullable: true,
      description: `Why: ${changeReasons.join(', ')}; null when the field alone was named.`,
      resolve: ({ reason }) => reason,
    }),
    text: t.string({
      description: 'The reason in the language of the request; empty for none and for `other`.',
      resolve: ({ reason }, _args, { sentence, locale }) =>
        reason === null || reason === 'other' ? '' : sentence(changeSentence(reason), locale),
    }),
    words: t.exposeString('words', {
      description: "The reviewer's own, as they were written; empty for none.",
    }),
  }),
});

export const ProductReviewType = builder.objectRef<PastReview>('ProductReview').implement({
  description: 'A decision of staff about a product.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'Its own id.' }),
    at: t.string({ description: 'ISO moment.', resolve: ({ at }) => at.toISOString() }),
    decision: t.field({
      type: DecisionType,
      description: 'What was decided.',
      resolve: (one) => one.decision,
    }),
    reviewer: t.string({
      nullable: true,
      description: 'The name of who decided, for staff; empty once the account is gone.',
      resolve: ({ reviewer }, _args, { viewer }) => (viewer?.isStaff === true ? reviewer : null),
    }),
    changes: t.field({
      type: [RequestedChangeType],
      description: 'What the seller was asked to change.',
      resolve: ({ changes }) => [...changes],
    }),
    rejectionReason: t.string({
      nullable: true,
      description: `Why it was rejected: ${rejectionReasons.join(', ')}; null for any other decision.`,
      resolve: (one) => one.rejection_reason,
    }),
    rejectionText: t.string({
      description: 'The same in the language of the request; empty for none and for `other`.',
      resolve: ({ rejection_reason: reason }, _args, { sentence, locale }) =>
        reason === null || reason === 'other' ? '' : sentence(rejectionSentence(reason), locale),
    }),
    words: t.exposeString('words', {
      description: "The reviewer's own, as they were written; empty for none.",
    }),
  }),
});
