// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PayoutProblem =
  | 'CLOSED_ACCOUNT'
  | 'INVALID_ACCOUNT'
  | 'OTHER'
  | 'OUTDATED'
  | 'REFUSED';

export type PayoutStatus =
  | 'FAILED'
  | 'PAID'
  | 'PLANNED'
  | 'RELEASED'
  | 'RETURNED'
  | 'SENT';

export type PayoutTask =
  | 'ADD_ACCOUNT'
  | 'CORRECT_ACCOUNT';

export type SellerPayoutsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type SellerPayoutsQuery = { sellerPayouts:
    | { __typename: 'SellerPayouts', held: number, due: number, underWay: number, paid: number, task: PayoutTask | null, accountEnd: string | null, accountUsableFrom: string | null, nextRun: string, totalCount: number, items: Array<{ uuid: string, number: string, status: PayoutStatus, problem: PayoutProblem | null, amount: number, accountEnd: string, created: string, paid: string | null, invoiceNumber: number | null, creditNotes: Array<{ number: number, amount: number }>, items: Array<{ uuid: string, orderNumber: string, title: string, amount: number }> }> }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export const SellerPayoutsDocument = new TypedDocumentString<SellerPayoutsQuery, SellerPayoutsQueryVariables>(
  'query',
  'SellerPayouts',
  "query SellerPayouts($limit:Int$offset:Int){sellerPayouts(limit:$limit offset:$offset){__typename ...on SellerPayouts{__typename held due underWay paid task accountEnd accountUsableFrom nextRun totalCount items{uuid number status problem amount accountEnd created paid invoiceNumber creditNotes{number amount}items{uuid orderNumber title amount}}}...on Error{__typename errorCode message}}}",
);
