// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DeliveryEvent =
  | 'arrive'
  | 'cancel'
  | 'cancel_late'
  | 'confirm'
  | 'dispute'
  | 'hand_off'
  | 'prove_pickup'
  | 'refund'
  | 'release'
  | 'settle'
  | 'settle_withdrawal'
  | 'ship';

export type DeliveryStatus =
  | 'ARRIVED'
  | 'CANCELLED'
  | 'CONFIRMED'
  | 'HANDED_OFF'
  | 'IN_REVIEW'
  | 'PENDING';

export type DeliveryType =
  | 'brenger_transport'
  | 'free_transport'
  | 'frl_transport'
  | 'noop_transport'
  | 'pickup_transport'
  | 'post_transport';

export type GuestOrderEvent =
  | 'cancel_late'
  | 'confirm';

export type MoneyPlace =
  | 'CHARGED_BACK'
  | 'DUE'
  | 'HELD'
  | 'PAID_OUT'
  | 'RETURNED';

export type OrderRole =
  | 'BUYER'
  | 'SELLER';

export type PayoutDelay =
  | 'ACCOUNT'
  | 'BANK';

export type PayoutStatus =
  | 'FAILED'
  | 'PAID'
  | 'PLANNED'
  | 'RELEASED'
  | 'RETURNED'
  | 'SENT';

export type ProductStatus =
  | 'ARCHIVED'
  | 'CHANGES_REQUESTED'
  | 'DRAFT'
  | 'EXPIRED'
  | 'IN_REVIEW'
  | 'PUBLISHED'
  | 'REJECTED';

export type SettlementStep =
  | 'appeal'
  | 'buyer_answer'
  | 'decision'
  | 'hand_over_answer'
  | 'return'
  | 'return_arrival'
  | 'return_check'
  | 'seller_answer';

export type VatScheme =
  | 'MARGIN'
  | 'MIXED'
  | 'ORDINARY';

export type GuestOrderQueryVariables = Exact<{
  key: string;
}>;


export type GuestOrderQuery = { guestOrder:
    | { __typename: 'OrderProduct', payoutStatus: PayoutStatus | null, vatScheme: VatScheme | null, giftCard: number | null, mayWithdraw: boolean, uuid: string, title: string, price: number, discount: number, quantity: number, buyerName: string | null, payout: number | null, created: string, role: OrderRole | null, payoutDelay: PayoutDelay | null, payoutMade: boolean | null, money: MoneyPlace, isNothingDue: boolean, chargedBackAt: string | null, withdrawnAt: string | null, isWithdrawalOpen: boolean, delivery: { possible: Array<DeliveryEvent>, hasArrived: boolean, handOverProvedAt: string | null, complaint: string | null, staffReason: string | null, shipBy: string | null, asksForTransport: boolean, transportHandledBySeller: boolean, answeredTransportQuestion: boolean, pricePaidByCustomer: number, pricePaidToTransporter: number | null, trackAndTraceLink: string | null, dhlTrackerCode: string | null, postnlLabelLink: string | null, uuid: string, status: DeliveryStatus, arrivedAt: string | null, shippedAt: string | null, handedOffAt: string | null, appointmentAt: string | null, courierDay: string | null, hasTrouble: boolean, transportChangedAt: string | null, inReviewAt: string | null, hasComplaint: boolean, endedBy: DeliveryEvent | null, confirmedAt: string | null, cancelledAt: string | null, shippingAddress: { firstName: string, lastName: string, companyName: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string } | null, deliveryMethod: { type: DeliveryType } }, order: { orderNumber: string }, product: { __typename: 'Product', uuid: string, slug: string, title: string, status: ProductStatus, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, alt: string, color: string } | null, seller: { __typename: 'Seller', uuid: string, name: string, image: string | null } } | null, payoutDays: { from: string, until: string } | null, complaintStep: { step: SettlementStep, due: string | null } | null, withdrawalStep: { step: SettlementStep, due: string | null } | null }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ChangeGuestOrderMutationVariables = Exact<{
  key: string;
  event: GuestOrderEvent;
  commandId?: string | null | undefined;
}>;


export type ChangeGuestOrderMutation = { changeGuestOrder:
    | { __typename: 'OrderProduct', uuid: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type SendGuestOrderLinkMutationVariables = Exact<{
  key: string;
}>;


export type SendGuestOrderLinkMutation = { sendGuestOrderLink:
    | { __typename: 'GuestOrderLinkSent' }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const GuestOrderDocument = new TypedDocumentString<GuestOrderQuery, GuestOrderQueryVariables>(
  'query',
  'GuestOrder',
  "query GuestOrder($key:String!){guestOrder(key:$key){__typename ...on OrderProduct{__typename ...OrderDetail}...on Error{__typename errorCode message}}}fragment OrderDetail on OrderProduct{__typename ...OrderRow payoutStatus vatScheme giftCard mayWithdraw delivery{possible hasArrived handOverProvedAt complaint staffReason shipBy asksForTransport transportHandledBySeller answeredTransportQuestion pricePaidByCustomer pricePaidToTransporter trackAndTraceLink dhlTrackerCode postnlLabelLink shippingAddress{firstName lastName companyName street houseNumber houseNumberExtension postcode city country}}}fragment OrderRow on OrderProduct{__typename ...OrderCourse uuid title price discount quantity buyerName payout order{orderNumber}delivery{uuid}product{__typename uuid slug title status productTranslations{language title}featuredImage{key alt color}seller{__typename uuid name image}}}fragment OrderCourse on OrderProduct{__typename created role payoutDays{from until}payoutDelay payoutMade money isNothingDue chargedBackAt withdrawnAt isWithdrawalOpen complaintStep{step due}withdrawalStep{step due}delivery{status deliveryMethod{type}arrivedAt shippedAt handedOffAt appointmentAt courierDay hasTrouble transportChangedAt inReviewAt hasComplaint endedBy confirmedAt cancelledAt}}",
);

export const ChangeGuestOrderDocument = new TypedDocumentString<ChangeGuestOrderMutation, ChangeGuestOrderMutationVariables>(
  'mutation',
  'ChangeGuestOrder',
  "mutation ChangeGuestOrder($key:String!$event:GuestOrderEvent!$commandId:String){changeGuestOrder(key:$key event:$event commandId:$commandId){__typename ...on OrderProduct{__typename uuid}...on Error{__typename errorCode message}}}",
);

export const SendGuestOrderLinkDocument = new TypedDocumentString<SendGuestOrderLinkMutation, SendGuestOrderLinkMutationVariables>(
  'mutation',
  'SendGuestOrderLink',
  "mutation SendGuestOrderLink($key:String!){sendGuestOrderLink(key:$key){__typename ...on Error{__typename errorCode message}}}",
);
