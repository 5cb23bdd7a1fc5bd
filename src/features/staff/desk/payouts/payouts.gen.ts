// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PayoutBankReason =
  | 'CLOSED_ACCOUNT'
  | 'INVALID_ACCOUNT'
  | 'OTHER'
  | 'REFUSED';

export type PayoutFileOutcome =
  | 'FAILED'
  | 'PAID'
  | 'RETURNED'
  | 'UPLOADED';

export type PayoutMismatchKind =
  | 'AMOUNT'
  | 'DOUBLED'
  | 'MISSING'
  | 'RETURNED'
  | 'STATUS'
  | 'UNKNOWN';

export type PayoutProblem =
  | 'CLOSED_ACCOUNT'
  | 'INVALID_ACCOUNT'
  | 'OTHER'
  | 'OUTDATED'
  | 'REFUSED';

export type PayoutStatus =
  | 'FAILED'
  | 'PAID'
  | 'PLANNED'
  | 'RELEASED'
  | 'RETURNED'
  | 'SENT';

export type DeskPayoutFragment = { __typename: 'StaffPayout', sellerUuid: string, sellerName: string, isSellerSuspended: boolean, isFile: boolean, lines: number, releaseDue: string | null, payout: { uuid: string, number: string, status: PayoutStatus, problem: PayoutProblem | null, amount: number, created: string, sent: string | null, paid: string | null, ended: string | null, invoiceNumber: number | null } };

export type StaffPayoutsQueryVariables = Exact<{
  searchString?: string | null | undefined;
  status?: PayoutStatus | null | undefined;
  offset?: number | null | undefined;
}>;


export type StaffPayoutsQuery = { staffPayouts:
    | { __typename: 'StaffPayoutPage', totalCount: number, items: Array<{ __typename: 'StaffPayout', sellerUuid: string, sellerName: string, isSellerSuspended: boolean, isFile: boolean, lines: number, releaseDue: string | null, payout: { uuid: string, number: string, status: PayoutStatus, problem: PayoutProblem | null, amount: number, created: string, sent: string | null, paid: string | null, ended: string | null, invoiceNumber: number | null } }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type StaffPayoutQueryVariables = Exact<{
  uuid: string;
}>;


export type StaffPayoutQuery = { staffPayout:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'StaffPayout', iban: string, accountHolder: string, providerId: string | null, releasedBy: string | null, released: string | null, sellerUuid: string, sellerName: string, isSellerSuspended: boolean, isFile: boolean, lines: number, releaseDue: string | null, payout: { uuid: string, number: string, status: PayoutStatus, problem: PayoutProblem | null, amount: number, created: string, sent: string | null, paid: string | null, ended: string | null, invoiceNumber: number | null, items: Array<{ uuid: string, orderUuid: string, orderNumber: string, title: string, amount: number }> } }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type StaffReconciliationsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffReconciliationsQuery = { staffReconciliations:
    | { __typename: 'PayoutReconciliations', delayed: Array<{ __typename: 'StaffPayout', sellerUuid: string, sellerName: string, isSellerSuspended: boolean, isFile: boolean, lines: number, releaseDue: string | null, payout: { uuid: string, number: string, status: PayoutStatus, problem: PayoutProblem | null, amount: number, created: string, sent: string | null, paid: string | null, ended: string | null, invoiceNumber: number | null } }>, items: Array<{ day: string, created: string, compared: number | null, mismatches: Array<{ kind: PayoutMismatchKind, isPayment: boolean, reference: string, ours: number, theirs: number, ourStatus: PayoutStatus | null, theirStatus: PayoutStatus | null }>, ledgerProblems: Array<{ kind: string, subject: string | null, expected: number, found: number }> }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type ReleasePayoutsMutationVariables = Exact<{
  uuids: Array<string> | string;
  suspendedUuids: Array<string> | string;
  code?: string | null | undefined;
  commandId?: string | null | undefined;
}>;


export type ReleasePayoutsMutation = { releasePayouts:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'ReleasedPayouts', released: number, outdated: number, heldBack: number }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type RetryPayoutMutationVariables = Exact<{
  uuid: string;
  code?: string | null | undefined;
  commandId?: string | null | undefined;
}>;


export type RetryPayoutMutation = { retryPayout:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'StaffPayout', payout: { uuid: string } }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type SettlePayoutMutationVariables = Exact<{
  uuid: string;
  outcome: PayoutFileOutcome;
  reason?: PayoutBankReason | null | undefined;
  code?: string | null | undefined;
  commandId?: string | null | undefined;
}>;


export type SettlePayoutMutation = { settlePayout:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'StaffPayout', payout: { uuid: string } }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ExportSellerYearsMutationVariables = Exact<{
  year: number;
  code?: string | null | undefined;
}>;


export type ExportSellerYearsMutation = { exportSellerYears:
    | { __typename: 'SellerYearsFile', csv: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const StaffPayoutsDocument = new TypedDocumentString<StaffPayoutsQuery, StaffPayoutsQueryVariables>(
  'query',
  'StaffPayouts',
  "query StaffPayouts($searchString:String$status:PayoutStatus$offset:Int){staffPayouts(searchString:$searchString status:$status offset:$offset){__typename ...on StaffPayoutPage{__typename items{__typename ...DeskPayout}totalCount}...Refused}}fragment DeskPayout on StaffPayout{__typename payout{uuid number status problem amount created sent paid ended invoiceNumber}sellerUuid sellerName isSellerSuspended isFile lines releaseDue}fragment Refused on Error{__typename errorCode message}",
);

export const StaffPayoutDocument = new TypedDocumentString<StaffPayoutQuery, StaffPayoutQueryVariables>(
  'query',
  'StaffPayout',
  "query StaffPayout($uuid:String!){staffPayout(uuid:$uuid){__typename ...on StaffPayout{__typename ...DeskPayout iban accountHolder providerId releasedBy released payout{items{uuid orderUuid orderNumber title amount}}}...Refused}}fragment DeskPayout on StaffPayout{__typename payout{uuid number status problem amount created sent paid ended invoiceNumber}sellerUuid sellerName isSellerSuspended isFile lines releaseDue}fragment Refused on Error{__typename errorCode message}",
);

export const StaffReconciliationsDocument = new TypedDocumentString<StaffReconciliationsQuery, StaffReconciliationsQueryVariables>(
  'query',
  'StaffReconciliations',
  "query StaffReconciliations{staffReconciliations{__typename ...on PayoutReconciliations{__typename delayed{__typename ...DeskPayout}items{day created compared mismatches{kind isPayment reference ours theirs ourStatus theirStatus}ledgerProblems{kind subject expected found}}}...Refused}}fragment DeskPayout on StaffPayout{__typename payout{uuid number status problem amount created sent paid ended invoiceNumber}sellerUuid sellerName isSellerSuspended isFile lines releaseDue}fragment Refused on Error{__typename errorCode message}",
);

export const ReleasePayoutsDocument = new TypedDocumentString<ReleasePayoutsMutation, ReleasePayoutsMutationVariables>(
  'mutation',
  'ReleasePayouts',
  "mutation ReleasePayouts($uuids:[String!]!$suspendedUuids:[String!]!$code:String$commandId:String){releasePayouts(uuids:$uuids suspendedUuids:$suspendedUuids code:$code commandId:$commandId){__typename ...on ReleasedPayouts{__typename released outdated heldBack}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const RetryPayoutDocument = new TypedDocumentString<RetryPayoutMutation, RetryPayoutMutationVariables>(
  'mutation',
  'RetryPayout',
  "mutation RetryPayout($uuid:String!$code:String$commandId:String){retryPayout(uuid:$uuid code:$code commandId:$commandId){__typename ...on StaffPayout{__typename payout{uuid}}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const SettlePayoutDocument = new TypedDocumentString<SettlePayoutMutation, SettlePayoutMutationVariables>(
  'mutation',
  'SettlePayout',
  "mutation SettlePayout($uuid:String!$outcome:PayoutFileOutcome!$reason:PayoutBankReason$code:String$commandId:String){settlePayout(uuid:$uuid outcome:$outcome reason:$reason code:$code commandId:$commandId){__typename ...on StaffPayout{__typename payout{uuid}}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const ExportSellerYearsDocument = new TypedDocumentString<ExportSellerYearsMutation, ExportSellerYearsMutationVariables>(
  'mutation',
  'ExportSellerYears',
  "mutation ExportSellerYears($year:Int!$code:String){exportSellerYears(year:$year code:$code){__typename ...on SellerYearsFile{__typename csv}...Refused}}fragment Refused on Error{__typename errorCode message}",
);
