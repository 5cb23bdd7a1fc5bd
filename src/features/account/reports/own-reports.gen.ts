// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ReportAppealOutcome =
  | 'REVERSED'
  | 'UPHELD';

export type ReportDecision =
  | 'NO_VIOLATION'
  | 'REMOVED'
  | 'SUSPENDED'
  | 'WARNING';

export type ReportGround =
  | 'LAW'
  | 'RULES';

export type ReportKind =
  | 'CHAT'
  | 'PRODUCT'
  | 'REVIEW'
  | 'SELLER';

export type ReportPhase =
  | 'APPEALED'
  | 'DECIDED'
  | 'OPEN';

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

export type ReportSide =
  | 'AFFECTED'
  | 'REPORTER';

export type OwnReportFactsFragment = { __typename: 'OwnReport', uuid: string, number: string, side: ReportSide, state: ReportPhase, kind: ReportKind, title: string, reason: ReportReason, words: string | null, created: string, due: string | null, decision: ReportDecision | null, ground: ReportGround | null, explanation: string, resolved: string | null, standing: ReportDecision | null, appealUntil: string | null, appeals: Array<{ side: ReportSide, text: string | null, created: string, outcome: ReportAppealOutcome | null, decision: ReportDecision | null, explanation: string, resolved: string | null }> };

export type MyReportsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type MyReportsQuery = { myReports:
    | { __typename: 'OwnReportPage', totalCount: number, items: Array<{ __typename: 'OwnReport', uuid: string, number: string, state: ReportPhase, kind: ReportKind, title: string, reason: ReportReason, created: string, due: string | null, standing: ReportDecision | null }> }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type OwnReportQueryVariables = Exact<{
  uuid: string;
  key?: string | null | undefined;
}>;


export type OwnReportQuery = { ownReport:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OwnReport', uuid: string, number: string, side: ReportSide, state: ReportPhase, kind: ReportKind, title: string, reason: ReportReason, words: string | null, created: string, due: string | null, decision: ReportDecision | null, ground: ReportGround | null, explanation: string, resolved: string | null, standing: ReportDecision | null, appealUntil: string | null, appeals: Array<{ side: ReportSide, text: string | null, created: string, outcome: ReportAppealOutcome | null, decision: ReportDecision | null, explanation: string, resolved: string | null }> }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
   };

export type AppealReportMutationVariables = Exact<{
  uuid: string;
  text: string;
  key?: string | null | undefined;
  commandId: string;
}>;


export type AppealReportMutation = { appealReport:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OwnReport', uuid: string, number: string, side: ReportSide, state: ReportPhase, kind: ReportKind, title: string, reason: ReportReason, words: string | null, created: string, due: string | null, decision: ReportDecision | null, ground: ReportGround | null, explanation: string, resolved: string | null, standing: ReportDecision | null, appealUntil: string | null, appeals: Array<{ side: ReportSide, text: string | null, created: string, outcome: ReportAppealOutcome | null, decision: ReportDecision | null, explanation: string, resolved: string | null }> }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const MyReportsDocument = new TypedDocumentString<MyReportsQuery, MyReportsQueryVariables>(
  'query',
  'MyReports',
  "query MyReports($limit:Int$offset:Int){myReports(limit:$limit offset:$offset){__typename ...on OwnReportPage{__typename items{__typename uuid number state kind title reason created due standing}totalCount}...on Error{__typename errorCode message}}}",
);

export const OwnReportDocument = new TypedDocumentString<OwnReportQuery, OwnReportQueryVariables>(
  'query',
  'OwnReport',
  "query OwnReport($uuid:String!$key:String){ownReport(uuid:$uuid key:$key){__typename ...OwnReportFacts ...on Error{__typename errorCode message}}}fragment OwnReportFacts on OwnReport{__typename uuid number side state kind title reason words created due decision ground explanation resolved standing appealUntil appeals{side text created outcome decision explanation resolved}}",
);

export const AppealReportDocument = new TypedDocumentString<AppealReportMutation, AppealReportMutationVariables>(
  'mutation',
  'AppealReport',
  "mutation AppealReport($uuid:String!$text:String!$key:String$commandId:String!){appealReport(uuid:$uuid text:$text key:$key commandId:$commandId){__typename ...OwnReportFacts ...on Error{__typename errorCode message}}}fragment OwnReportFacts on OwnReport{__typename uuid number side state kind title reason words created due decision ground explanation resolved standing appealUntil appeals{side text created outcome decision explanation resolved}}",
);
