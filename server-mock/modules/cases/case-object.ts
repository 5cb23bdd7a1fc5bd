import { caseDeadline } from '#domain/cases/case-clock.ts';
import { caseEvents, caseLifeCycle, caseStates, isReturning } from '#domain/cases/case-life-cycle.ts';
import {
  caseChecks,
  caseOutcomes,
  caseQuestions,
  caseReasons,
  caseWishes,
  decisionGrounds,
  returnPayers,
} from '#domain/cases/case-terms.ts';
import { turnOf } from '#domain/cases/case-turn.ts';
import { eurosOf } from '#domain/money/cents.ts';
import { possibleEvents } from '#domain/process/life-cycle.ts';
import { builder } from '../../graphql/builder.ts';
import { grantedKey } from '../media/picture-grant-view.ts';
import { paymentOf } from '../orders/public/lines.ts';
import { actorIn } from '../orders/public/own-lines.ts';
import { ReturnAddressType, returnAddressOf } from '../orders/return-address-view.ts';
import { plainCaseEvents } from './change-case.ts';
import { type CaseEntry, type CaseRow, type OpenedCase, refundable } from './store.ts';
import { situationIn, turnFactsOf } from './transition-case.ts';

export const CaseReasonType = builder.enumType('CaseReason', {
  description: 'The reason of a complaint.',
  values: caseReasons,
});
export const CaseStateType = builder.enumType('CaseState', {
  description: 'The state of a complaint.',
  values: caseStates,
});
const CaseQuestionType = builder.enumType('CaseQuestion', {
  description: 'A question to the buyer; each reason has its own.',
  values: caseQuestions,
});
const CaseCheckType = builder.enumType('CaseCheck', {
  description: 'An answer to such a question.',
  values: caseChecks,
});
const CaseCheckInputType = builder.inputType('CaseCheckInput', {
  description: 'An answer to a question of the reason.',
  fields: (t) => ({
    question: t.field({ type: CaseQuestionType, required: true, description: 'The question.' }),
    answer: t.field({ type: CaseCheckType, required: true, description: 'The answer.' }),
  }),
});
const CaseWishType = builder.enumType('CaseWish', {
  description: 'The outcome that the buyer asks for.',
  values: caseWishes,
});
/** The arguments of a new complaint other than what it is about. */
export const complaintArgs = (t: {
  readonly arg: Parameters<Parameters<typeof builder.mutationFields>[0]>[0]['arg'];
}) => ({
  reason: t.arg({ type: CaseReasonType, required: true, description: 'The reason.' }),
  checks: t.arg({
    type: [CaseCheckInputType],
    required: true,
    description: 'Answers to all questions of the reason.',
  }),
  description: t.arg.string({ required: true, description: '10 to 5000 characters.' }),
  wish: t.arg({ type: CaseWishType, required: true, description: 'The outcome that the buyer asks for.' }),
  wishAmount: t.arg.float({ description: 'Euros, for a partial refund.' }),
});
export const ReturnPayerType = builder.enumType('ReturnPayer', {
  description: 'Who pays for the return of a product.',
  values: returnPayers,
});
export const DecisionGroundType = builder.enumType('DecisionGround', {
  description: 'The ground of a decision.',
  values: decisionGrounds,
});
export const CaseStepType = builder.enumType('CaseStep', {
  description: 'A transition that needs no terms.',
  values: plainCaseEvents,
});
const EventType = builder.enumType('CaseEvent', {
  description: 'A transition of a complaint.',
  values: caseEvents,
});
const OutcomeType = builder.enumType('CaseOutcome', {
  description: 'The outcome of a complaint.',
  values: caseOutcomes,
});

type Terms = Pick<CaseRow | CaseEntry, 'refund_cents' | 'needs_return' | 'return_paid_by'>;

const TermsType = builder.objectRef<Terms>('CaseTerms').implement({
  description: 'The terms of a proposal or decision.',
  fields: (t) => ({
    refund: t.float({
      description: 'The refund in euros.',
      resolve: ({ refund_cents }) => eurosOf(Number(refund_cents ?? 0)),
    }),
    needsReturn: t.boolean({
      description: 'Whether the product is returned first.',
      resolve: ({ needs_return }) => needs_return === true,
    }),
    returnPaidBy: t.field({
      type: ReturnPayerType,
      nullable: true,
      description: 'Who pays for the return; null without one.',
      resolve: ({ return_paid_by }) => return_paid_by,
    }),
  }),
});

const EntryType = builder.objectRef<CaseEntry>('CaseEntry').implement({
  description: 'A message, proposal or transition of a complaint.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Its id.' }),
    side: t.exposeString('side', { description: 'buyer, seller, staff or system.' }),
    what: t.exposeString('what', { description: '`complaint`, or the event.' }),
    text: t.exposeString('text', { description: 'The message; may be empty.' }),
    terms: t.field({
      type: TermsType,
      nullable: true,
      description: 'Of a proposal or a decision.',
      resolve: (entry) => (entry.refund_cents === null ? null : entry),
    }),
    ground: t.field({
      type: DecisionGroundType,
      nullable: true,
      description: 'Of a decision.',
      resolve: ({ ground }) => ground,
    }),
    photos: t.stringList({
      description: 'Signed keys of its photos, valid for some hours.',
      resolve: async ({ id }, _args, context) => {
        const rows = await context.db
          .selectFrom('case_photos')
          .select('key')
          .where('entry_id', '=', id)
          .orderBy('position')
          .execute();
        return rows.map(({ key }) => grantedKey(key, context));
      },
    }),
    created: t.string({ description: 'ISO moment.', resolve: ({ created_at }) => created_at.toISOString() }),
  }),
});

const AnswerType = builder
  .objectRef<{
    readonly question: (typeof caseQuestions)[number];
    readonly answer: (typeof caseChecks)[number];
  }>('CaseCheckAnswer')
  .implement({
    description: "The buyer's answer to a question.",
    fields: (t) => ({
      question: t.field({
        type: CaseQuestionType,
        description: 'The question.',
        resolve: ({ question }) => question,
      }),
      answer: t.field({ type: CaseCheckType, description: 'The answer.', resolve: ({ answer }) => answer }),
    }),
  });

export const OrderCaseType = builder.objectRef<OpenedCase>('OrderCase').implement({
  description: 'A complaint about a sold product, for its two sides and staff. Amounts are euros.',
  fields: (t) => ({
    uuid: t.string({ description: 'Its id.', resolve: ({ row }) => row.id }),
    orderUuid: t.string({ description: "The sold product's id.", resolve: ({ line }) => line.product.id }),
    title: t.string({ description: 'Of the product.', resolve: ({ line }) => line.product.title }),
    role: t.string({
      nullable: true,
      description: "The caller's role: buyer, seller or staff.",
      resolve: ({ line }, _args, { viewer }) => actorIn(line, viewer),
    }),
    state: t.field({ type: CaseStateType, description: 'Its state.', resolve: ({ row }) => row.state }),
    reason: t.field({ type: CaseReasonType, description: 'The reason.', resolve: ({ row }) => row.reason }),
    checks: t.field({
      type: [AnswerType],
      description: "The buyer's answers.",
      resolve: ({ row }) =>
        caseQuestions.flatMap((question) => {
          const answer = row.checks[question];
          return answer === undefined ? [] : [{ question, answer }];
        }),
    }),
    wish: t.field({
      type: CaseWishType,
      description: 'The outcome that the buyer asks for.',
      resolve: ({ row }) => row.wish,
    }),
    wishAmount: t.float({
      nullable: true,
      description: 'Euros, for a partial refund.',
      resolve: ({ row }) => (row.wish_cents === null ? null : eurosOf(Number(row.wish_cents))),
    }),
    due: t.string({
      nullable: true,
      description: 'The ISO moment at which the term of this state ends; null once closed.',
      resolve: ({ row }) => row.due_at?.toISOString() ?? null,
    }),
    endsByItself: t.boolean({
      description: 'Whether a transition follows automatically then.',
      resolve: ({ row }) => caseDeadline(row.state, row.state_since)?.endsByItself === true,
    }),
    turn: t.stringList({
      description: 'The sides that have to act: buyer, seller; empty while it waits for staff.',
      resolve: ({ row }) => [...turnOf(turnFactsOf(row))],
    }),
    possible: t.field({
      type: [EventType],
      description: 'The transitions that the caller can make now.',
      resolve: ({ row, line }, _args, { viewer }) => {
        const actor = actorIn(line, viewer);
        if (actor === null) return [];
        const staffId = actor === 'staff' && viewer !== null ? { staffId: viewer.userId } : {};
        const facts = situationIn(row, actor, staffId);
        return [...possibleEvents(caseLifeCycle, { state: row.state, actor, facts })];
      },
    }),
    opened: t.string({ description: 'ISO moment.', resolve: ({ row }) => row.opened_at.toISOString() }),
  }),
});

/** What the two sides propose, what can be refunded at most, and how the complaint ends. */
builder.objectFields(OrderCaseType, (t) => ({
  proposalUuid: t.string({
    nullable: true,
    description: 'The pending proposal.',
    resolve: ({ row }) => row.proposal_id,
  }),
  terms: t.field({
    type: TermsType,
    nullable: true,
    description: 'Terms of the pending proposal, or of what was agreed or decided.',
    resolve: ({ row }) => (row.refund_cents === null ? null : row),
  }),
  giftCard: t.float({
    nullable: true,
    description:
      'What a gift card paid of the order; a full refund returns it to the card. For the buyer and staff.',
    resolve: ({ line }, _args, { viewer }) =>
      actorIn(line, viewer) === 'seller' ? null : eurosOf(paymentOf(line).giftCard),
  }),
  refundable: t.float({
    description: 'The largest possible refund: what was paid, less earlier refunds.',
    resolve: async ({ line }, _args, { db }) => eurosOf((await refundable(db, line)).all),
  }),
  refundableInPart: t.float({
    description: 'The same without what a gift card paid, which only a full refund returns.',
    resolve: async ({ line }, _args, { db }) => eurosOf((await refundable(db, line)).bank),
  }),
  tracking: t.string({
    nullable: true,
    description: 'The tracking number of the return.',
    resolve: ({ row }) => row.return_tracking,
  }),
  returnAddress: t.field({
    type: ReturnAddressType,
    nullable: true,
    description: "The seller's address, while the product is being returned; null if it is not known.",
    resolve: async ({ row, line }, _args, { db }) =>
      isReturning(row.state) ? await returnAddressOf(db, line.product.seller_id) : null,
  }),
  outcome: t.field({
    type: OutcomeType,
    nullable: true,
    description: 'The outcome; null while it is open.',
    resolve: ({ row }) => row.outcome,
  }),
}));

builder.objectFields(OrderCaseType, (t) => ({
  entries: t.field({
    type: [EntryType],
    description: 'Messages, proposals and transitions, the earliest first.',
    resolve: async ({ row }, _args, { db }) =>
      await db
        .selectFrom('case_entries')
        .selectAll()
        .where('case_id', '=', row.id)
        .orderBy('position')
        .execute(),
  }),
  listingPhotos: t.stringList({
    description: "Keys of the product's photos, for comparison with those of the complaint.",
    resolve: async ({ line }, _args, context) => {
      const rows = await context.db
        .selectFrom('product_images')
        .select('key')
        .where('product_id', '=', line.product.product_id)
        .orderBy('position')
        .execute();
      return rows.map(({ key }) => grantedKey(key, context));
    },
  }),
}));
