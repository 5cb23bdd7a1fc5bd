// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DeliveryAddressInput = {
  city: string;
  country: string;
  houseNumber: string;
  postcode: string;
  street: string;
};

export type DeliveryType =
  | 'brenger_transport'
  | 'free_transport'
  | 'frl_transport'
  | 'noop_transport'
  | 'pickup_transport'
  | 'post_transport';

export type ProductDeliveryMethodsQueryVariables = Exact<{
  address: DeliveryAddressInput;
  slug: string;
}>;


export type ProductDeliveryMethodsQuery = { productDeliveryMethods:
    | { __typename: 'DeliveryOptions', options: Array<{ id: string, type: DeliveryType, price: number, comparePrice: number | null, insuredUpTo: number | null }> }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type PostcodeDeliveryQueryVariables = Exact<{
  postcode: string;
  country: string;
  slug: string;
}>;


export type PostcodeDeliveryQuery = { postcodeDelivery:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'PostcodeDelivery', place: string, options: Array<{ type: DeliveryType, price: number }> }
    | { __typename: 'ValidationError', errorCode: string }
   };

export const ProductDeliveryMethodsDocument = new TypedDocumentString<ProductDeliveryMethodsQuery, ProductDeliveryMethodsQueryVariables>(
  'query',
  'ProductDeliveryMethods',
  "query ProductDeliveryMethods($address:DeliveryAddressInput!$slug:String!){productDeliveryMethods(address:$address slug:$slug){__typename ...on DeliveryOptions{__typename options{id type price comparePrice insuredUpTo}}...on Error{__typename errorCode message}}}",
  { address: { city: 0, country: 0, houseNumber: 0, postcode: 0, street: 0 } },
);

export const PostcodeDeliveryDocument = new TypedDocumentString<PostcodeDeliveryQuery, PostcodeDeliveryQueryVariables>(
  'query',
  'PostcodeDelivery',
  "query PostcodeDelivery($postcode:String!$country:String!$slug:String!){postcodeDelivery(postcode:$postcode country:$country slug:$slug){__typename ...on PostcodeDelivery{__typename place options{type price}}...on Error{__typename errorCode}}}",
);
