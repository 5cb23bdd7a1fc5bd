// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ReportingState =
  | 'BELOW'
  | 'NEAR'
  | 'REPORTED';

export type SellerYearQueryVariables = Exact<{
  year: number;
}>;


export type SellerYearQuery = { sellerYear:
    | { __typename: 'SellerYear', year: number, sales: number, paid: number, fees: number, state: ReportingState, quarters: Array<{ sales: number, paid: number, fees: number }> }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const SellerYearDocument = new TypedDocumentString<SellerYearQuery, SellerYearQueryVariables>(
  'query',
  'SellerYear',
  "query SellerYear($year:Int!){sellerYear(year:$year){__typename ...on SellerYear{__typename year sales paid fees state quarters{sales paid fees}}...on Error{__typename errorCode message}}}",
);
