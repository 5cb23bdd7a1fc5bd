import { bidSorts } from '#domain/bid/bid-role.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
} from '../../graphql/errors.ts';
import { SortDirectionType } from '../../graphql/sort-direction.ts';
import { BidListType, BidRoleType, BidStatusType, BidType } from './bid-object.ts';
import { bidPageSize, bidsOf, ownBid } from './store.ts';

const SortType = builder.enumType('BidSort', {
  description: 'What the list of bids is sorted by; MODIFIED unless given (BID-025).',
  values: bidSorts,
});

const FiltersType = builder.inputType('BidFilters', {
  description: 'Which bids are meant.',
  fields: (t) => ({
    role: t.field({ type: BidRoleType, description: 'Made or received; received unless given (BID-018).' }),
    statuses: t.field({ type: [BidStatusType], description: 'Only these; all without it.' }),
  }),
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
        searchString: searchString ?? '',
        sort,
        direction: sortDirection === 'ASC' ? 'asc' : 'desc',
        limit: limit ?? bidPageSize,
        offset: offset ?? 0,
      }),
  }),
  bid: t.field({
    type: BidType,
    description: 'One bid that the caller made or received (BID-035).',
    errors: {
      types: [
        UserNotAuthenticatedError,
        InvalidUUIDError,
        ObjectDoesNotExistError,
        UserHasNoObjectPermissionError,
      ],
    },
    args: { uuid: t.arg.string({ required: true, description: "The bid's id." }) },
    resolve: (_root, { uuid }, context) => ownBid(context.db, signedIn(context), uuid),
  }),
}));
