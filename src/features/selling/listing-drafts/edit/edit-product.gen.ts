// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProductAttributeInput = {
  name: string;
  value: string;
};

export type ProductInput = {
  category?: string | null | undefined;
  colors?: Array<string> | null | undefined;
  comparePrice?: number | null | undefined;
  deletedImageKeys?: Array<string> | null | undefined;
  depth?: number | null | undefined;
  description?: string | null | undefined;
  diameter?: number | null | undefined;
  featuredImageChanged?: boolean | null | undefined;
  height?: number | null | undefined;
  images?: Array<string> | null | undefined;
  inventory?: number | null | undefined;
  isSetOfProducts?: boolean | null | undefined;
  mainCategory?: string | null | undefined;
  materials?: Array<string> | null | undefined;
  price?: number | null | undefined;
  productState?: string | null | undefined;
  productType?: string | null | undefined;
  productTypeAttributes?: Array<ProductAttributeInput> | null | undefined;
  secondChanceType?: string | null | undefined;
  sellerProductId?: string | null | undefined;
  styles?: Array<string> | null | undefined;
  subCategory?: string | null | undefined;
  timePeriod?: string | null | undefined;
  title?: string | null | undefined;
  uuid?: string | null | undefined;
  vendor?: string | null | undefined;
  weightCategory?: string | null | undefined;
  width?: number | null | undefined;
};

export type ProductStatus =
  | 'ARCHIVED'
  | 'CHANGES_REQUESTED'
  | 'DRAFT'
  | 'EXPIRED'
  | 'IN_REVIEW'
  | 'PUBLISHED'
  | 'REJECTED';

export type ReviewDecision =
  | 'APPROVE'
  | 'REJECT'
  | 'REQUEST_CHANGES';

export type EditableProductQueryVariables = Exact<{
  uuid: string;
}>;


export type EditableProductQuery = { productByUuid:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Product', uuid: string, status: ProductStatus, changedAt: string | null, title: string, description: string, timePeriod: string | null, productState: string | null, secondChanceType: string | null, width: number | null, height: number | null, depth: number | null, diameter: number | null, inventory: number, rawPrice: number | null, comparePrice: number | null, isSetOfProducts: boolean | null, weightCategory: string | null, sellerProductId: string | null, scrapeUrl: string | null, latestReview: { decision: ReviewDecision, rejectionText: string, words: string, changes: Array<{ field: string, text: string, words: string }> } | null, brand: { value: string, title: string } | null, productType: { abbreviation: string } | null, mainCategory: { value: string } | null, subCategory: { value: string } | null, category: { value: string } | null, colors: Array<{ value: string }>, materials: Array<{ value: string }>, styles: Array<{ value: string }>, productTypeAttributes: Array<{ name: string, value: string }>, images: Array<{ key: string }> }
   };

export type SaveProductMutationVariables = Exact<{
  uuid: string;
  input: ProductInput;
  publish: boolean;
  seen?: string | null | undefined;
  commandId: string;
}>;


export type SaveProductMutation = { updateProduct:
    | { __typename: 'FailedToUpdateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Product', uuid: string, status: ProductStatus }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', message: string, errorCode: string, fields: Array<{ field: string, code: string }> }
   };

export const EditableProductDocument = new TypedDocumentString<EditableProductQuery, EditableProductQueryVariables>(
  'query',
  'EditableProduct',
  "query EditableProduct($uuid:String!){productByUuid(uuid:$uuid){__typename ...on Product{__typename uuid status changedAt latestReview{decision rejectionText words changes{field text words}}title description brand{value title}productType{abbreviation}mainCategory{value}subCategory{value}category{value}colors{value}materials{value}styles{value}timePeriod productState secondChanceType width height depth diameter inventory rawPrice comparePrice isSetOfProducts weightCategory sellerProductId productTypeAttributes{name value}images{key}scrapeUrl}...on Error{__typename errorCode message}}}",
);

export const SaveProductDocument = new TypedDocumentString<SaveProductMutation, SaveProductMutationVariables>(
  'mutation',
  'SaveProduct',
  "mutation SaveProduct($uuid:String!$input:ProductInput!$publish:Boolean!$seen:String$commandId:String!){updateProduct(uuid:$uuid input:$input publish:$publish seen:$seen commandId:$commandId){__typename ...on Product{__typename uuid status}...on ValidationError{__typename message fields{field code}}...on Error{__typename errorCode message}}}",
  { input: { category: 0, colors: 0, comparePrice: 0, deletedImageKeys: 0, depth: 0, description: 0, diameter: 0, featuredImageChanged: 0, height: 0, images: 0, inventory: 0, isSetOfProducts: 0, mainCategory: 0, materials: 0, price: 0, productState: 0, productType: 0, productTypeAttributes: { name: 0, value: 0 }, secondChanceType: 0, sellerProductId: 0, styles: 0, subCategory: 0, timePeriod: 0, title: 0, uuid: 0, vendor: 0, weightCategory: 0, width: 0 } },
);
