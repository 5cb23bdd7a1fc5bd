// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CartAddressInput = {
  city?: string | null | undefined;
  companyName?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  houseNumber?: string | null | undefined;
  houseNumberExtension?: string | null | undefined;
  lastName?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  postcode?: string | null | undefined;
  street?: string | null | undefined;
};

export type DeliveryType =
  | 'brenger_transport'
  | 'free_transport'
  | 'frl_transport'
  | 'noop_transport'
  | 'pickup_transport'
  | 'post_transport';

export type DiscountType =
  | 'fixed_amount'
  | 'percentage';

export type DiscountUsage =
  | 'discount'
  | 'gift_card';

export type PaymentMethod =
  | 'bcmc'
  | 'creditcard'
  | 'ideal';

export type TransactionStatus =
  | 'cancelled'
  | 'chargeback'
  | 'completed'
  | 'created'
  | 'expired'
  | 'failed'
  | 'refunded'
  | 'reserved';

export type CheckoutAddressPartsFragment = { __typename: 'Address', firstName: string, lastName: string, companyName: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string, phoneNumber: string, email: string };

export type CheckoutPartsFragment = { __typename: 'Cart', uuid: string, status: string, numLines: number, subTotal: number, totalDelivery: number, totalDiscount: number, total: number, isFromBid: boolean, confirmedTo: string | null, order: { orderNumber: string, created: string, products: Array<{ uuid: string, productUuid: string }> } | null, openPayment: { transactionUid: string, status: TransactionStatus, until: string | null } | null, discounts: Array<{ uuid: string, code: string, name: string, type: DiscountType, value: number, minimalOrderValue: number, usage: DiscountUsage, counts: boolean, isUsable: boolean }>, shippingAddress: { __typename: 'Address', firstName: string, lastName: string, companyName: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string, phoneNumber: string, email: string } | null, billingAddress: { __typename: 'Address', firstName: string, lastName: string, companyName: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string, phoneNumber: string, email: string } | null, deliveries: Array<{ uuid: string, deliveryMethod: { id: string, type: DeliveryType, price: number, comparePrice: number | null, insuredUpTo: number | null } | null, lines: Array<{ quantity: number, price: number, discount: number, isAvailable: boolean, remaining: number | null, reservedUntil: string | null, product: { __typename: 'Product', uuid: string, slug: string, title: string, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null } }> }> };

export type CheckoutQueryVariables = Exact<{
  uuid: string;
}>;


export type CheckoutQuery = { cart:
    | { __typename: 'Cart', uuid: string, status: string, numLines: number, subTotal: number, totalDelivery: number, totalDiscount: number, total: number, isFromBid: boolean, confirmedTo: string | null, order: { orderNumber: string, created: string, products: Array<{ uuid: string, productUuid: string }> } | null, openPayment: { transactionUid: string, status: TransactionStatus, until: string | null } | null, discounts: Array<{ uuid: string, code: string, name: string, type: DiscountType, value: number, minimalOrderValue: number, usage: DiscountUsage, counts: boolean, isUsable: boolean }>, shippingAddress: { __typename: 'Address', firstName: string, lastName: string, companyName: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string, phoneNumber: string, email: string } | null, billingAddress: { __typename: 'Address', firstName: string, lastName: string, companyName: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string, phoneNumber: string, email: string } | null, deliveries: Array<{ uuid: string, deliveryMethod: { id: string, type: DeliveryType, price: number, comparePrice: number | null, insuredUpTo: number | null } | null, lines: Array<{ quantity: number, price: number, discount: number, isAvailable: boolean, remaining: number | null, reservedUntil: string | null, product: { __typename: 'Product', uuid: string, slug: string, title: string, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null } }> }> }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
   };

export type AddDiscountMutationVariables = Exact<{
  cartUuid: string;
  discountCode: string;
}>;


export type AddDiscountMutation = { addDiscount:
    | { __typename: 'Cart', uuid: string, status: string, numLines: number, subTotal: number, totalDelivery: number, totalDiscount: number, total: number, isFromBid: boolean, confirmedTo: string | null, order: { orderNumber: string, created: string, products: Array<{ uuid: string, productUuid: string }> } | null, openPayment: { transactionUid: string, status: TransactionStatus, until: string | null } | null, discounts: Array<{ uuid: string, code: string, name: string, type: DiscountType, value: number, minimalOrderValue: number, usage: DiscountUsage, counts: boolean, isUsable: boolean }>, shippingAddress: { __typename: 'Address', firstName: string, lastName: string, companyName: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string, phoneNumber: string, email: string } | null, billingAddress: { __typename: 'Address', firstName: string, lastName: string, companyName: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string, phoneNumber: string, email: string } | null, deliveries: Array<{ uuid: string, deliveryMethod: { id: string, type: DeliveryType, price: number, comparePrice: number | null, insuredUpTo: number | null } | null, lines: Array<{ quantity: number, price: number, discount: number, isAvailable: boolean, remaining: number | null, reservedUntil: string | null, product: { __typename: 'Product', uuid: string, slug: string, title: string, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null } }> }> }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type RemoveDiscountMutationVariables = Exact<{
  cartUuid: string;
  discountCode: string;
}>;


export type RemoveDiscountMutation = { removeDiscount:
    | { __typename: 'Cart', uuid: string, status: string, numLines: number, subTotal: number, totalDelivery: number, totalDiscount: number, total: number, isFromBid: boolean, confirmedTo: string | null, order: { orderNumber: string, created: string, products: Array<{ uuid: string, productUuid: string }> } | null, openPayment: { transactionUid: string, status: TransactionStatus, until: string | null } | null, discounts: Array<{ uuid: string, code: string, name: string, type: DiscountType, value: number, minimalOrderValue: number, usage: DiscountUsage, counts: boolean, isUsable: boolean }>, shippingAddress: { __typename: 'Address', firstName: string, lastName: string, companyName: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string, phoneNumber: string, email: string } | null, billingAddress: { __typename: 'Address', firstName: string, lastName: string, companyName: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string, phoneNumber: string, email: string } | null, deliveries: Array<{ uuid: string, deliveryMethod: { id: string, type: DeliveryType, price: number, comparePrice: number | null, insuredUpTo: number | null } | null, lines: Array<{ quantity: number, price: number, discount: number, isAvailable: boolean, remaining: number | null, reservedUntil: string | null, product: { __typename: 'Product', uuid: string, slug: string, title: string, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null } }> }> }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type UpdateCheckoutAddressesMutationVariables = Exact<{
  cartUuid: string;
  shippingAddress: CartAddressInput;
  billingAddress: CartAddressInput;
}>;


export type UpdateCheckoutAddressesMutation = { updateAddresses:
    | { __typename: 'Cart' }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type UpdateTrackingMutationVariables = Exact<{
  cartUuid: string;
  mpSessionId: string;
  mpDeviceId?: string | null | undefined;
}>;


export type UpdateTrackingMutation = { updateTracking:
    | { __typename: 'Cart' }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type GetUsableTransactionMutationVariables = Exact<{
  cartUuid: string;
  paymentMethod?: PaymentMethod | null | undefined;
  expectedTotal?: number | null | undefined;
}>;


export type GetUsableTransactionMutation = { getUsableTransaction:
    | { __typename: 'GetUsableTransactionError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UsableTransaction', transactionUid: string, redirectUrl: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
   };

export type TransactionStatusQueryVariables = Exact<{
  transactionUid: string;
}>;


export type TransactionStatusQuery = { transactionStatus:
    | { __typename: 'GetTransactionError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'Transaction', transactionUid: string, status: TransactionStatus, cartUuid: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
   };

export const CheckoutDocument = new TypedDocumentString<CheckoutQuery, CheckoutQueryVariables>(
  'query',
  'Checkout',
  "query Checkout($uuid:String!){cart(uuid:$uuid){__typename ...CheckoutParts ...on Error{__typename errorCode message}}}fragment CheckoutParts on Cart{__typename uuid status numLines subTotal totalDelivery totalDiscount total isFromBid confirmedTo order{orderNumber created products{uuid productUuid}}openPayment{transactionUid status until}discounts{uuid code name type value minimalOrderValue usage counts isUsable}shippingAddress{__typename ...CheckoutAddressParts}billingAddress{__typename ...CheckoutAddressParts}deliveries{uuid deliveryMethod{id type price comparePrice insuredUpTo}lines{quantity price discount isAvailable remaining reservedUntil product{__typename uuid slug title productTranslations{language title}featuredImage{key width height color}}}}}fragment CheckoutAddressParts on Address{__typename firstName lastName companyName street houseNumber houseNumberExtension postcode city country phoneNumber email}",
);

export const AddDiscountDocument = new TypedDocumentString<AddDiscountMutation, AddDiscountMutationVariables>(
  'mutation',
  'AddDiscount',
  "mutation AddDiscount($cartUuid:String!$discountCode:String!){addDiscount(cartUuid:$cartUuid discountCode:$discountCode){__typename ...CheckoutParts ...on Error{__typename errorCode message}}}fragment CheckoutParts on Cart{__typename uuid status numLines subTotal totalDelivery totalDiscount total isFromBid confirmedTo order{orderNumber created products{uuid productUuid}}openPayment{transactionUid status until}discounts{uuid code name type value minimalOrderValue usage counts isUsable}shippingAddress{__typename ...CheckoutAddressParts}billingAddress{__typename ...CheckoutAddressParts}deliveries{uuid deliveryMethod{id type price comparePrice insuredUpTo}lines{quantity price discount isAvailable remaining reservedUntil product{__typename uuid slug title productTranslations{language title}featuredImage{key width height color}}}}}fragment CheckoutAddressParts on Address{__typename firstName lastName companyName street houseNumber houseNumberExtension postcode city country phoneNumber email}",
);

export const RemoveDiscountDocument = new TypedDocumentString<RemoveDiscountMutation, RemoveDiscountMutationVariables>(
  'mutation',
  'RemoveDiscount',
  "mutation RemoveDiscount($cartUuid:String!$discountCode:String!){removeDiscount(cartUuid:$cartUuid discountCode:$discountCode){__typename ...CheckoutParts ...on Error{__typename errorCode message}}}fragment CheckoutParts on Cart{__typename uuid status numLines subTotal totalDelivery totalDiscount total isFromBid confirmedTo order{orderNumber created products{uuid productUuid}}openPayment{transactionUid status until}discounts{uuid code name type value minimalOrderValue usage counts isUsable}shippingAddress{__typename ...CheckoutAddressParts}billingAddress{__typename ...CheckoutAddressParts}deliveries{uuid deliveryMethod{id type price comparePrice insuredUpTo}lines{quantity price discount isAvailable remaining reservedUntil product{__typename uuid slug title productTranslations{language title}featuredImage{key width height color}}}}}fragment CheckoutAddressParts on Address{__typename firstName lastName companyName street houseNumber houseNumberExtension postcode city country phoneNumber email}",
);

export const UpdateCheckoutAddressesDocument = new TypedDocumentString<UpdateCheckoutAddressesMutation, UpdateCheckoutAddressesMutationVariables>(
  'mutation',
  'UpdateCheckoutAddresses',
  "mutation UpdateCheckoutAddresses($cartUuid:String!$shippingAddress:CartAddressInput!$billingAddress:CartAddressInput!){updateAddresses(cartUuid:$cartUuid shippingAddress:$shippingAddress billingAddress:$billingAddress clearDeliveryMethod:false){__typename ...on Error{__typename errorCode message}}}",
  { shippingAddress: { city: 0, companyName: 0, country: 0, email: 0, firstName: 0, houseNumber: 0, houseNumberExtension: 0, lastName: 0, phoneNumber: 0, postcode: 0, street: 0 }, billingAddress: { city: 0, companyName: 0, country: 0, email: 0, firstName: 0, houseNumber: 0, houseNumberExtension: 0, lastName: 0, phoneNumber: 0, postcode: 0, street: 0 } },
);

export const UpdateTrackingDocument = new TypedDocumentString<UpdateTrackingMutation, UpdateTrackingMutationVariables>(
  'mutation',
  'UpdateTracking',
  "mutation UpdateTracking($cartUuid:String!$mpSessionId:String!$mpDeviceId:String){updateTracking(cartUuid:$cartUuid mpSessionId:$mpSessionId mpDeviceId:$mpDeviceId){__typename ...on Error{__typename errorCode message}}}",
);

export const GetUsableTransactionDocument = new TypedDocumentString<GetUsableTransactionMutation, GetUsableTransactionMutationVariables>(
  'mutation',
  'GetUsableTransaction',
  "mutation GetUsableTransaction($cartUuid:String!$paymentMethod:PaymentMethod$expectedTotal:Float){getUsableTransaction(cartUuid:$cartUuid paymentMethod:$paymentMethod expectedTotal:$expectedTotal){__typename ...on UsableTransaction{__typename transactionUid redirectUrl}...on Error{__typename errorCode message}}}",
);

export const TransactionStatusDocument = new TypedDocumentString<TransactionStatusQuery, TransactionStatusQueryVariables>(
  'query',
  'TransactionStatus',
  "query TransactionStatus($transactionUid:String!){transactionStatus(transactionUid:$transactionUid){__typename ...on Transaction{__typename transactionUid status cartUuid}...on Error{__typename errorCode message}}}",
);
