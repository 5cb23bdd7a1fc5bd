import { suggestionSorts } from '#domain/suggestion/suggestion-status.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  InvalidUUIDError,
  ObjectDoesNotExistError,
  UserHasNoObjectPermissionError,
  UserNotAuthenticatedError,
} from '../../graphql/errors.ts';
import { SortDirectionType } from '../../graphql/sort-direction.ts';
import { ownSuggestion, suggestionPageSize, suggestionsOf } from './store.ts';
import { SuggestionListType, SuggestionStatusType, SuggestionType } from './suggestion-object.ts';

const SortType = builder.enumType('SaleSuggestionSort', {
  description: 'What the list of suggestions is sorted by; CREATED unless given.',
  values: suggestionSorts,
});

const FiltersType = builder.inputType('SaleSuggestionFilters', {
  description: 'Which suggestions are meant.',
  fields: (t) => ({
    statuses: t.field({ type: [SuggestionStatusType], description: 'Only these; all without it.' }),
  }),
});

builder.queryFields((t) => ({
  saleSuggestions: t.field({
    type: SuggestionListType,
    description: "What is suggested to the caller's seller (SALE-015); none for an account without seller.",
    errors: { types: [UserNotAuthenticatedError] },
    args: {
      filters: t.arg({ type: FiltersType, description: 'Which suggestions are meant.' }),
      limit: t.arg.int({
        defaultValue: suggestionPageSize,
        description: 'Suggestions on a page, at most 100.',
      }),
      offset: t.arg.int({ defaultValue: 0, description: 'Suggestions before this page.' }),
      searchString: t.arg.string({ description: "Words of the product's title." }),
      sort: t.arg({ type: SortType, description: 'What it is sorted by.' }),
      sortDirection: t.arg({ type: SortDirectionType, description: 'DESC unless given.' }),
    },
    resolve: (_root, { filters, limit, offset, searchString, sort, sortDirection }, context) =>
      suggestionsOf(context.db, signedIn(context), {
        statuses: filters?.statuses ?? [],
        searchString: searchString ?? '',
        sort,
        direction: sortDirection === 'ASC' ? 'asc' : 'desc',
        limit: limit ?? suggestionPageSize,
        offset: offset ?? 0,
      }),
  }),
  saleSuggestion: t.field({
    type: SuggestionType,
    description: "One suggestion to the caller's seller (SALE-016).",
    errors: {
      types: [
        UserNotAuthenticatedError,
        InvalidUUIDError,
        ObjectDoesNotExistError,
        UserHasNoObjectPermissionError,
      ],
    },
    args: { uuid: t.arg.string({ required: true, description: "The suggestion's id." }) },
    resolve: (_root, { uuid }, context) => ownSuggestion(context.db, signedIn(context), uuid),
  }),
}));
