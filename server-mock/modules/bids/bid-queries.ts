import { bidSorts } from '#domain/bid/bid-role.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { SortDirectionType } from '../../graphql/sort-direction.ts';
import { BidListType, BidRoleType, BidStatusType, BidType } from './bid-object.ts';
import { calculatePayout } from './calculate-payout.ts';
import { openBid } from './open-bid.ts';
import { bidPageSize, bidsOf } from './read-bids.ts';

const SortType = builder.enumType('BidSort', {
  description: 'What the list of bids is sorted by; MODIFIED unless given (BID-025).',
  values: bidSorts,
});

const FiltersType = builder.inputType('BidFilters', {
  description: 'Which bids are meant.',
  fields: (t) => ({
    role: t.field({ type: BidRoleType, description: 'Made or received; received unless given (BID-018).' }),
    statuses: t.field({ type: [BidStatusType], description: 'Only these; all without it.' }),
    isPaid: t.boolean({ description: 'Only those that were paid, or that were not; both without it.' }),
    productUuid: t.string({ description: 'Only those on this product.' }),
  }),
});

const PayoutType = builder.objectRef<{ readonly payout: number }>('Payout').implement({
  description: 'What a sale brings.',
  fields: (t) => ({ payout: t.exposeFloat('payout', { description: 'Euros that the seller receives.' }) }),
});

builder.queryFields((t) => ({
  bids: t.field({
    type: BidListType,
    description: "The caller's bids (BID-034); none received for an account without seller.",
    errors: { types: [UserNotAuthenticatedError] },
    args: {
      filters: t.arg({ type: FiltersType, description: 'Which bids are meant.' }),
      limit: t.arg.int({ defaultValue: bidPageSize, description: 'Bids on a page, at most 100.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'Bids before this page.' }),
      searchString: t.arg.string({ description: "Words of the product's title." }),
      sort: t.arg({ type: SortType, description: 'What it is sorted by.' }),
      sortDirection: t.arg({ type: SortDirectionType, description: 'DESC unless given.' }),
    },
    resolve: (_root, { filters, limit, offset, searchString, sort, sortDirection }, context) =>
      bidsOf(context.db, signedIn(context), {
        role: filters?.role,
        statuses: filters?.statuses ?? [],
        productUuid: filters?.productUuid,
        isPaid: filters?.isPaid,
        searchString: searchString ?? '',
        sort,
        direction: sortDirection === 'ASC' ? 'asc' : 'desc',
        limit: limit ?? bidPageSize,
        offset: offset ?? 0,
      }),
  }),
  bid: t.field({
    type: BidType,
    description: 'One bid that the caller made or received (BID-035). A visitor needs a key of it.',
    errors: {
      types: [
        UserNotAuthenticatedError,
        InvalidUUIDError,
        ObjectDoesNotExistError,
        UserHasNoObjectPermissionError,
      ],
    },
    args: {
      uuid: t.arg.string({ required: true, description: "The bid's id." }),
      key: t.arg.string({ description: 'What the mailed link carries, or what placing it answered.' }),
    },
    resolve: (_root, asked, context) => openBid(context, asked),
  }),
  calculatePayout: t.field({
    type: PayoutType,
    description: 'What the seller of a product receives at some price (BID-036); for its seller and staff.',
    errors: {
      types: [
        UserNotAuthenticatedError,
        ObjectDoesNotExistError,
        UserHasNoObjectPermissionError,
        ValidationError,
      ],
    },
    args: {
      amount: t.arg.float({ required: true, description: 'Euros that the buyer pays.' }),
      productSlug: t.arg.string({ required: true, description: "The product's address." }),
    },
    resolve: async (_root, asked, context) => ({ payout: await calculatePayout(context, asked) }),
  }),
}));
