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

export type MoneyPlace =
  | 'CHARGED_BACK'
  | 'DUE'
  | 'HELD'
  | 'PAID_OUT'
  | 'RETURNED';

export type OrderFilters = {
  isToConfirm?: boolean | null | undefined;
  isToDeliver?: boolean | null | undefined;
  role?: OrderRole | null | undefined;
  statuses?: Array<DeliveryStatus> | null | undefined;
};

export type OrderRole =
  | 'BUYER'
  | 'SELLER';

export type OrderSort =
  | 'CREATED'
  | 'PRICE'
  | 'STATUS'
  | 'TITLE';

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

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type VatScheme =
  | 'MARGIN'
  | 'MIXED'
  | 'ORDINARY';

export type OrderCourseFragment = { __typename: 'OrderProduct', created: string, role: OrderRole | null, payoutDelay: PayoutDelay | null, payoutMade: boolean | null, money: MoneyPlace, isNothingDue: boolean, chargedBackAt: string | null, withdrawnAt: string | null, isWithdrawalOpen: boolean, payoutDays: { from: string, until: string } | null, complaintStep: { step: SettlementStep, due: string | null } | null, withdrawalStep: { step: SettlementStep, due: string | null } | null, delivery: { status: DeliveryStatus, arrivedAt: string | null, shippedAt: string | null, handedOffAt: string | null, appointmentAt: string | null, courierDay: string | null, hasTrouble: boolean, transportChangedAt: string | null, inReviewAt: string | null, hasComplaint: boolean, endedBy: DeliveryEvent | null, confirmedAt: string | null, cancelledAt: string | null, deliveryMethod: { type: DeliveryType } } };

export type OrderRowFragment = { __typename: 'OrderProduct', uuid: string, title: string, price: number, discount: number, quantity: number, buyerName: string | null, payout: number | null, created: string, role: OrderRole | null, payoutDelay: PayoutDelay | null, payoutMade: boolean | null, money: MoneyPlace, isNothingDue: boolean, chargedBackAt: string | null, withdrawnAt: string | null, isWithdrawalOpen: boolean, order: { orderNumber: string }, delivery: { uuid: string, status: DeliveryStatus, arrivedAt: string | null, shippedAt: string | null, handedOffAt: string | null, appointmentAt: string | null, courierDay: string | null, hasTrouble: boolean, transportChangedAt: string | null, inReviewAt: string | null, hasComplaint: boolean, endedBy: DeliveryEvent | null, confirmedAt: string | null, cancelledAt: string | null, deliveryMethod: { type: DeliveryType } }, product: { __typename: 'Product', uuid: string, slug: string, title: string, status: ProductStatus, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, alt: string, color: string } | null, seller: { __typename: 'Seller', uuid: string, name: string, image: string | null } } | null, payoutDays: { from: string, until: string } | null, complaintStep: { step: SettlementStep, due: string | null } | null, withdrawalStep: { step: SettlementStep, due: string | null } | null };

export type OrderDetailFragment = { __typename: 'OrderProduct', payoutStatus: PayoutStatus | null, vatScheme: VatScheme | null, giftCard: number | null, mayWithdraw: boolean, uuid: string, title: string, price: number, discount: number, quantity: number, buyerName: string | null, payout: number | null, created: string, role: OrderRole | null, payoutDelay: PayoutDelay | null, payoutMade: boolean | null, money: MoneyPlace, isNothingDue: boolean, chargedBackAt: string | null, withdrawnAt: string | null, isWithdrawalOpen: boolean, delivery: { possible: Array<DeliveryEvent>, hasArrived: boolean, handOverProvedAt: string | null, complaint: string | null, staffReason: string | null, shipBy: string | null, asksForTransport: boolean, transportHandledBySeller: boolean, answeredTransportQuestion: boolean, pricePaidByCustomer: number, pricePaidToTransporter: number | null, trackAndTraceLink: string | null, dhlTrackerCode: string | null, postnlLabelLink: string | null, uuid: string, status: DeliveryStatus, arrivedAt: string | null, shippedAt: string | null, handedOffAt: string | null, appointmentAt: string | null, courierDay: string | null, hasTrouble: boolean, transportChangedAt: string | null, inReviewAt: string | null, hasComplaint: boolean, endedBy: DeliveryEvent | null, confirmedAt: string | null, cancelledAt: string | null, shippingAddress: { firstName: string, lastName: string, companyName: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string } | null, deliveryMethod: { type: DeliveryType } }, order: { orderNumber: string }, product: { __typename: 'Product', uuid: string, slug: string, title: string, status: ProductStatus, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, alt: string, color: string } | null, seller: { __typename: 'Seller', uuid: string, name: string, image: string | null } } | null, payoutDays: { from: string, until: string } | null, complaintStep: { step: SettlementStep, due: string | null } | null, withdrawalStep: { step: SettlementStep, due: string | null } | null };

export type OrderProductsQueryVariables = Exact<{
  filters?: OrderFilters | null | undefined;
  limit: number;
  offset: number;
  searchString?: string | null | undefined;
  sort?: OrderSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
}>;


export type OrderProductsQuery = { orderProducts:
    | { __typename: 'OrderProductList', totalCount: number, orderProducts: Array<{ __typename: 'OrderProduct', uuid: string, title: string, price: number, discount: number, quantity: number, buyerName: string | null, payout: number | null, created: string, role: OrderRole | null, payoutDelay: PayoutDelay | null, payoutMade: boolean | null, money: MoneyPlace, isNothingDue: boolean, chargedBackAt: string | null, withdrawnAt: string | null, isWithdrawalOpen: boolean, order: { orderNumber: string }, delivery: { uuid: string, status: DeliveryStatus, arrivedAt: string | null, shippedAt: string | null, handedOffAt: string | null, appointmentAt: string | null, courierDay: string | null, hasTrouble: boolean, transportChangedAt: string | null, inReviewAt: string | null, hasComplaint: boolean, endedBy: DeliveryEvent | null, confirmedAt: string | null, cancelledAt: string | null, deliveryMethod: { type: DeliveryType } }, product: { __typename: 'Product', uuid: string, slug: string, title: string, status: ProductStatus, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, alt: string, color: string } | null, seller: { __typename: 'Seller', uuid: string, name: string, image: string | null } } | null, payoutDays: { from: string, until: string } | null, complaintStep: { step: SettlementStep, due: string | null } | null, withdrawalStep: { step: SettlementStep, due: string | null } | null }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type OrderProductQueryVariables = Exact<{
  uuid: string;
}>;


export type OrderProductQuery = { orderProduct:
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'OrderProduct', payoutStatus: PayoutStatus | null, vatScheme: VatScheme | null, giftCard: number | null, mayWithdraw: boolean, uuid: string, title: string, price: number, discount: number, quantity: number, buyerName: string | null, payout: number | null, created: string, role: OrderRole | null, payoutDelay: PayoutDelay | null, payoutMade: boolean | null, money: MoneyPlace, isNothingDue: boolean, chargedBackAt: string | null, withdrawnAt: string | null, isWithdrawalOpen: boolean, delivery: { possible: Array<DeliveryEvent>, hasArrived: boolean, handOverProvedAt: string | null, complaint: string | null, staffReason: string | null, shipBy: string | null, asksForTransport: boolean, transportHandledBySeller: boolean, answeredTransportQuestion: boolean, pricePaidByCustomer: number, pricePaidToTransporter: number | null, trackAndTraceLink: string | null, dhlTrackerCode: string | null, postnlLabelLink: string | null, uuid: string, status: DeliveryStatus, arrivedAt: string | null, shippedAt: string | null, handedOffAt: string | null, appointmentAt: string | null, courierDay: string | null, hasTrouble: boolean, transportChangedAt: string | null, inReviewAt: string | null, hasComplaint: boolean, endedBy: DeliveryEvent | null, confirmedAt: string | null, cancelledAt: string | null, shippingAddress: { firstName: string, lastName: string, companyName: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string } | null, deliveryMethod: { type: DeliveryType } }, order: { orderNumber: string }, product: { __typename: 'Product', uuid: string, slug: string, title: string, status: ProductStatus, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, alt: string, color: string } | null, seller: { __typename: 'Seller', uuid: string, name: string, image: string | null } } | null, payoutDays: { from: string, until: string } | null, complaintStep: { step: SettlementStep, due: string | null } | null, withdrawalStep: { step: SettlementStep, due: string | null } | null }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type UpdateDeliveryStatusMutationVariables = Exact<{
  uuid: string;
  hasArrived?: boolean | null | undefined;
  isHandedOff?: boolean | null | undefined;
  isConfirmed?: boolean | null | undefined;
  commandId?: string | null | undefined;
}>;


export type UpdateDeliveryStatusMutation = { updateDeliveryStatus:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderProduct', uuid: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type CancelLateOrderMutationVariables = Exact<{
  deliveryUuid: string;
  commandId?: string | null | undefined;
}>;


export type CancelLateOrderMutation = { cancelLateOrder:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderProduct', uuid: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type SetTransportHandledBySellerMutationVariables = Exact<{
  deliveryUuid: string;
  transportHandledBySeller: boolean;
}>;


export type SetTransportHandledBySellerMutation = { setTransportHandledBySeller:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderProduct', uuid: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const OrderProductsDocument = new TypedDocumentString<OrderProductsQuery, OrderProductsQueryVariables>(
  'query',
  'OrderProducts',
  "query OrderProducts($filters:OrderFilters$limit:Int!$offset:Int!$searchString:String$sort:OrderSort$sortDirection:SortDirection){orderProducts(filters:$filters limit:$limit offset:$offset searchString:$searchString sort:$sort sortDirection:$sortDirection){__typename ...on OrderProductList{__typename totalCount orderProducts{__typename ...OrderRow}}...on Error{__typename errorCode}}}fragment OrderRow on OrderProduct{__typename ...OrderCourse uuid title price discount quantity buyerName payout order{orderNumber}delivery{uuid}product{__typename uuid slug title status productTranslations{language title}featuredImage{key alt color}seller{__typename uuid name image}}}fragment OrderCourse on OrderProduct{__typename created role payoutDays{from until}payoutDelay payoutMade money isNothingDue chargedBackAt withdrawnAt isWithdrawalOpen complaintStep{step due}withdrawalStep{step due}delivery{status deliveryMethod{type}arrivedAt shippedAt handedOffAt appointmentAt courierDay hasTrouble transportChangedAt inReviewAt hasComplaint endedBy confirmedAt cancelledAt}}",
  { filters: { isToConfirm: 0, isToDeliver: 0, role: 0, statuses: 0 } },
);

export const OrderProductDocument = new TypedDocumentString<OrderProductQuery, OrderProductQueryVariables>(
  'query',
  'OrderProduct',
  "query OrderProduct($uuid:String!){orderProduct(uuid:$uuid){__typename ...on OrderProduct{__typename ...OrderDetail}...on Error{__typename errorCode}}}fragment OrderDetail on OrderProduct{__typename ...OrderRow payoutStatus vatScheme giftCard mayWithdraw delivery{possible hasArrived handOverProvedAt complaint staffReason shipBy asksForTransport transportHandledBySeller answeredTransportQuestion pricePaidByCustomer pricePaidToTransporter trackAndTraceLink dhlTrackerCode postnlLabelLink shippingAddress{firstName lastName companyName street houseNumber houseNumberExtension postcode city country}}}fragment OrderRow on OrderProduct{__typename ...OrderCourse uuid title price discount quantity buyerName payout order{orderNumber}delivery{uuid}product{__typename uuid slug title status productTranslations{language title}featuredImage{key alt color}seller{__typename uuid name image}}}fragment OrderCourse on OrderProduct{__typename created role payoutDays{from until}payoutDelay payoutMade money isNothingDue chargedBackAt withdrawnAt isWithdrawalOpen complaintStep{step due}withdrawalStep{step due}delivery{status deliveryMethod{type}arrivedAt shippedAt handedOffAt appointmentAt courierDay hasTrouble transportChangedAt inReviewAt hasComplaint endedBy confirmedAt cancelledAt}}",
);

export const UpdateDeliveryStatusDocument = new TypedDocumentString<UpdateDeliveryStatusMutation, UpdateDeliveryStatusMutationVariables>(
  'mutation',
  'UpdateDeliveryStatus',
  "mutation UpdateDeliveryStatus($uuid:String!$hasArrived:Boolean$isHandedOff:Boolean$isConfirmed:Boolean$commandId:String){updateDeliveryStatus(uuid:$uuid hasArrived:$hasArrived isHandedOff:$isHandedOff isConfirmed:$isConfirmed commandId:$commandId){__typename ...on OrderProduct{__typename uuid}...on Error{__typename errorCode message}}}",
);

export const CancelLateOrderDocument = new TypedDocumentString<CancelLateOrderMutation, CancelLateOrderMutationVariables>(
  'mutation',
  'CancelLateOrder',
  "mutation CancelLateOrder($deliveryUuid:String!$commandId:String){cancelLateOrder(deliveryUuid:$deliveryUuid commandId:$commandId){__typename ...on OrderProduct{__typename uuid}...on Error{__typename errorCode message}}}",
);

export const SetTransportHandledBySellerDocument = new TypedDocumentString<SetTransportHandledBySellerMutation, SetTransportHandledBySellerMutationVariables>(
  'mutation',
  'SetTransportHandledBySeller',
  "mutation SetTransportHandledBySeller($deliveryUuid:String!$transportHandledBySeller:Boolean!){setTransportHandledBySeller(deliveryUuid:$deliveryUuid transportHandledBySeller:$transportHandledBySeller){__typename ...on OrderProduct{__typename uuid}...on Error{__typename errorCode message}}}",
);
