// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ComparePriceKind =
  | 'LOWEST_PRICE'
  | 'NEW_PRICE';

export type TransactionStatus =
  | 'cancelled'
  | 'chargeback'
  | 'completed'
  | 'created'
  | 'expired'
  | 'failed'
  | 'refunded'
  | 'reserved';

export type RemoveProductFromCartMutationVariables = Exact<{
  cartUuid: string;
  productUuid: string;
}>;


export type RemoveProductFromCartMutation = { removeProductFromCart:
    | { __typename: 'Cart', uuid: string, status: string, numLines: number, subTotal: number, isFromBid: boolean, openPayment: { transactionUid: string, status: TransactionStatus, until: string | null } | null, deliveries: Array<{ uuid: string, lines: Array<{ quantity: number, price: number, isAvailable: boolean, remaining: number | null, reservedUntil: string | null, product: { __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, comparePriceKind: ComparePriceKind, city: string, viewIn: string | null, inventory: number, reservedUntil: string | null, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, width: number | null, depth: number | null, height: number | null, diameter: number | null, isSetOfProducts: boolean | null, productTranslations: Array<{ language: string, title: string }>, brand: { title: string } | null, collections: Array<{ value: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null, moodImage: { key: string, color: string } | null } }> }> }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type UpdateCartProductQuantityMutationVariables = Exact<{
  cartUuid: string;
  productUuid: string;
  quantity: number;
}>;


export type UpdateCartProductQuantityMutation = { updateCartProductQuantity:
    | { __typename: 'Cart', uuid: string, status: string, numLines: number, subTotal: number, isFromBid: boolean, openPayment: { transactionUid: string, status: TransactionStatus, until: string | null } | null, deliveries: Array<{ uuid: string, lines: Array<{ quantity: number, price: number, isAvailable: boolean, remaining: number | null, reservedUntil: string | null, product: { __typename: 'Product', uuid: string, slug: string, title: string, price: number, comparePrice: number | null, comparePriceKind: ComparePriceKind, city: string, viewIn: string | null, inventory: number, reservedUntil: string | null, publicationDate: string | null, timePeriod: string | null, secondChanceType: string | null, width: number | null, depth: number | null, height: number | null, diameter: number | null, isSetOfProducts: boolean | null, productTranslations: Array<{ language: string, title: string }>, brand: { title: string } | null, collections: Array<{ value: string }>, featuredImage: { key: string, width: number, height: number, color: string } | null, moodImage: { key: string, color: string } | null } }> }> }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const RemoveProductFromCartDocument = new TypedDocumentString<RemoveProductFromCartMutation, RemoveProductFromCartMutationVariables>(
  'mutation',
  'RemoveProductFromCart',
  "mutation RemoveProductFromCart($cartUuid:String!$productUuid:String!){removeProductFromCart(cartUuid:$cartUuid productUuid:$productUuid){__typename ...CartParts ...on Error{__typename errorCode message}}}fragment CartParts on Cart{__typename uuid status numLines subTotal isFromBid openPayment{transactionUid status until}deliveries{uuid lines{quantity price isAvailable remaining reservedUntil product{__typename ...ProductCardParts}}}}fragment ProductCardParts on Product{__typename ...ProductCardFacts productTranslations(onlyRequested:true){language title}}fragment ProductCardFacts on Product{__typename uuid slug title price comparePrice comparePriceKind city viewIn inventory reservedUntil publicationDate timePeriod secondChanceType width depth height diameter isSetOfProducts brand{title}collections{value}featuredImage{key width height color}moodImage{key color}}",
);

export const UpdateCartProductQuantityDocument = new TypedDocumentString<UpdateCartProductQuantityMutation, UpdateCartProductQuantityMutationVariables>(
  'mutation',
  'UpdateCartProductQuantity',
  "mutation UpdateCartProductQuantity($cartUuid:String!$productUuid:String!$quantity:Int!){updateCartProductQuantity(cartUuid:$cartUuid productUuid:$productUuid quantity:$quantity){__typename ...CartParts ...on Error{__typename errorCode message}}}fragment CartParts on Cart{__typename uuid status numLines subTotal isFromBid openPayment{transactionUid status until}deliveries{uuid lines{quantity price isAvailable remaining reservedUntil product{__typename ...ProductCardParts}}}}fragment ProductCardParts on Product{__typename ...ProductCardFacts productTranslations(onlyRequested:true){language title}}fragment ProductCardFacts on Product{__typename uuid slug title price comparePrice comparePriceKind city viewIn inventory reservedUntil publicationDate timePeriod secondChanceType width depth height diameter isSetOfProducts brand{title}collections{value}featuredImage{key width height color}moodImage{key color}}",
);
