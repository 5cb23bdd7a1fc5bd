// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DeliveryStatus =
  | 'ARRIVED'
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'HANDED_OFF'
  | 'IN_REVIEW'
  | 'PENDING';

export type UpcomingOrderFragment = { __typename: 'OrderProduct', uuid: string, delivery: { uuid: string, appointmentAt: string | null } };

export type UpcomingPickupsQueryVariables = Exact<{
  statuses?: Array<DeliveryStatus> | DeliveryStatus | null | undefined;
  limit: number;
}>;


export type UpcomingPickupsQuery = { bought:
    | { __typename: 'OrderProductList', orderProducts: Array<{ __typename: 'OrderProduct', uuid: string, delivery: { uuid: string, appointmentAt: string | null } }> }
    | { __typename: 'UserNotAuthenticatedError' }
  , sold:
    | { __typename: 'OrderProductList', orderProducts: Array<{ __typename: 'OrderProduct', uuid: string, delivery: { uuid: string, appointmentAt: string | null } }> }
    | { __typename: 'UserNotAuthenticatedError' }
   };

export const UpcomingPickupsDocument = new TypedDocumentString<UpcomingPickupsQuery, UpcomingPickupsQueryVariables>(
  'query',
  'UpcomingPickups',
  "query UpcomingPickups($statuses:[DeliveryStatus!]$limit:Int!){bought:orderProducts(filters:{role:BUYER statuses:$statuses}limit:$limit offset:0){__typename ...on OrderProductList{__typename orderProducts{__typename ...UpcomingOrder}}}sold:orderProducts(filters:{role:SELLER statuses:$statuses}limit:$limit offset:0){__typename ...on OrderProductList{__typename orderProducts{__typename ...UpcomingOrder}}}}fragment UpcomingOrder on OrderProduct{__typename uuid delivery{uuid appointmentAt}}",
);
