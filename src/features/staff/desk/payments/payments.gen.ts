// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type TransactionStatus =
  | 'cancelled'
  | 'chargeback'
  | 'completed'
  | 'created'
  | 'expired'
  | 'failed'
  | 'refunded'
  | 'reserved';

export type StaffPaymentsQueryVariables = Exact<{
  searchString?: string | null | undefined;
  status?: TransactionStatus | null | undefined;
  offset?: number | null | undefined;
}>;


export type StaffPaymentsQuery = { staffPayments:
    | { __typename: 'StaffPaymentPage', totalCount: number, items: Array<{ uuid: string, status: TransactionStatus, method: string | null, amount: number, giftCard: number, held: number, refunded: number, buyerUuid: string | null, buyerName: string | null, buyerEmail: string, created: string, heldUntil: string | null, isSuperseded: boolean, orderUuid: string | null, orderNumber: string | null }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export const StaffPaymentsDocument = new TypedDocumentString<StaffPaymentsQuery, StaffPaymentsQueryVariables>(
  'query',
  'StaffPayments',
  "query StaffPayments($searchString:String$status:TransactionStatus$offset:Int){staffPayments(searchString:$searchString status:$status offset:$offset){__typename ...on StaffPaymentPage{__typename items{uuid status method amount giftCard held refunded buyerUuid buyerName buyerEmail created heldUntil isSuperseded orderUuid orderNumber}totalCount}...Refused}}fragment Refused on Error{__typename errorCode message}",
);
