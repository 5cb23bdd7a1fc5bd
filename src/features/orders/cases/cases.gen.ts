// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CaseCheck =
  | 'NO'
  | 'UNKNOWN'
  | 'YES';

export type CaseCheckInput = {
  answer: CaseCheck;
  question: CaseQuestion;
};

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

export type CaseStep =
  | 'accept_decision'
  | 'appeal'
  | 'arrive_back'
  | 'contest_back'
  | 'escalate'
  | 'receive_back'
  | 'send_back'
  | 'withdraw';

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

export type OrderRole =
  | 'BUYER'
  | 'SELLER';

export type ReturnPayer =
  | 'BUYER'
  | 'SELLER';

export type CaseTermsPartsFragment = { refund: number, needsReturn: boolean, returnPaidBy: ReturnPayer | null };

export type CaseDetailFragment = { __typename: 'OrderCase', uuid: string, orderUuid: string, title: string, role: string | null, state: CaseState, reason: CaseReason, wish: CaseWish, wishAmount: number | null, due: string | null, endsByItself: boolean, turn: Array<string>, possible: Array<CaseEvent>, proposalUuid: string | null, giftCard: number | null, refundable: number, refundableInPart: number, tracking: string | null, outcome: CaseOutcome | null, opened: string, listingPhotos: Array<string>, checks: Array<{ question: CaseQuestion, answer: CaseCheck }>, terms: { refund: number, needsReturn: boolean, returnPaidBy: ReturnPayer | null } | null, returnAddress: { name: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string } | null, entries: Array<{ uuid: string, side: string, what: string, text: string, ground: DecisionGround | null, photos: Array<string>, created: string, terms: { refund: number, needsReturn: boolean, returnPaidBy: ReturnPayer | null } | null }> };

export type OrderCaseQueryVariables = Exact<{
  orderUuid: string;
}>;


export type OrderCaseQuery = { orderCase:
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'OrderCase', uuid: string, orderUuid: string, title: string, role: string | null, state: CaseState, reason: CaseReason, wish: CaseWish, wishAmount: number | null, due: string | null, endsByItself: boolean, turn: Array<string>, possible: Array<CaseEvent>, proposalUuid: string | null, giftCard: number | null, refundable: number, refundableInPart: number, tracking: string | null, outcome: CaseOutcome | null, opened: string, listingPhotos: Array<string>, checks: Array<{ question: CaseQuestion, answer: CaseCheck }>, terms: { refund: number, needsReturn: boolean, returnPaidBy: ReturnPayer | null } | null, returnAddress: { name: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string } | null, entries: Array<{ uuid: string, side: string, what: string, text: string, ground: DecisionGround | null, photos: Array<string>, created: string, terms: { refund: number, needsReturn: boolean, returnPaidBy: ReturnPayer | null } | null }> }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
  , orderProduct:
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'OrderProduct', uuid: string, title: string, price: number, quantity: number, discount: number, role: OrderRole | null, product: { __typename: 'Product', title: string, productTranslations: Array<{ language: string, title: string }> } | null, delivery: { possible: Array<DeliveryEvent>, pricePaidByCustomer: number } }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type OpenCaseMutationVariables = Exact<{
  orderUuid: string;
  reason: CaseReason;
  checks: Array<CaseCheckInput> | CaseCheckInput;
  description: string;
  wish: CaseWish;
  wishAmount?: number | null | undefined;
  photos: Array<string> | string;
  commandId: string;
}>;


export type OpenCaseMutation = { openCase:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderCase' }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type AnswerCaseMutationVariables = Exact<{
  uuid: string;
  text: string;
  photos: Array<string> | string;
  commandId: string;
}>;


export type AnswerCaseMutation = { answerCase:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderCase' }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ProposeInCaseMutationVariables = Exact<{
  uuid: string;
  refund: number;
  needsReturn: boolean;
  returnPaidBy?: ReturnPayer | null | undefined;
  text: string;
  commandId: string;
}>;


export type ProposeInCaseMutation = { proposeInCase:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderCase' }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type AcceptCaseProposalMutationVariables = Exact<{
  uuid: string;
  proposalUuid: string;
  commandId: string;
}>;


export type AcceptCaseProposalMutation = { acceptCaseProposal:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderCase' }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ChangeCaseMutationVariables = Exact<{
  uuid: string;
  event: CaseStep;
  text?: string | null | undefined;
  commandId: string;
}>;


export type ChangeCaseMutation = { changeCase:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderCase' }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type GuestCaseQueryVariables = Exact<{
  key: string;
}>;


export type GuestCaseQuery = { guestCase:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string }
    | { __typename: 'OrderCase', uuid: string, orderUuid: string, title: string, role: string | null, state: CaseState, reason: CaseReason, wish: CaseWish, wishAmount: number | null, due: string | null, endsByItself: boolean, turn: Array<string>, possible: Array<CaseEvent>, proposalUuid: string | null, giftCard: number | null, refundable: number, refundableInPart: number, tracking: string | null, outcome: CaseOutcome | null, opened: string, listingPhotos: Array<string>, checks: Array<{ question: CaseQuestion, answer: CaseCheck }>, terms: { refund: number, needsReturn: boolean, returnPaidBy: ReturnPayer | null } | null, returnAddress: { name: string, street: string, houseNumber: string, houseNumberExtension: string, postcode: string, city: string, country: string } | null, entries: Array<{ uuid: string, side: string, what: string, text: string, ground: DecisionGround | null, photos: Array<string>, created: string, terms: { refund: number, needsReturn: boolean, returnPaidBy: ReturnPayer | null } | null }> }
    | { __typename: 'TooManyRequestsError', errorCode: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string }
    | { __typename: 'ValidationError', errorCode: string }
   };

export type OpenGuestCaseMutationVariables = Exact<{
  key: string;
  reason: CaseReason;
  checks: Array<CaseCheckInput> | CaseCheckInput;
  description: string;
  wish: CaseWish;
  wishAmount?: number | null | undefined;
  commandId: string;
}>;


export type OpenGuestCaseMutation = { openGuestCase:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderCase' }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type AnswerGuestCaseMutationVariables = Exact<{
  key: string;
  text: string;
  commandId: string;
}>;


export type AnswerGuestCaseMutation = { answerGuestCase:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderCase' }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ProposeInGuestCaseMutationVariables = Exact<{
  key: string;
  refund: number;
  needsReturn: boolean;
  returnPaidBy?: ReturnPayer | null | undefined;
  text: string;
  commandId: string;
}>;


export type ProposeInGuestCaseMutation = { proposeInGuestCase:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderCase' }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type AcceptGuestCaseProposalMutationVariables = Exact<{
  key: string;
  proposalUuid: string;
  commandId: string;
}>;


export type AcceptGuestCaseProposalMutation = { acceptGuestCaseProposal:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderCase' }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ChangeGuestCaseMutationVariables = Exact<{
  key: string;
  event: CaseStep;
  text?: string | null | undefined;
  commandId: string;
}>;


export type ChangeGuestCaseMutation = { changeGuestCase:
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderCase' }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const OrderCaseDocument = new TypedDocumentString<OrderCaseQuery, OrderCaseQueryVariables>(
  'query',
  'OrderCase',
  "query OrderCase($orderUuid:String!){orderCase(orderUuid:$orderUuid){__typename ...on OrderCase{__typename ...CaseDetail}...on Error{__typename errorCode}}orderProduct(uuid:$orderUuid){__typename ...on OrderProduct{__typename uuid title price quantity discount role product{__typename title productTranslations{language title}}delivery{possible pricePaidByCustomer}}...on Error{__typename errorCode}}}fragment CaseDetail on OrderCase{__typename uuid orderUuid title role state reason checks{question answer}wish wishAmount due endsByItself turn possible proposalUuid terms{...CaseTermsParts}giftCard refundable refundableInPart tracking returnAddress{name street houseNumber houseNumberExtension postcode city country}outcome opened listingPhotos entries{uuid side what text terms{...CaseTermsParts}ground photos created}}fragment CaseTermsParts on CaseTerms{refund needsReturn returnPaidBy}",
);

export const OpenCaseDocument = new TypedDocumentString<OpenCaseMutation, OpenCaseMutationVariables>(
  'mutation',
  'OpenCase',
  "mutation OpenCase($orderUuid:String!$reason:CaseReason!$checks:[CaseCheckInput!]!$description:String!$wish:CaseWish!$wishAmount:Float$photos:[String!]!$commandId:String!){openCase(orderUuid:$orderUuid reason:$reason checks:$checks description:$description wish:$wish wishAmount:$wishAmount photos:$photos commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
  { checks: { answer: 0, question: 0 } },
);

export const AnswerCaseDocument = new TypedDocumentString<AnswerCaseMutation, AnswerCaseMutationVariables>(
  'mutation',
  'AnswerCase',
  "mutation AnswerCase($uuid:String!$text:String!$photos:[String!]!$commandId:String!){answerCase(uuid:$uuid text:$text photos:$photos commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);

export const ProposeInCaseDocument = new TypedDocumentString<ProposeInCaseMutation, ProposeInCaseMutationVariables>(
  'mutation',
  'ProposeInCase',
  "mutation ProposeInCase($uuid:String!$refund:Float!$needsReturn:Boolean!$returnPaidBy:ReturnPayer$text:String!$commandId:String!){proposeInCase(uuid:$uuid refund:$refund needsReturn:$needsReturn returnPaidBy:$returnPaidBy text:$text commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);

export const AcceptCaseProposalDocument = new TypedDocumentString<AcceptCaseProposalMutation, AcceptCaseProposalMutationVariables>(
  'mutation',
  'AcceptCaseProposal',
  "mutation AcceptCaseProposal($uuid:String!$proposalUuid:String!$commandId:String!){acceptCaseProposal(uuid:$uuid proposalUuid:$proposalUuid commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);

export const ChangeCaseDocument = new TypedDocumentString<ChangeCaseMutation, ChangeCaseMutationVariables>(
  'mutation',
  'ChangeCase',
  "mutation ChangeCase($uuid:String!$event:CaseStep!$text:String$commandId:String!){changeCase(uuid:$uuid event:$event text:$text commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);

export const GuestCaseDocument = new TypedDocumentString<GuestCaseQuery, GuestCaseQueryVariables>(
  'query',
  'GuestCase',
  "query GuestCase($key:String!){guestCase(key:$key){__typename ...on OrderCase{__typename ...CaseDetail}...on Error{__typename errorCode}}}fragment CaseDetail on OrderCase{__typename uuid orderUuid title role state reason checks{question answer}wish wishAmount due endsByItself turn possible proposalUuid terms{...CaseTermsParts}giftCard refundable refundableInPart tracking returnAddress{name street houseNumber houseNumberExtension postcode city country}outcome opened listingPhotos entries{uuid side what text terms{...CaseTermsParts}ground photos created}}fragment CaseTermsParts on CaseTerms{refund needsReturn returnPaidBy}",
);

export const OpenGuestCaseDocument = new TypedDocumentString<OpenGuestCaseMutation, OpenGuestCaseMutationVariables>(
  'mutation',
  'OpenGuestCase',
  "mutation OpenGuestCase($key:String!$reason:CaseReason!$checks:[CaseCheckInput!]!$description:String!$wish:CaseWish!$wishAmount:Float$commandId:String!){openGuestCase(key:$key reason:$reason checks:$checks description:$description wish:$wish wishAmount:$wishAmount commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
  { checks: { answer: 0, question: 0 } },
);

export const AnswerGuestCaseDocument = new TypedDocumentString<AnswerGuestCaseMutation, AnswerGuestCaseMutationVariables>(
  'mutation',
  'AnswerGuestCase',
  "mutation AnswerGuestCase($key:String!$text:String!$commandId:String!){answerGuestCase(key:$key text:$text commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);

export const ProposeInGuestCaseDocument = new TypedDocumentString<ProposeInGuestCaseMutation, ProposeInGuestCaseMutationVariables>(
  'mutation',
  'ProposeInGuestCase',
  "mutation ProposeInGuestCase($key:String!$refund:Float!$needsReturn:Boolean!$returnPaidBy:ReturnPayer$text:String!$commandId:String!){proposeInGuestCase(key:$key refund:$refund needsReturn:$needsReturn returnPaidBy:$returnPaidBy text:$text commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);

export const AcceptGuestCaseProposalDocument = new TypedDocumentString<AcceptGuestCaseProposalMutation, AcceptGuestCaseProposalMutationVariables>(
  'mutation',
  'AcceptGuestCaseProposal',
  "mutation AcceptGuestCaseProposal($key:String!$proposalUuid:String!$commandId:String!){acceptGuestCaseProposal(key:$key proposalUuid:$proposalUuid commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);

export const ChangeGuestCaseDocument = new TypedDocumentString<ChangeGuestCaseMutation, ChangeGuestCaseMutationVariables>(
  'mutation',
  'ChangeGuestCase',
  "mutation ChangeGuestCase($key:String!$event:CaseStep!$text:String$commandId:String!){changeGuestCase(key:$key event:$event text:$text commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);
