// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ComparePriceKind =
  | 'LOWEST_PRICE'
  | 'NEW_PRICE';

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type WantedItemFilters = {
  statuses?: Array<WantedItemStatus> | null | undefined;
};

export type WantedItemSort =
  | 'BUDGET'
  | 'CREATED'
  | 'STATUS'
  | 'TITLE';

export type WantedItemStatus =
  | 'FOUND'
  | 'ONGOING'
  | 'REMOVED';

export type WantedSizeInput = {
  lower?: number | null | undefined;
  upper?: number | null | undefined;
};

export type WantedRowFragment = { __typename: 'WantedItem', uuid: string, title: string, budget: number, status: WantedItemStatus, created: string, matchCount: number, category: { id: string, title: string } | null, images: Array<{ key: string, color: string }> };

export type WantedItemsQueryVariables = Exact<{
  filters?: WantedItemFilters | null | undefined;
  limit: number;
  offset: number;
  searchString?: string | null | undefined;
  sort?: WantedItemSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
}>;


export type WantedItemsQuery = { wantedItems:
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
    | { __typename: 'WantedItemList', totalCount: number, items: Array<{ __typename: 'WantedItem', uuid: string, title: string, budget: number, status: WantedItemStatus, created: string, matchCount: number, category: { id: string, title: string } | null, images: Array<{ key: string, color: string }> }> }
   };

export type WantedItemQueryVariables = Exact<{
  uuid: string;
}>;


export type WantedItemQuery = { wantedItem:
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
    | { __typename: 'WantedItem', description: string, uuid: string, title: string, budget: number, status: WantedItemStatus, created: string, matchCount: number, width: { lower: number | null, upper: number | null } | null, height: { lower: number | null, upper: number | null } | null, depth: { lower: number | null, upper: number | null } | null, diameter: { lower: number | null, upper: number | null } | null, matches: Array<{ __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, comparePriceKind: ComparePriceKind, city: string, viewIn: string | null, inventory: number, reservedUntil: string | null, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, width: number | null, depth: number | null, height: number | null, diameter: number | null, isSetOfProducts: boolean | null, productTranslations: Array<{ language: string, title: string }>, brand: { title: string } | null, collections: Array<{ value: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null, moodImage: { key: string, color: string } | null }>, category: { id: string, title: string } | null, images: Array<{ key: string, color: string }> }
   };

export type WantedCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type WantedCategoriesQuery = { categories: Array<{ path: string, title: string, children: Array<{ path: string, title: string, children: Array<{ path: string, title: string }> }> }> };

export type CreateWantedItemMutationVariables = Exact<{
  title: string;
  images: Array<string> | string;
  budget: number;
  category?: string | null | undefined;
  description?: string | null | undefined;
  width?: WantedSizeInput | null | undefined;
  height?: WantedSizeInput | null | undefined;
  depth?: WantedSizeInput | null | undefined;
  diameter?: WantedSizeInput | null | undefined;
  commandId?: string | null | undefined;
}>;


export type CreateWantedItemMutation = { createWantedItem:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string, fields: Array<{ field: string, code: string }> }
    | { __typename: 'WantedItem', uuid: string }
   };

export type FindWantedItemMutationVariables = Exact<{
  uuid: string;
}>;


export type FindWantedItemMutation = { updateWantedItem:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
    | { __typename: 'WantedItem', uuid: string, status: WantedItemStatus }
   };

export type ResumeWantedItemMutationVariables = Exact<{
  uuid: string;
}>;


export type ResumeWantedItemMutation = { updateWantedItem:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
    | { __typename: 'WantedItem', uuid: string, status: WantedItemStatus }
   };

export type RemoveWantedItemMutationVariables = Exact<{
  uuid: string;
}>;


export type RemoveWantedItemMutation = { removeWantedItem:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
    | { __typename: 'WantedItemList', totalCount: number }
   };

export const WantedItemsDocument = new TypedDocumentString<WantedItemsQuery, WantedItemsQueryVariables>(
  'query',
  'WantedItems',
  "query WantedItems($filters:WantedItemFilters$limit:Int!$offset:Int!$searchString:String$sort:WantedItemSort$sortDirection:SortDirection){wantedItems(filters:$filters limit:$limit offset:$offset searchString:$searchString sort:$sort sortDirection:$sortDirection){__typename ...on WantedItemList{__typename totalCount items{__typename ...WantedRow}}...on Error{__typename errorCode}}}fragment WantedRow on WantedItem{__typename uuid title budget status created matchCount category{id title}images{key color}}",
  { filters: { statuses: 0 } },
);

export const WantedItemDocument = new TypedDocumentString<WantedItemQuery, WantedItemQueryVariables>(
  'query',
  'WantedItem',
  "query WantedItem($uuid:String!){wantedItem(uuid:$uuid){__typename ...WantedRow ...on WantedItem{__typename description width{lower upper}height{lower upper}depth{lower upper}diameter{lower upper}matches{__typename ...ProductCardParts}}...on Error{__typename errorCode}}}fragment WantedRow on WantedItem{__typename uuid title budget status created matchCount category{id title}images{key color}}fragment ProductCardParts on Product{__typename ...ProductCardFacts productTranslations(onlyRequested:true){language title}}fragment ProductCardFacts on Product{__typename uuid slug title price comparePrice comparePriceKind city viewIn inventory reservedUntil publicationDate timePeriod secondChanceType width depth height diameter isSetOfProducts brand{title}collections{value}featuredImage{key width height color}moodImage{key color}}",
);

export const WantedCategoriesDocument = new TypedDocumentString<WantedCategoriesQuery, WantedCategoriesQueryVariables>(
  'query',
  'WantedCategories',
  "query WantedCategories{categories{path title children{path title children{path title}}}}",
);

export const CreateWantedItemDocument = new TypedDocumentString<CreateWantedItemMutation, CreateWantedItemMutationVariables>(
  'mutation',
  'CreateWantedItem',
  "mutation CreateWantedItem($title:String!$images:[String!]!$budget:Int!$category:String$description:String$width:WantedSizeInput$height:WantedSizeInput$depth:WantedSizeInput$diameter:WantedSizeInput$commandId:String){createWantedItem(title:$title images:$images budget:$budget category:$category description:$description width:$width height:$height depth:$depth diameter:$diameter commandId:$commandId){__typename ...on WantedItem{__typename uuid}...on Error{__typename errorCode message}...on ValidationError{__typename fields{field code}}}}",
  { width: { lower: 0, upper: 0 }, height: { lower: 0, upper: 0 }, depth: { lower: 0, upper: 0 }, diameter: { lower: 0, upper: 0 } },
);

export const FindWantedItemDocument = new TypedDocumentString<FindWantedItemMutation, FindWantedItemMutationVariables>(
  'mutation',
  'FindWantedItem',
  "mutation FindWantedItem($uuid:String!){updateWantedItem(uuid:$uuid status:FOUND){__typename ...on WantedItem{__typename uuid status}...on Error{__typename errorCode message}}}",
);

export const ResumeWantedItemDocument = new TypedDocumentString<ResumeWantedItemMutation, ResumeWantedItemMutationVariables>(
  'mutation',
  'ResumeWantedItem',
  "mutation ResumeWantedItem($uuid:String!){updateWantedItem(uuid:$uuid status:ONGOING){__typename ...on WantedItem{__typename uuid status}...on Error{__typename errorCode message}}}",
);

export const RemoveWantedItemDocument = new TypedDocumentString<RemoveWantedItemMutation, RemoveWantedItemMutationVariables>(
  'mutation',
  'RemoveWantedItem',
  "mutation RemoveWantedItem($uuid:String!){removeWantedItem(uuid:$uuid){__typename ...on WantedItemList{__typename totalCount}...on Error{__typename errorCode message}}}",
);
