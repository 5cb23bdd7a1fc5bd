// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PublicReportKind =
  | 'PRODUCT'
  | 'REVIEW'
  | 'SELLER';

export type ReportKind =
  | 'CHAT'
  | 'PRODUCT'
  | 'REVIEW'
  | 'SELLER';

export type ReportReason =
  | 'ABUSE'
  | 'COUNTERFEIT'
  | 'IMPERSONATION'
  | 'MISLEADING'
  | 'OTHER'
  | 'PROHIBITED'
  | 'SCAM'
  | 'SPAM'
  | 'STOLEN';

export type ReportMutationVariables = Exact<{
  kind: ReportKind;
  uuid: string;
  reason: ReportReason;
  words: string;
  commandId: string;
}>;


export type ReportMutation = { report:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Reported' }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ReportWithoutAccountMutationVariables = Exact<{
  kind: PublicReportKind;
  uuid: string;
  reason: ReportReason;
  words: string;
  email: string;
  commandId: string;
}>;


export type ReportWithoutAccountMutation = { reportWithoutAccount:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
    | { __typename: 'VisitorReported' }
   };

export const ReportDocument = new TypedDocumentString<ReportMutation, ReportMutationVariables>(
  'mutation',
  'Report',
  "mutation Report($kind:ReportKind!$uuid:String!$reason:ReportReason!$words:String!$commandId:String!){report(kind:$kind uuid:$uuid reason:$reason words:$words commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);

export const ReportWithoutAccountDocument = new TypedDocumentString<ReportWithoutAccountMutation, ReportWithoutAccountMutationVariables>(
  'mutation',
  'ReportWithoutAccount',
  "mutation ReportWithoutAccount($kind:PublicReportKind!$uuid:String!$reason:ReportReason!$words:String!$email:String!$commandId:String!){reportWithoutAccount(kind:$kind uuid:$uuid reason:$reason words:$words email:$email commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);
