// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AdSort =
  | 'CREATED'
  | 'PRICE'
  | 'PUBLICATION_DATE'
  | 'STATUS'
  | 'TITLE'
  | 'VIEWS';

export type ProductStatus =
  | 'ARCHIVED'
  | 'CHANGES_REQUESTED'
  | 'DRAFT'
  | 'EXPIRED'
  | 'IN_REVIEW'
  | 'PUBLISHED'
  | 'REJECTED';

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type MyProductPartsFragment = { __typename: 'Product', uuid: string, slug: string, title: string, price: number, rawPrice: number | null, payout: number | null, status: ProductStatus, inventory: number, created: string | null, publicationDate: string | null, viewCount: number, wishlistCount: number, productTranslations: Array<{ language: string, title: string }>, removal: { at: string } | null, featuredImage: { key: string, alt: string, color: string } | null };

export type MyProductsQueryVariables = Exact<{
  statuses?: Array<ProductStatus> | ProductStatus | null | undefined;
  sold?: boolean | null | undefined;
  limit: number;
  offset: number;
  search?: string | null | undefined;
  sort?: AdSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type MyProductsQuery = { sellerProducts:
    | { __typename: 'ProductList', totalCount: number, products: Array<{ __typename: 'Product', uuid: string, slug: string, title: string, price: number, rawPrice: number | null, payout: number | null, status: ProductStatus, inventory: number, created: string | null, publicationDate: string | null, viewCount: number, wishlistCount: number, productTranslations: Array<{ language: string, title: string }>, removal: { at: string } | null, featuredImage: { key: string, alt: string, color: string } | null }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type MyProductQueryVariables = Exact<{
  uuid: string;
}>;


export type MyProductQuery = { productByUuid:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Product', requestedChanges: Array<string>, margin: number | null, uuid: string, slug: string, title: string, price: number, rawPrice: number | null, payout: number | null, status: ProductStatus, inventory: number, created: string | null, publicationDate: string | null, viewCount: number, wishlistCount: number, removal: { text: string, explanation: string, reportUuid: string | null, at: string } | null, seller: { __typename: 'Seller', marginIncluded: number | null, transactionFee: number | null }, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, alt: string, color: string } | null }
   };

export type ArchiveProductMutationVariables = Exact<{
  slug: string;
  commandId: string;
}>;


export type ArchiveProductMutation = { deleteProduct:
    | { __typename: 'FailedToDeleteError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Product' }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type SellProductMutationVariables = Exact<{
  slug: string;
  commandId: string;
}>;


export type SellProductMutation = { markProductAsSold:
    | { __typename: 'FailedToUpdateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Product' }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const MyProductsDocument = new TypedDocumentString<MyProductsQuery, MyProductsQueryVariables>(
  'query',
  'MyProducts',
  "query MyProducts($statuses:[ProductStatus!]$sold:Boolean$limit:Int!$offset:Int!$search:String$sort:AdSort$direction:SortDirection){sellerProducts(statuses:$statuses sold:$sold limit:$limit offset:$offset search:$search sort:$sort direction:$direction){__typename ...on ProductList{__typename totalCount products{__typename ...MyProductParts}}...on Error{__typename errorCode message}}}fragment MyProductParts on Product{__typename uuid slug title productTranslations{language title}price rawPrice payout status removal{at}inventory created publicationDate viewCount wishlistCount featuredImage{key alt color}}",
);

export const MyProductDocument = new TypedDocumentString<MyProductQuery, MyProductQueryVariables>(
  'query',
  'MyProduct',
  "query MyProduct($uuid:String!){productByUuid(uuid:$uuid){__typename ...on Product{__typename ...MyProductParts requestedChanges removal{text explanation reportUuid}margin seller{__typename marginIncluded transactionFee}}...on Error{__typename errorCode message}}}fragment MyProductParts on Product{__typename uuid slug title productTranslations{language title}price rawPrice payout status removal{at}inventory created publicationDate viewCount wishlistCount featuredImage{key alt color}}",
);

export const ArchiveProductDocument = new TypedDocumentString<ArchiveProductMutation, ArchiveProductMutationVariables>(
  'mutation',
  'ArchiveProduct',
  "mutation ArchiveProduct($slug:String!$commandId:String!){deleteProduct(slug:$slug commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);

export const SellProductDocument = new TypedDocumentString<SellProductMutation, SellProductMutationVariables>(
  'mutation',
  'SellProduct',
  "mutation SellProduct($slug:String!$commandId:String!){markProductAsSold(slug:$slug commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);
