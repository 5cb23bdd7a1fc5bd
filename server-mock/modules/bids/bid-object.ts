import { bidAnswers, eventOfAnswer } from '#domain/bid/bid-answer.ts';
import { bidRoles } from '#domain/bid/bid-role.ts';
import { bidValidity } from '#domain/bid/bid-rules.ts';
import { bidStatuses } from '#domain/bid/bid-status.ts';
import { bidAnswerProblem, bidClosedReasons } from '#domain/bid/life-cycle.ts';
import { eurosOf } from '#domain/money/cents.ts';
import { payout } from '#domain/money/pricing.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { loadBatched } from '../../graphql/load-batched.ts';
import { bidCartPath, bidCarts } from '../carts/bid-cart-view.ts';
import { ProductType } from '../products/product-ref.ts';
import { loadProducts, productsById } from '../products/public.ts';
import { sellersByIds } from '../sellers/public.ts';
import { factsOf } from './answer-bid.ts';
import { type BidPage, roleIn } from './read-bids.ts';
import type { Bid } from './transition-bid.ts';

export const BidStatusType = builder.enumType('BidStatus', {
  description: 'The status of a bid (BID-004).',
  values: bidStatuses,
});

export const BidRoleType = builder.enumType('BidRole', {
  description: 'On which side of a bid somebody stands (BID-018).',
  values: bidRoles,
});

const BidClosedReasonType = builder.enumType('BidClosedReason', {
  description: 'Why a bid ended without being declined.',
  values: bidClosedReasons,
});

export const BidAnswerType = builder.enumType('BidAnswer', {
  description: 'What a seller answers to a bid, once (BID-032).',
  values: bidAnswers,
});

async function paymentLink(bid: Bid, _args: object, context: GraphqlContext): Promise<string | null> {
  const { db, viewer, config, clock } = context;
  const isOpen = bid.status === 'ACCEPTED' || bid.status === 'COUNTERBID';
  if (!isOpen || bid.paid_at !== null || bid.expires_at <= clock.now()) return null;
  if (roleIn(bid, viewer) === 'SELLER') return null;
  const cart = (await bidCarts(db, [bid.id])).get(bid.id);
  return cart === undefined ? null : new URL(bidCartPath(cart.cartUuid), config.publicUrl).href;
}

async function possibleAnswers(bid: Bid, _args: object, { db, viewer, clock }: GraphqlContext) {
  if (roleIn(bid, viewer) !== 'SELLER' || bid.status !== 'PENDING') return [];
  const [view] = await loadProducts(db, [bid.product_id]);
  if (view === undefined) return [];
  const situation = { ...factsOf(bid, view.product, clock.now()), status: bid.status };
  return bidAnswers.filter((answer) => bidAnswerProblem(eventOfAnswer[answer], situation) === null);
}

export const BidType = builder.objectRef<Bid>('Bid').implement({
  description: 'A bid on a product (BID-001..003), for its buyer and its seller.',
  fields: (t) => ({
    uuid: t.exposeString('id', { description: "The bid's id." }),
    amount: t.int({ description: 'Whole euros.', resolve: (bid) => eurosOf(bid.amount_cents) }),
    counterbidAmount: t.int({
      nullable: true,
      description: "The seller's counterbid in whole euros; null without one.",
      resolve: ({ counterbid_cents: cents }) => (cents === null ? null : eurosOf(cents)),
    }),
    created: t.string({
      description: 'The ISO moment it was placed.',
      resolve: (bid) => bid.created_at.toISOString(),
    }),
    modified: t.string({
      description: 'The ISO moment of its last change.',
      resolve: (bid) => bid.modified_at.toISOString(),
    }),
    isPaid: t.boolean({
      description: 'Whether the buyer has paid (BID-002).',
      resolve: ({ paid_at: paidAt }) => paidAt !== null,
    }),
    sellerRespondedAt: t.string({
      nullable: true,
      description: 'The ISO moment of the answer; null without one.',
      resolve: (bid) => bid.seller_responded_at?.toISOString() ?? null,
    }),
    status: t.field({
      type: BidStatusType,
      description: 'The status of the bid.',
      resolve: ({ status }) => status,
    }),
    duration: t.int({
      description: 'Milliseconds that it is valid, from when it was placed (BID-015).',
      resolve: () => bidValidity,
    }),
    validUntil: t.string({
      description: 'The ISO moment until when it waits for the answer, or after that for the payment.',
      resolve: (bid) => bid.expires_at.toISOString(),
    }),
    closedReason: t.field({
      type: BidClosedReasonType,
      nullable: true,
      description: 'Why it ended without being declined; null otherwise.',
      resolve: (bid) => bid.closed_reason,
    }),
    product: t.field({
      type: ProductType,
      nullable: true,
      description: 'What is bid on.',
      resolve: async (bid, _args, context) =>
        (await loadBatched(context, productsById, bid.product_id)) ?? null,
    }),
  }),
});

/** The fields whose answer depends on the side on which the caller stands. */
builder.objectFields(BidType, (t) => ({
  role: t.field({
    type: BidRoleType,
    description: 'On which side the caller stands.',
    resolve: (bid, _args, { viewer }) => roleIn(bid, viewer),
  }),
  email: t.string({
    nullable: true,
    description: "The bidder's own address (BID-001); null for the seller, whose answers we pass on.",
    resolve: (bid, _args, { viewer }) => (roleIn(bid, viewer) === 'BUYER' ? bid.email : null),
  }),
  possibleAnswers: t.field({
    type: [BidAnswerType],
    description: 'What the caller may answer now (BID-039); nothing for the buyer.',
    resolve: possibleAnswers,
  }),
  paymentLink: t.string({
    nullable: true,
    description:
      'Where the buyer pays (BID-010, BID-012); null while there is nothing to pay, and for the seller.',
    resolve: paymentLink,
  }),
  payout: t.float({
    nullable: true,
    description: 'Euros that the seller receives at this amount. Null for the buyer.',
    resolve: async (bid, _args, context) => {
      if (roleIn(bid, context.viewer) === 'BUYER') return null;
      const seller = await loadBatched(context, sellersByIds, bid.seller_id);
      if (seller === undefined) return null;
      const terms = {
        marginIncluded: seller.margin_included_ppm,
        transactionFee: seller.transaction_fee_cents,
      };
      return eurosOf(payout(bid.counterbid_cents ?? bid.amount_cents, terms));
    },
  }),
}));

export const BidListType = builder.objectRef<BidPage>('BidList').implement({
  description: "A page of the caller's bids.",
  fields: (t) => ({
    bids: t.field({
      type: [BidType],
      description: 'The bids of this page.',
      resolve: ({ bids }) => [...bids],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many there are on all pages together.' }),
  }),
});
