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

export type DiscountUsage =
  | 'discount'
  | 'gift_card';

export type CartDeliveryPartsFragment = { __typename: 'Cart', uuid: string, status: string, numLines: number, subTotal: number, totalDelivery: number, totalDiscount: number, total: number, discounts: Array<{ usage: DiscountUsage }>, shippingAddress: { __typename: 'Address', street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string } | null, deliveries: Array<{ uuid: string, deliveryMethod: { id: string } | null, deliveryOptions: Array<{ id: string, type: DeliveryType, price: number, comparePrice: number | null, insuredUpTo: number | null }>, lines: Array<{ quantity: number, price: number, isAvailable: boolean, remaining: number | null, reservedUntil: string | null, product: { __typename: 'Product', uuid: string, slug: string, title: string, city: string, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null } }> }> };

export type CartDeliveryQueryVariables = Exact<{
  uuid: string;
}>;


export type CartDeliveryQuery = { cart:
    | { __typename: 'Cart', uuid: string, status: string, numLines: number, subTotal: number, totalDelivery: number, totalDiscount: number, total: number, discounts: Array<{ usage: DiscountUsage }>, shippingAddress: { __typename: 'Address', street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string } | null, deliveries: Array<{ uuid: string, deliveryMethod: { id: string } | null, deliveryOptions: Array<{ id: string, type: DeliveryType, price: number, comparePrice: number | null, insuredUpTo: number | null }>, lines: Array<{ quantity: number, price: number, isAvailable: boolean, remaining: number | null, reservedUntil: string | null, product: { __typename: 'Product', uuid: string, slug: string, title: string, city: string, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null } }> }> }
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
   };

export type SelectDeliveryMethodMutationVariables = Exact<{
  cartUuid: string;
  deliveryUuid: string;
  deliveryMethodId: string;
}>;


export type SelectDeliveryMethodMutation = { selectDeliveryMethod:
    | { __typename: 'Cart', uuid: string, status: string, numLines: number, subTotal: number, totalDelivery: number, totalDiscount: number, total: number, discounts: Array<{ usage: DiscountUsage }>, shippingAddress: { __typename: 'Address', street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string } | null, deliveries: Array<{ uuid: string, deliveryMethod: { id: string } | null, deliveryOptions: Array<{ id: string, type: DeliveryType, price: number, comparePrice: number | null, insuredUpTo: number | null }>, lines: Array<{ quantity: number, price: number, isAvailable: boolean, remaining: number | null, reservedUntil: string | null, product: { __typename: 'Product', uuid: string, slug: string, title: string, city: string, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null } }> }> }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type UpdateCartAddressesMutationVariables = Exact<{
  cartUuid: string;
  shippingAddress?: CartAddressInput | null | undefined;
  clearDeliveryMethod?: boolean | null | undefined;
}>;


export type UpdateCartAddressesMutation = { updateAddresses:
    | { __typename: 'Cart', uuid: string, status: string, numLines: number, subTotal: number, totalDelivery: number, totalDiscount: number, total: number, discounts: Array<{ usage: DiscountUsage }>, shippingAddress: { __typename: 'Address', street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string } | null, deliveries: Array<{ uuid: string, deliveryMethod: { id: string } | null, deliveryOptions: Array<{ id: string, type: DeliveryType, price: number, comparePrice: number | null, insuredUpTo: number | null }>, lines: Array<{ quantity: number, price: number, isAvailable: boolean, remaining: number | null, reservedUntil: string | null, product: { __typename: 'Product', uuid: string, slug: string, title: string, city: string, productTranslations: Array<{ language: string, title: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null } }> }> }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const CartDeliveryDocument = new TypedDocumentString<CartDeliveryQuery, CartDeliveryQueryVariables>(
  'query',
  'CartDelivery',
  "query CartDelivery($uuid:String!){cart(uuid:$uuid){__typename ...CartDeliveryParts ...on Error{__typename errorCode}}}fragment CartDeliveryParts on Cart{__typename uuid status numLines subTotal totalDelivery totalDiscount total discounts{usage}shippingAddress{__typename street houseNumber houseNumberExtension postcode city country}deliveries{uuid deliveryMethod{id}deliveryOptions{id type price comparePrice insuredUpTo}lines{quantity price isAvailable remaining reservedUntil product{__typename uuid slug title productTranslations{language title}city featuredImage{key width height color}}}}}",
);

export const SelectDeliveryMethodDocument = new TypedDocumentString<SelectDeliveryMethodMutation, SelectDeliveryMethodMutationVariables>(
  'mutation',
  'SelectDeliveryMethod',
  "mutation SelectDeliveryMethod($cartUuid:String!$deliveryUuid:String!$deliveryMethodId:String!){selectDeliveryMethod(cartUuid:$cartUuid deliveryUuid:$deliveryUuid deliveryMethodId:$deliveryMethodId){__typename ...CartDeliveryParts ...on Error{__typename errorCode message}}}fragment CartDeliveryParts on Cart{__typename uuid status numLines subTotal totalDelivery totalDiscount total discounts{usage}shippingAddress{__typename street houseNumber houseNumberExtension postcode city country}deliveries{uuid deliveryMethod{id}deliveryOptions{id type price comparePrice insuredUpTo}lines{quantity price isAvailable remaining reservedUntil product{__typename uuid slug title productTranslations{language title}city featuredImage{key width height color}}}}}",
);

export const UpdateCartAddressesDocument = new TypedDocumentString<UpdateCartAddressesMutation, UpdateCartAddressesMutationVariables>(
  'mutation',
  'UpdateCartAddresses',
  "mutation UpdateCartAddresses($cartUuid:String!$shippingAddress:CartAddressInput$clearDeliveryMethod:Boolean){updateAddresses(cartUuid:$cartUuid shippingAddress:$shippingAddress clearDeliveryMethod:$clearDeliveryMethod){__typename ...CartDeliveryParts ...on Error{__typename errorCode message}}}fragment CartDeliveryParts on Cart{__typename uuid status numLines subTotal totalDelivery totalDiscount total discounts{usage}shippingAddress{__typename street houseNumber houseNumberExtension postcode city country}deliveries{uuid deliveryMethod{id}deliveryOptions{id type price comparePrice insuredUpTo}lines{quantity price isAvailable remaining reservedUntil product{__typename uuid slug title productTranslations{language title}city featuredImage{key width height color}}}}}",
  { shippingAddress: { city: 0, companyName: 0, country: 0, email: 0, firstName: 0, houseNumber: 0, houseNumberExtension: 0, lastName: 0, phoneNumber: 0, postcode: 0, street: 0 } },
);
