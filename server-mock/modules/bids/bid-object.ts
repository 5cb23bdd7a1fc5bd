import { bidRoles } from '#domain/bid/bid-role.ts';
import { bidValidity } from '#domain/bid/bid-rules.ts';
import { bidStatuses } from '#domain/bid/bid-status.ts';
import { eurosOf } from '#domain/money/cents.ts';
import { payout } from '#domain/money/pricing.ts';
import { builder } from '../../graphql/builder.ts';
import { ProductType } from '../catalog/product-ref.ts';
import { loadProducts } from '../catalog/store.ts';
import { sellersByIds } from '../sellers/store.ts';
import { type Bid, type BidPage, roleIn } from './store.ts';

export const BidStatusType = builder.enumType('BidStatus', {
  description: 'What became of a bid (BID-004).',
  values: bidStatuses,
});

export const BidRoleType = builder.enumType('BidRole', {
  description: 'On which side of a bid somebody stands (BID-018).',
  values: bidRoles,
});

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
    email: t.exposeString('email', { description: "The bidder's address." }),
    isPaid: t.boolean({
      description: 'Whether the buyer has paid; no bid can be paid yet.',
      resolve: () => false,
    }),
    paymentLink: t.string({
      nullable: true,
      description: 'Where the buyer pays; null while there is nothing to pay.',
      resolve: () => null,
    }),
    payout: t.float({
      nullable: true,
      description: 'Euros that the seller receives at this amount. Null for the buyer.',
      resolve: async (bid, _args, { db, viewer }) => {
        if (roleIn(bid, viewer) === 'BUYER') return null;
        const seller = (await sellersByIds(db, [bid.seller_id])).get(bid.seller_id);
        if (seller === undefined) return null;
        const terms = {
          marginIncluded: seller.margin_included_ppm,
          transactionFee: seller.transaction_fee_cents,
        };
        return eurosOf(payout(bid.counterbid_cents ?? bid.amount_cents, terms));
      },
    }),
    sellerRespondedAt: t.string({
      nullable: true,
      description: 'The ISO moment of the answer; null without one.',
      resolve: (bid) => bid.seller_responded_at?.toISOString() ?? null,
    }),
    status: t.field({
      type: BidStatusType,
      description: 'What became of it.',
      resolve: ({ status }) => status,
    }),
    role: t.field({
      type: BidRoleType,
      description: 'On which side the caller stands.',
      resolve: (bid, _args, { viewer }) => roleIn(bid, viewer),
    }),
    duration: t.int({
      description: 'Milliseconds that it is valid, from when it was placed (BID-015).',
      resolve: () => bidValidity,
    }),
    product: t.field({
      type: ProductType,
      nullable: true,
      description: 'What is bid on.',
      resolve: async (bid, _args, { db }) => (await loadProducts(db, [bid.product_id]))[0] ?? null,
    }),
  }),
});

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
