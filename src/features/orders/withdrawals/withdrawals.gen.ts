// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type WithdrawalEvent =
  | 'begin'
  | 'contest'
  | 'decide'
  | 'end'
  | 'handed_over'
  | 'keep'
  | 'receive_back'
  | 'send_back'
  | 'still_here'
  | 'time_out';

export type WithdrawalOutcome =
  | 'ENDED_OTHERWISE'
  | 'KEPT'
  | 'NO_REFUND'
  | 'PART_REFUNDED'
  | 'REFUNDED';

export type WithdrawalState =
  | 'ASKED'
  | 'DECLARED'
  | 'ENDED'
  | 'REFUNDED'
  | 'RETURN_PENDING'
  | 'SENT_BACK'
  | 'WITH_STAFF';

export type WithdrawalStep =
  | 'contest'
  | 'handed_over'
  | 'keep'
  | 'receive_back'
  | 'send_back'
  | 'still_here';

export type PurchaseDetailFragment = { __typename: 'Purchase', orderUuid: string, orderNumber: string, title: string, bought: string, sellerName: string, buyerName: string, role: string, isTraderSale: boolean, lastDay: string | null, refusal: string | null, refundable: number, withdrawal: { uuid: string, state: WithdrawalState, name: string, reason: string, declared: string, due: string | null, turn: string | null, possible: Array<WithdrawalEvent>, sentBack: string | null, tracking: string | null, objection: string | null, decision: string | null, refund: number | null, outcome: WithdrawalOutcome | null, closed: string | null, returnAddress: { name: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string } | null } | null };

export type PurchaseWithdrawalQueryVariables = Exact<{
  orderUuid: string;
}>;


export type PurchaseWithdrawalQuery = { purchaseWithdrawal:
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'Purchase', orderUuid: string, orderNumber: string, title: string, bought: string, sellerName: string, buyerName: string, role: string, isTraderSale: boolean, lastDay: string | null, refusal: string | null, refundable: number, withdrawal: { uuid: string, state: WithdrawalState, name: string, reason: string, declared: string, due: string | null, turn: string | null, possible: Array<WithdrawalEvent>, sentBack: string | null, tracking: string | null, objection: string | null, decision: string | null, refund: number | null, outcome: WithdrawalOutcome | null, closed: string | null, returnAddress: { name: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string } | null } | null }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type WithdrawablePurchasesQueryVariables = Exact<{ [key: string]: never; }>;


export type WithdrawablePurchasesQuery = { withdrawablePurchases:
    | { __typename: 'Purchases', items: Array<{ __typename: 'Purchase', orderUuid: string, orderNumber: string, title: string, bought: string, sellerName: string, lastDay: string | null, withdrawal: { state: WithdrawalState, due: string | null } | null }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type LinkedPurchasesQueryVariables = Exact<{
  token: string;
}>;


export type LinkedPurchasesQuery = { linkedPurchases:
    | { __typename: 'Purchases', items: Array<{ __typename: 'Purchase', orderUuid: string, orderNumber: string, title: string, bought: string, sellerName: string, buyerName: string, role: string, isTraderSale: boolean, lastDay: string | null, refusal: string | null, refundable: number, withdrawal: { uuid: string, state: WithdrawalState, name: string, reason: string, declared: string, due: string | null, turn: string | null, possible: Array<WithdrawalEvent>, sentBack: string | null, tracking: string | null, objection: string | null, decision: string | null, refund: number | null, outcome: WithdrawalOutcome | null, closed: string | null, returnAddress: { name: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string } | null } | null }> }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type AskWithdrawalLinkMutationVariables = Exact<{
  orderNumber: string;
  email: string;
}>;


export type AskWithdrawalLinkMutation = { askWithdrawalLink:
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string, fields: Array<{ field: string, code: string }> }
    | { __typename: 'WithdrawalLinkAsked' }
   };

export type DeclareWithdrawalMutationVariables = Exact<{
  orderUuid: string;
  name: string;
  reason: string;
  commandId: string;
}>;


export type DeclareWithdrawalMutation = { declareWithdrawal:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Purchase' }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type DeclareLinkedWithdrawalMutationVariables = Exact<{
  token: string;
  orderUuid: string;
  name: string;
  reason: string;
  commandId: string;
}>;


export type DeclareLinkedWithdrawalMutation = { declareLinkedWithdrawal:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Purchase' }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ChangeWithdrawalMutationVariables = Exact<{
  uuid: string;
  event: WithdrawalStep;
  text: string;
  commandId: string;
}>;


export type ChangeWithdrawalMutation = { changeWithdrawal:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Purchase' }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ChangeLinkedWithdrawalMutationVariables = Exact<{
  token: string;
  uuid: string;
  event: WithdrawalStep;
  text: string;
  commandId: string;
}>;


export type ChangeLinkedWithdrawalMutation = { changeLinkedWithdrawal:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Purchase' }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const PurchaseWithdrawalDocument = new TypedDocumentString<PurchaseWithdrawalQuery, PurchaseWithdrawalQueryVariables>(
  'query',
  'PurchaseWithdrawal',
  "query PurchaseWithdrawal($orderUuid:String!){purchaseWithdrawal(orderUuid:$orderUuid){__typename ...on Purchase{__typename ...PurchaseDetail}...on Error{__typename errorCode}}}fragment PurchaseDetail on Purchase{__typename orderUuid orderNumber title bought sellerName buyerName role isTraderSale lastDay refusal refundable withdrawal{uuid state name reason declared due turn possible sentBack tracking returnAddress{name street houseNumber houseNumberExtension postcode city country}objection decision refund outcome closed}}",
);

export const WithdrawablePurchasesDocument = new TypedDocumentString<WithdrawablePurchasesQuery, WithdrawablePurchasesQueryVariables>(
  'query',
  'WithdrawablePurchases',
  "query WithdrawablePurchases{withdrawablePurchases{__typename ...on Purchases{__typename items{__typename orderUuid orderNumber title bought sellerName lastDay withdrawal{state due}}}...on Error{__typename errorCode}}}",
);

export const LinkedPurchasesDocument = new TypedDocumentString<LinkedPurchasesQuery, LinkedPurchasesQueryVariables>(
  'query',
  'LinkedPurchases',
  "query LinkedPurchases($token:String!){linkedPurchases(token:$token){__typename ...on Purchases{__typename items{__typename ...PurchaseDetail}}...on Error{__typename errorCode message}}}fragment PurchaseDetail on Purchase{__typename orderUuid orderNumber title bought sellerName buyerName role isTraderSale lastDay refusal refundable withdrawal{uuid state name reason declared due turn possible sentBack tracking returnAddress{name street houseNumber houseNumberExtension postcode city country}objection decision refund outcome closed}}",
);

export const AskWithdrawalLinkDocument = new TypedDocumentString<AskWithdrawalLinkMutation, AskWithdrawalLinkMutationVariables>(
  'mutation',
  'AskWithdrawalLink',
  "mutation AskWithdrawalLink($orderNumber:String!$email:String!){askWithdrawalLink(orderNumber:$orderNumber email:$email){__typename ...on Error{__typename errorCode message}...on ValidationError{__typename fields{field code}}}}",
);

export const DeclareWithdrawalDocument = new TypedDocumentString<DeclareWithdrawalMutation, DeclareWithdrawalMutationVariables>(
  'mutation',
  'DeclareWithdrawal',
  "mutation DeclareWithdrawal($orderUuid:String!$name:String!$reason:String!$commandId:String!){declareWithdrawal(orderUuid:$orderUuid name:$name reason:$reason commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);

export const DeclareLinkedWithdrawalDocument = new TypedDocumentString<DeclareLinkedWithdrawalMutation, DeclareLinkedWithdrawalMutationVariables>(
  'mutation',
  'DeclareLinkedWithdrawal',
  "mutation DeclareLinkedWithdrawal($token:String!$orderUuid:String!$name:String!$reason:String!$commandId:String!){declareLinkedWithdrawal(token:$token orderUuid:$orderUuid name:$name reason:$reason commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);

export const ChangeWithdrawalDocument = new TypedDocumentString<ChangeWithdrawalMutation, ChangeWithdrawalMutationVariables>(
  'mutation',
  'ChangeWithdrawal',
  "mutation ChangeWithdrawal($uuid:String!$event:WithdrawalStep!$text:String!$commandId:String!){changeWithdrawal(uuid:$uuid event:$event text:$text commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);

export const ChangeLinkedWithdrawalDocument = new TypedDocumentString<ChangeLinkedWithdrawalMutation, ChangeLinkedWithdrawalMutationVariables>(
  'mutation',
  'ChangeLinkedWithdrawal',
  "mutation ChangeLinkedWithdrawal($token:String!$uuid:String!$event:WithdrawalStep!$text:String!$commandId:String!){changeLinkedWithdrawal(token:$token uuid:$uuid event:$event text:$text commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);
