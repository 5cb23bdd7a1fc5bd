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

export type TransactionStatus =
  | 'cancelled'
  | 'chargeback'
  | 'completed'
  | 'created'
  | 'expired'
  | 'failed'
  | 'refunded'
  | 'reserved';

export type OrderLineFragment = { uuid: string, deliveryUuid: string, title: string, slug: string | null, price: number, quantity: number, discount: number, giftCard: number, deliveryPrice: number, paid: number, payout: number, payoutMade: string | null, sellerName: string, sellerUserUuid: string | null, status: DeliveryStatus, deliveryType: string, complaint: string | null, staffReason: string | null, trackAndTrace: string | null, planning: string | null, shippingDay: string | null, caseUuid: string | null, canCancel: boolean, canRelease: boolean };

export type StaffOrdersQueryVariables = Exact<{
  searchString?: string | null | undefined;
  status?: DeliveryStatus | null | undefined;
  userUuid?: string | null | undefined;
  offset?: number | null | undefined;
}>;


export type StaffOrdersQuery = { staffOrders:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'StaffOrderPage', totalCount: number, items: Array<{ uuid: string, number: string, created: string, buyerName: string | null, buyerEmail: string, paid: number, held: number, lines: Array<{ uuid: string, title: string, status: DeliveryStatus, sellerName: string }> }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type StaffOrderQueryVariables = Exact<{
  uuid: string;
}>;


export type StaffOrderQuery = { staffOrder:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'StaffOrderDetail', address: string | null, order: { uuid: string, number: string, created: string, buyerUuid: string | null, buyerName: string | null, buyerEmail: string, transactionUid: string, paymentStatus: TransactionStatus, paymentMethod: string | null, paid: number, giftCard: number, discount: number, held: number, refunded: number, due: number, paidOut: number, platform: number, lines: Array<{ uuid: string, deliveryUuid: string, title: string, slug: string | null, price: number, quantity: number, discount: number, giftCard: number, deliveryPrice: number, paid: number, payout: number, payoutMade: string | null, sellerName: string, sellerUserUuid: string | null, status: DeliveryStatus, deliveryType: string, complaint: string | null, staffReason: string | null, trackAndTrace: string | null, planning: string | null, shippingDay: string | null, caseUuid: string | null, canCancel: boolean, canRelease: boolean }> }, history: Array<{ at: string, what: string, title: string, who: string | null, amount: number | null }>, deadlines: Array<{ uuid: string, kind: string, due: string, error: string | null }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type DecideDeliveryMutationVariables = Exact<{
  uuid: string;
  isCancelled?: boolean | null | undefined;
  isConfirmed?: boolean | null | undefined;
  reason?: string | null | undefined;
  code?: string | null | undefined;
  commandId: string;
}>;


export type DecideDeliveryMutation = { updateDeliveryStatus:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderProduct' }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const StaffOrdersDocument = new TypedDocumentString<StaffOrdersQuery, StaffOrdersQueryVariables>(
  'query',
  'StaffOrders',
  "query StaffOrders($searchString:String$status:DeliveryStatus$userUuid:String$offset:Int){staffOrders(searchString:$searchString status:$status userUuid:$userUuid offset:$offset){__typename ...on StaffOrderPage{__typename items{uuid number created buyerName buyerEmail paid held lines{uuid title status sellerName}}totalCount}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const StaffOrderDocument = new TypedDocumentString<StaffOrderQuery, StaffOrderQueryVariables>(
  'query',
  'StaffOrder',
  "query StaffOrder($uuid:String!){staffOrder(uuid:$uuid){__typename ...on StaffOrderDetail{__typename address order{uuid number created buyerUuid buyerName buyerEmail transactionUid paymentStatus paymentMethod paid giftCard discount held refunded due paidOut platform lines{...OrderLine}}history{at what title who amount}deadlines{uuid kind due error}}...Refused}}fragment OrderLine on StaffOrderLine{uuid deliveryUuid title slug price quantity discount giftCard deliveryPrice paid payout payoutMade sellerName sellerUserUuid status deliveryType complaint staffReason trackAndTrace planning shippingDay caseUuid canCancel canRelease}fragment Refused on Error{__typename errorCode message}",
);

export const DecideDeliveryDocument = new TypedDocumentString<DecideDeliveryMutation, DecideDeliveryMutationVariables>(
  'mutation',
  'DecideDelivery',
  "mutation DecideDelivery($uuid:String!$isCancelled:Boolean$isConfirmed:Boolean$reason:String$code:String$commandId:String!){updateDeliveryStatus(uuid:$uuid isCancelled:$isCancelled isConfirmed:$isConfirmed reason:$reason code:$code commandId:$commandId){__typename ...Refused}}fragment Refused on Error{__typename errorCode message}",
);
