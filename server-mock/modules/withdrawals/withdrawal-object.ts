import { eurosOf } from '#domain/money/cents.ts';
import { possibleEvents } from '#domain/process/life-cycle.ts';
import { withdrawalStepOf, withdrawalTurn } from '#domain/withdrawals/withdrawal-clock.ts';
import {
  isWithdrawalReturning,
  withdrawalEvents,
  withdrawalLifeCycle,
  withdrawalOutcomes,
  withdrawalStates,
} from '#domain/withdrawals/withdrawal-life-cycle.ts';
import { lastWithdrawalDay, withdrawalProblem } from '#domain/withdrawals/withdrawal-period.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { loadBatched } from '../../graphql/load-batched.ts';
import { OrderProductType } from '../orders/order-object.ts';
import { sellerShareOf } from '../orders/public/lines.ts';
import { ReturnAddressType, returnAddressOf } from '../orders/return-address-view.ts';
import { AwaitedStepType } from '../orders/settlement-step-view.ts';
import { sellerNames } from '../sellers/public.ts';
import {
  type Asker,
  actorFor,
  type Purchase,
  periodFactsOf,
  purchaseOf,
  refundable,
  type WithdrawalRow,
  withdrawalsOfLines,
} from './store.ts';
import { situationOf } from './transition-withdrawal.ts';

export const WithdrawalStateType = builder.enumType('WithdrawalState', {
  description: 'The state of a withdrawal.',
  values: withdrawalStates,
});
const EventType = builder.enumType('WithdrawalEvent', {
  description: 'An event of a withdrawal.',
  values: withdrawalEvents,
});
const OutcomeType = builder.enumType('WithdrawalOutcome', {
  description: 'The outcome of a withdrawal.',
  values: withdrawalOutcomes,
});

/** A purchase with its caller. */
export interface PurchaseView extends Purchase {
  readonly asker: Asker;
}

interface WithdrawalView extends PurchaseView {
  readonly row: WithdrawalRow;
}

const WithdrawalType = builder.objectRef<WithdrawalView>('PurchaseWithdrawal').implement({
  description: 'A withdrawal from a purchase, for its two sides and staff. Amounts are euros.',
  fields: (t) => ({
    uuid: t.string({ description: 'Its id.', resolve: ({ row }) => row.id }),
    state: t.field({
      type: WithdrawalStateType,
      description: 'The state of the withdrawal.',
      resolve: ({ row }) => row.state,
    }),
    name: t.string({ description: 'The name of the declarant.', resolve: ({ row }) => row.name }),
    reason: t.string({ description: 'The reason given; may be empty.', resolve: ({ row }) => row.reason }),
    declared: t.string({ description: 'ISO moment.', resolve: ({ row }) => row.declared_at.toISOString() }),
    due: t.string({
      nullable: true,
      description: 'The end of this state, as an ISO moment; null once the withdrawal is closed.',
      resolve: ({ row }) => row.due_at?.toISOString() ?? null,
    }),
    turn: t.string({
      nullable: true,
      description:
        'The side it waits for, buyer or seller; null while it waits for staff or once it is closed.',
      resolve: ({ row }) => withdrawalTurn(row.state),
    }),
    possible: t.field({
      type: [EventType],
      description: 'The events that the caller may trigger now.',
      resolve: async ({ row, line, asker }, _args, { db, clock }) => {
        const actor = actorFor(line, asker);
        const facts = await situationOf(db, clock.now(), { row, line });
        return [...possibleEvents(withdrawalLifeCycle, { state: row.state, actor, facts })];
      },
    }),
    sentBack: t.string({
      nullable: true,
      description: 'When the product was sent back, as an ISO moment; null before.',
      resolve: ({ row }) => row.sent_back_at?.toISOString() ?? null,
    }),
    tracking: t.string({
      nullable: true,
      description: 'The tracking number of the return; null without one.',
      resolve: ({ row }) => row.return_tracking,
    }),
    returnAddress: t.field({
      type: ReturnAddressType,
      nullable: true,
      description: "The seller's address, while the product is being returned; null if it is not known.",
      resolve: async ({ row, line }, _args, { db }) =>
        isWithdrawalReturning(row.state) ? await returnAddressOf(db, line.product.seller_id) : null,
    }),
    objection: t.string({
      nullable: true,
      description: "The seller's objection to the return.",
      resolve: ({ row }) => row.objection,
    }),
    decision: t.string({
      nullable: true,
      description: 'The reasons of the decision of staff.',
      resolve: ({ row }) => row.decision,
    }),
    refund: t.float({
      nullable: true,
      description: 'The refunded amount; null before a refund.',
      resolve: ({ row }) => (row.refund_cents === null ? null : eurosOf(Number(row.refund_cents))),
    }),
    outcome: t.field({
      type: OutcomeType,
      nullable: true,
      description: 'The outcome; null while it is open.',
      resolve: ({ row }) => row.outcome,
    }),
    closed: t.string({
      nullable: true,
      description: 'When it was closed, as an ISO moment.',
      resolve: ({ row }) => row.closed_at?.toISOString() ?? null,
    }),
  }),
});

export const PurchaseType = builder.objectRef<PurchaseView>('Purchase').implement({
  description: 'A sold product with the withdrawal from its purchase. Amounts are euros.',
  fields: (t) => ({
    orderUuid: t.string({ description: "The sold product's id.", resolve: ({ line }) => line.product.id }),
    orderNumber: t.string({ description: 'The order number.', resolve: ({ line }) => line.order.number }),
    title: t.string({ description: "The product's title.", resolve: ({ line }) => line.product.title }),
    bought: t.string({
      description: 'ISO moment.',
      resolve: ({ line }) => line.product.created_at.toISOString(),
    }),
    sellerName: t.string({
      description: 'The seller.',
      resolve: async ({ line }, _args, context) =>
        (await loadBatched(context, sellerNames, line.product.seller_id)) ?? '',
    }),
    buyerName: t.string({
      description: 'The name on the order, to prefill the declaration; empty if there is none.',
      resolve: ({ line }) => {
        const address = line.order.billing_address ?? line.order.shipping_address;
        return address === null ? '' : `${address.firstName} ${address.lastName}`.trim();
      },
    }),
    role: t.string({
      description: 'The role of the caller: buyer, seller or staff.',
      resolve: ({ line, asker }) => actorFor(line, asker),
    }),
    isTraderSale: t.boolean({
      description: 'Whether the seller was a trader when the product was sold.',
      resolve: ({ line }) => line.product.sold_by_trader,
    }),
    lastDay: t.string({
      nullable: true,
      description: 'The last day for withdrawing, YYYY-MM-DD; null until the product is received.',
      resolve: (view) => lastWithdrawalDay(periodFactsOf(view)),
    }),
    refusal: t.string({
      nullable: true,
      description: 'Why the buyer cannot withdraw now, in the language of the caller; null when they can.',
      resolve: (view, _args, context) => refusalFor(view, context),
    }),
    refundable: t.float({
      description: 'The refundable amount: all that was paid, including delivery.',
      resolve: async ({ line }, _args, { db }) => eurosOf((await refundable(db, line)).all),
    }),
    refundableInPart: t.float({
      description: 'The same without the share of a gift card, which is refunded only with the full amount.',
      resolve: async ({ line }, _args, { db }) => eurosOf((await refundable(db, line)).bank),
    }),
    sellerShare: t.float({
      nullable: true,
      description:
        'What the seller receives as things are; a partial refund is deducted from it. For the seller and staff.',
      resolve: ({ line, asker }) => (actorFor(line, asker) === 'buyer' ? null : eurosOf(sellerShareOf(line))),
    }),
    withdrawal: t.field({
      type: WithdrawalType,
      nullable: true,
      description: 'The withdrawal; null if there is none.',
      resolve: (view) => (view.row === null ? null : { ...view, row: view.row }),
    }),
  }),
});

function refusalFor(view: Purchase, { clock, sentence, locale }: GraphqlContext): string | null {
  const problem = withdrawalProblem(periodFactsOf(view), clock.now());
  return problem === null ? null : sentence(problem, locale);
}

builder.objectFields(OrderProductType, (t) => ({
  withdrawnAt: t.string({
    nullable: true,
    description:
      'When the buyer withdrew from the purchase, as an ISO moment; null without a withdrawal or if it was cancelled.',
    resolve: async ({ product }, _args, context) => {
      const row = await loadBatched(context, withdrawalsOfLines, product.id);
      return row === undefined || row.outcome === 'KEPT' ? null : row.declared_at.toISOString();
    },
  }),
  isWithdrawalOpen: t.boolean({
    description: 'Whether a withdrawal is open.',
    resolve: async ({ product }, _args, context) => {
      const row = await loadBatched(context, withdrawalsOfLines, product.id);
      return row !== undefined && row.closed_at === null;
    },
  }),
  withdrawalStep: t.field({
    type: AwaitedStepType,
    nullable: true,
    description: 'What the open withdrawal waits for; null without one.',
    resolve: async ({ product }, _args, context) => {
      const row = await loadBatched(context, withdrawalsOfLines, product.id);
      const step = row === undefined ? null : withdrawalStepOf(row.state);
      return row === undefined || step === null ? null : { step, dueAt: row.due_at };
    },
  }),
  mayWithdraw: t.boolean({
    description: 'Whether the buyer may withdraw from the purchase now.',
    resolve: async (line, _args, { db, clock }) =>
      withdrawalProblem(periodFactsOf(await purchaseOf(db, line)), clock.now()) === null,
  }),
}));
