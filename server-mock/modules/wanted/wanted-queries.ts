import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
} from '../../graphql/errors.ts';
import { SortDirectionType } from '../../graphql/sort-direction.ts';
import { ownWantedItem } from './store.ts';
import { wantedItemsOf, wantedPageSize, wantedSorts } from './wanted-list.ts';
import { WantedItemListType, WantedItemType, WantedStatusType } from './wanted-object.ts';

const SortType = builder.enumType('WantedItemSort', {
  description: 'What the list of wanted items is sorted by; STATUS, with ongoing ones first, unless given.',
  values: wantedSorts,
});

const FiltersType = builder.inputType('WantedItemFilters', {
  description: 'Which wanted items are meant.',
  fields: (t) => ({
    statuses: t.field({ type: [WantedStatusType], description: 'Only these; all without it.' }),
  }),
});

builder.queryFields((t) => ({
  wantedItems: t.field({
    type: WantedItemListType,
    description: "The caller's wanted items (WANT-018), without those that were removed.",
    errors: { types: [UserNotAuthenticatedError] },
    args: {
      filters: t.arg({ type: FiltersType, description: 'Which items are meant.' }),
      limit: t.arg.int({ defaultValue: wantedPageSize, description: 'Items on a page, at most 50.' }),
      offset: t.arg.int({ defaultValue: 0, description: 'Items before this page.' }),
      searchString: t.arg.string({ description: 'Words of the title or the description.' }),
      sort: t.arg({ type: SortType, description: 'What it is sorted by.' }),
      sortDirection: t.arg({ type: SortDirectionType, description: 'DESC unless given.' }),
    },
    resolve: (_root, { filters, limit, offset, searchString, sort, sortDirection }, context) =>
      wantedItemsOf(context.db, signedIn(context), {
        statuses: filters?.statuses ?? [],
        searchString: searchString ?? '',
        sort,
        direction: sortDirection === 'ASC' ? 'asc' : 'desc',
        limit: limit ?? wantedPageSize,
        offset: offset ?? 0,
      }),
  }),
  wantedItem: t.field({
    type: WantedItemType,
    description: "One of the caller's wanted items (WANT-019).",
    errors: {
      types: [
        UserNotAuthenticatedError,
        InvalidUUIDError,
        ObjectDoesNotExistError,
        UserHasNoObjectPermissionError,
      ],
    },
    args: { uuid: t.arg.string({ required: true, description: "The item's id." }) },
    resolve: (_root, { uuid }, context) => ownWantedItem(context.db, signedIn(context), uuid),
  }),
}));
