// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ChangePriceMutationVariables = Exact<{
  slug: string;
  price: number;
  commandId: string;
}>;


export type ChangePriceMutation = { updateProduct:
    | { __typename: 'FailedToUpdateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Product', uuid: string, price: number }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const ChangePriceDocument = new TypedDocumentString<ChangePriceMutation, ChangePriceMutationVariables>(
  'mutation',
  'ChangePrice',
  "mutation ChangePrice($slug:String!$price:Int!$commandId:String!){updateProduct(slug:$slug input:{price:$price}commandId:$commandId){__typename ...on Product{__typename uuid price}...on Error{__typename errorCode message}}}",
);
