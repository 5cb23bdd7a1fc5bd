// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CaseCheck =
  | 'NO'
  | 'UNKNOWN'
  | 'YES';

export type CaseEvent =
  | 'accept'
  | 'accept_decision'
  | 'answer'
  | 'appeal'
  | 'arrive_back'
  | 'contest_back'
  | 'decide'
  | 'end'
  | 'escalate'
  | 'propose'
  | 'receive_back'
  | 'send_back'
  | 'time_out'
  | 'withdraw';

export type CaseList =
  | 'ALL'
  | 'CLOSED'
  | 'OPEN'
  | 'RETURNS'
  | 'STAFF';

export type CaseOutcome =
  | 'ENDED_OTHERWISE'
  | 'FULL_REFUND'
  | 'NOT_RETURNED'
  | 'NO_REFUND'
  | 'PART_REFUND'
  | 'WITHDRAWN';

export type CaseQuestion =
  | 'ASKED_NEIGHBOURS'
  | 'CONDITION_DIFFERS'
  | 'DAMAGE_IN_LISTING'
  | 'HAS_MARKS'
  | 'MATERIAL_DIFFERS'
  | 'PACKAGING_DAMAGED'
  | 'SAME_SELLER_LABEL'
  | 'SEEN_BY_EXPERT'
  | 'SIZE_DIFFERS'
  | 'STILL_USABLE'
  | 'TRACKING_SAYS_DELIVERED';

export type CaseReason =
  | 'COUNTERFEIT'
  | 'DAMAGED'
  | 'NOT_AS_DESCRIBED'
  | 'NOT_RECEIVED'
  | 'OTHER'
  | 'WRONG_ITEM';

export type CaseState =
  | 'APPEALED'
  | 'CLOSED'
  | 'DECIDED'
  | 'ESCALATED'
  | 'NEGOTIATING'
  | 'OPEN'
  | 'RETURN_ARRIVED'
  | 'RETURN_PENDING'
  | 'RETURN_SENT';

export type CaseWish =
  | 'EXPLANATION'
  | 'FULL_REFUND'
  | 'PART_REFUND';

export type DecisionGround =
  | 'AS_DESCRIBED'
  | 'COUNTERFEIT'
  | 'DAMAGED_BEFORE'
  | 'DAMAGED_IN_TRANSIT'
  | 'DELIVERED'
  | 'NOT_AS_DESCRIBED'
  | 'NOT_DELIVERED'
  | 'NOT_ENOUGH_EVIDENCE'
  | 'SHARED';

export type ReturnPayer =
  | 'BUYER'
  | 'SELLER';

export type DeskCaseTermsFragment = { refund: number, needsReturn: boolean, returnPaidBy: ReturnPayer | null };

export type StaffCasesQueryVariables = Exact<{
  list: CaseList;
  searchString?: string | null | undefined;
  offset?: number | null | undefined;
}>;


export type StaffCasesQuery = { staffCases:
    | { __typename: 'StaffCasePage', totalCount: number, items: Array<{ uuid: string, title: string, orderUuid: string, orderNumber: string, buyerName: string, sellerName: string, state: CaseState, reason: CaseReason, due: string | null, opened: string }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type StaffCaseQueryVariables = Exact<{
  uuid: string;
}>;


export type StaffCaseQuery = { staffCase:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderCase', uuid: string, orderUuid: string, title: string, state: CaseState, reason: CaseReason, wish: CaseWish, wishAmount: number | null, due: string | null, possible: Array<CaseEvent>, refundable: number, refundableInPart: number, tracking: string | null, outcome: CaseOutcome | null, opened: string, listingPhotos: Array<string>, checks: Array<{ question: CaseQuestion, answer: CaseCheck }>, terms: { refund: number, needsReturn: boolean, returnPaidBy: ReturnPayer | null } | null, entries: Array<{ uuid: string, side: string, what: string, text: string, ground: DecisionGround | null, photos: Array<string>, created: string, terms: { refund: number, needsReturn: boolean, returnPaidBy: ReturnPayer | null } | null }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type DecideCaseMutationVariables = Exact<{
  uuid: string;
  refund: number;
  needsReturn: boolean;
  returnPaidBy?: ReturnPayer | null | undefined;
  ground: DecisionGround;
  text: string;
  code?: string | null | undefined;
  commandId: string;
}>;


export type DecideCaseMutation = { decideCase:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderCase' }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type AskInCaseMutationVariables = Exact<{
  uuid: string;
  text: string;
  commandId: string;
}>;


export type AskInCaseMutation = { answerCase:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderCase' }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type StaffCaseOrderQueryVariables = Exact<{
  orderUuid: string;
}>;


export type StaffCaseOrderQuery = { orderProduct:
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'OrderProduct', delivery: { handOverProvedAt: string | null } }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
  , staffOrders:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'StaffOrderPage', items: Array<{ uuid: string, number: string, buyerUuid: string | null, buyerName: string | null, buyerEmail: string, lines: Array<{ uuid: string, sellerName: string, sellerUserUuid: string | null }> }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export const StaffCasesDocument = new TypedDocumentString<StaffCasesQuery, StaffCasesQueryVariables>(
  'query',
  'StaffCases',
  "query StaffCases($list:CaseList!$searchString:String$offset:Int){staffCases(list:$list searchString:$searchString offset:$offset){__typename ...on StaffCasePage{__typename items{uuid title orderUuid orderNumber buyerName sellerName state reason due opened}totalCount}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const StaffCaseDocument = new TypedDocumentString<StaffCaseQuery, StaffCaseQueryVariables>(
  'query',
  'StaffCase',
  "query StaffCase($uuid:String!){staffCase(uuid:$uuid){__typename ...on OrderCase{__typename uuid orderUuid title state reason checks{question answer}wish wishAmount due possible terms{...DeskCaseTerms}refundable refundableInPart tracking outcome opened listingPhotos entries{uuid side what text terms{...DeskCaseTerms}ground photos created}}...Refused}}fragment DeskCaseTerms on CaseTerms{refund needsReturn returnPaidBy}fragment Refused on Error{__typename errorCode message}",
);

export const DecideCaseDocument = new TypedDocumentString<DecideCaseMutation, DecideCaseMutationVariables>(
  'mutation',
  'DecideCase',
  "mutation DecideCase($uuid:String!$refund:Float!$needsReturn:Boolean!$returnPaidBy:ReturnPayer$ground:DecisionGround!$text:String!$code:String$commandId:String!){decideCase(uuid:$uuid refund:$refund needsReturn:$needsReturn returnPaidBy:$returnPaidBy ground:$ground text:$text code:$code commandId:$commandId){__typename ...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const AskInCaseDocument = new TypedDocumentString<AskInCaseMutation, AskInCaseMutationVariables>(
  'mutation',
  'AskInCase',
  "mutation AskInCase($uuid:String!$text:String!$commandId:String!){answerCase(uuid:$uuid text:$text photos:[]commandId:$commandId){__typename ...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const StaffCaseOrderDocument = new TypedDocumentString<StaffCaseOrderQuery, StaffCaseOrderQueryVariables>(
  'query',
  'StaffCaseOrder',
  "query StaffCaseOrder($orderUuid:String!){orderProduct(uuid:$orderUuid){__typename ...on OrderProduct{__typename delivery{handOverProvedAt}}...on Error{__typename errorCode}}staffOrders(searchString:$orderUuid limit:1){__typename ...on StaffOrderPage{__typename items{uuid number buyerUuid buyerName buyerEmail lines{uuid sellerName sellerUserUuid}}}...Refused}}fragment Refused on Error{__typename errorCode message}",
);
