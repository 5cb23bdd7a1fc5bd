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

export type WithdrawalList =
  | 'ALL'
  | 'CLOSED'
  | 'OPEN'
  | 'STAFF';

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

export type StaffWithdrawalsQueryVariables = Exact<{
  list: WithdrawalList;
  searchString?: string | null | undefined;
  offset?: number | null | undefined;
}>;


export type StaffWithdrawalsQuery = { staffWithdrawals:
    | { __typename: 'StaffWithdrawalPage', totalCount: number, items: Array<{ uuid: string, title: string, orderNumber: string, buyerName: string, sellerName: string, state: WithdrawalState, due: string | null, declared: string }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type StaffWithdrawalQueryVariables = Exact<{
  uuid: string;
}>;


export type StaffWithdrawalQuery = { staffWithdrawal:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Purchase', orderNumber: string, title: string, sellerName: string, refundable: number, refundableInPart: number, sellerShare: number | null, withdrawal: { uuid: string, state: WithdrawalState, name: string, reason: string, declared: string, due: string | null, possible: Array<WithdrawalEvent>, sentBack: string | null, tracking: string | null, objection: string | null, decision: string | null, refund: number | null, outcome: WithdrawalOutcome | null } | null }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type DecideWithdrawalMutationVariables = Exact<{
  uuid: string;
  refund: number;
  text: string;
  code?: string | null | undefined;
  commandId: string;
}>;


export type DecideWithdrawalMutation = { decideWithdrawal:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Purchase' }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const StaffWithdrawalsDocument = new TypedDocumentString<StaffWithdrawalsQuery, StaffWithdrawalsQueryVariables>(
  'query',
  'StaffWithdrawals',
  "query StaffWithdrawals($list:WithdrawalList!$searchString:String$offset:Int){staffWithdrawals(list:$list searchString:$searchString offset:$offset){__typename ...on StaffWithdrawalPage{__typename items{uuid title orderNumber buyerName sellerName state due declared}totalCount}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const StaffWithdrawalDocument = new TypedDocumentString<StaffWithdrawalQuery, StaffWithdrawalQueryVariables>(
  'query',
  'StaffWithdrawal',
  "query StaffWithdrawal($uuid:String!){staffWithdrawal(uuid:$uuid){__typename ...on Purchase{__typename orderNumber title sellerName refundable refundableInPart sellerShare withdrawal{uuid state name reason declared due possible sentBack tracking objection decision refund outcome}}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const DecideWithdrawalDocument = new TypedDocumentString<DecideWithdrawalMutation, DecideWithdrawalMutationVariables>(
  'mutation',
  'DecideWithdrawal',
  "mutation DecideWithdrawal($uuid:String!$refund:Float!$text:String!$code:String$commandId:String!){decideWithdrawal(uuid:$uuid refund:$refund text:$text code:$code commandId:$commandId){__typename ...Refused}}fragment Refused on Error{__typename errorCode message}",
);
