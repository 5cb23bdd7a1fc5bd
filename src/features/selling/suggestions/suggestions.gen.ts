// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProductStatus =
  | 'ARCHIVED'
  | 'CHANGES_REQUESTED'
  | 'DRAFT'
  | 'EXPIRED'
  | 'IN_REVIEW'
  | 'PUBLISHED'
  | 'REJECTED';

export type SaleSuggestionFilters = {
  statuses?: Array<SaleSuggestionStatus> | null | undefined;
};

export type SaleSuggestionSort =
  | 'CREATED'
  | 'DISCOUNT'
  | 'PRICE'
  | 'STATUS'
  | 'TITLE';

export type SaleSuggestionStatus =
  | 'APPLIED'
  | 'ERROR'
  | 'PENDING'
  | 'REJECTED';

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type SuggestionRowFragment = { __typename: 'SaleSuggestion', uuid: string, type: string, status: SaleSuggestionStatus, price: number, suggestedPrice: number, step: string, suggestedDiscountPercentage: number, amount: number, customPrice: number | null, created: string, respondedAt: string | null, appliedAt: string | null, errorMessage: string | null, viewCount: number, wishlistCount: number, daysOnline: number, soldPrices: Array<number>, product: { __typename: 'Product', uuid: string, slug: string, title: string, rawPrice: number | null, margin: number | null, status: ProductStatus, publicationDate: string | null, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, alt: string, color: string } | null } | null };

export type SaleSuggestionsQueryVariables = Exact<{
  filters?: SaleSuggestionFilters | null | undefined;
  limit: number;
  offset: number;
  searchString?: string | null | undefined;
  sort?: SaleSuggestionSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
}>;


export type SaleSuggestionsQuery = { saleSuggestions:
    | { __typename: 'SaleSuggestionList', totalCount: number, suggestions: Array<{ __typename: 'SaleSuggestion', uuid: string, type: string, status: SaleSuggestionStatus, price: number, suggestedPrice: number, step: string, suggestedDiscountPercentage: number, amount: number, customPrice: number | null, created: string, respondedAt: string | null, appliedAt: string | null, errorMessage: string | null, viewCount: number, wishlistCount: number, daysOnline: number, soldPrices: Array<number>, product: { __typename: 'Product', uuid: string, slug: string, title: string, rawPrice: number | null, margin: number | null, status: ProductStatus, publicationDate: string | null, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, alt: string, color: string } | null } | null }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type SaleSuggestionQueryVariables = Exact<{
  uuid: string;
}>;


export type SaleSuggestionQuery = { saleSuggestion:
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'SaleSuggestion', uuid: string, type: string, status: SaleSuggestionStatus, price: number, suggestedPrice: number, step: string, suggestedDiscountPercentage: number, amount: number, customPrice: number | null, created: string, respondedAt: string | null, appliedAt: string | null, errorMessage: string | null, viewCount: number, wishlistCount: number, daysOnline: number, soldPrices: Array<number>, product: { __typename: 'Product', uuid: string, slug: string, title: string, rawPrice: number | null, margin: number | null, status: ProductStatus, publicationDate: string | null, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, alt: string, color: string } | null } | null }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
  , sellerMargins:
    | { __typename: 'SellerMargins', margin: number, marginIncluded: number, transactionFee: number }
    | { __typename: 'UserNotAuthenticatedError' }
   };

export type AcceptSaleSuggestionMutationVariables = Exact<{
  uuid: string;
  commandId: string;
}>;


export type AcceptSaleSuggestionMutation = { acceptProductSaleSuggestion:
    | { __typename: 'FailedToUpdateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'SaleSuggestion' }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type RejectSaleSuggestionMutationVariables = Exact<{
  uuid: string;
  commandId: string;
}>;


export type RejectSaleSuggestionMutation = { rejectProductSaleSuggestion:
    | { __typename: 'FailedToUpdateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'SaleSuggestion' }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type SetSuggestionPriceMutationVariables = Exact<{
  price: number;
  slug: string;
  uuid: string;
  commandId: string;
}>;


export type SetSuggestionPriceMutation = { updateSaleSuggestionPrice:
    | { __typename: 'FailedToUpdateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'SaleSuggestion' }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const SaleSuggestionsDocument = new TypedDocumentString<SaleSuggestionsQuery, SaleSuggestionsQueryVariables>(
  'query',
  'SaleSuggestions',
  "query SaleSuggestions($filters:SaleSuggestionFilters$limit:Int!$offset:Int!$searchString:String$sort:SaleSuggestionSort$sortDirection:SortDirection){saleSuggestions(filters:$filters limit:$limit offset:$offset searchString:$searchString sort:$sort sortDirection:$sortDirection){__typename ...on SaleSuggestionList{__typename totalCount suggestions{__typename ...SuggestionRow}}...on Error{__typename errorCode}}}fragment SuggestionRow on SaleSuggestion{__typename uuid type status price suggestedPrice step suggestedDiscountPercentage amount customPrice created respondedAt appliedAt errorMessage viewCount wishlistCount daysOnline soldPrices product{__typename uuid slug title productTranslations{language title}rawPrice margin status publicationDate featuredImage{key alt color}}}",
  { filters: { statuses: 0 } },
);

export const SaleSuggestionDocument = new TypedDocumentString<SaleSuggestionQuery, SaleSuggestionQueryVariables>(
  'query',
  'SaleSuggestion',
  "query SaleSuggestion($uuid:String!){saleSuggestion(uuid:$uuid){__typename ...on SaleSuggestion{__typename ...SuggestionRow}...on Error{__typename errorCode}}sellerMargins{__typename ...on SellerMargins{__typename margin marginIncluded transactionFee}}}fragment SuggestionRow on SaleSuggestion{__typename uuid type status price suggestedPrice step suggestedDiscountPercentage amount customPrice created respondedAt appliedAt errorMessage viewCount wishlistCount daysOnline soldPrices product{__typename uuid slug title productTranslations{language title}rawPrice margin status publicationDate featuredImage{key alt color}}}",
);

export const AcceptSaleSuggestionDocument = new TypedDocumentString<AcceptSaleSuggestionMutation, AcceptSaleSuggestionMutationVariables>(
  'mutation',
  'AcceptSaleSuggestion',
  "mutation AcceptSaleSuggestion($uuid:String!$commandId:String!){acceptProductSaleSuggestion(uuid:$uuid commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);

export const RejectSaleSuggestionDocument = new TypedDocumentString<RejectSaleSuggestionMutation, RejectSaleSuggestionMutationVariables>(
  'mutation',
  'RejectSaleSuggestion',
  "mutation RejectSaleSuggestion($uuid:String!$commandId:String!){rejectProductSaleSuggestion(uuid:$uuid commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);

export const SetSuggestionPriceDocument = new TypedDocumentString<SetSuggestionPriceMutation, SetSuggestionPriceMutationVariables>(
  'mutation',
  'SetSuggestionPrice',
  "mutation SetSuggestionPrice($price:Int!$slug:String!$uuid:String!$commandId:String!){updateSaleSuggestionPrice(price:$price slug:$slug uuid:$uuid commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);
