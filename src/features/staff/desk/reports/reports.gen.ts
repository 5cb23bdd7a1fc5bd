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

export type ReportState =
  | 'ALL'
  | 'APPEALED'
  | 'MINE'
  | 'OPEN'
  | 'OVERDUE'
  | 'RESOLVED';

export type ReportFactsFragment = { __typename: 'StaffReport', uuid: string, kind: ReportKind, subjectUuid: string, reason: ReportReason, words: string, created: string, number: string, state: ReportPhase, due: string | null, isOverdue: boolean, reporterEmail: string | null, reporterUuid: string | null, reporterName: string | null, assigneeUuid: string | null, assigneeName: string | null, productTitle: string | null, productUuid: string | null, sellerUuid: string | null, sellerName: string | null, otherReports: number, decision: ReportDecision | null, ground: ReportGround | null, explanation: string, standing: ReportDecision | null, note: string, resolved: string | null };

export type ReportAppealFactsFragment = { side: ReportSide, text: string | null, created: string, outcome: ReportAppealOutcome | null, decision: ReportDecision | null, explanation: string, resolved: string | null };

export type StaffReportsQueryVariables = Exact<{
  state: ReportState;
  kind?: ReportKind | null | undefined;
  searchString?: string | null | undefined;
  offset?: number | null | undefined;
}>;


export type StaffReportsQuery = { staffReports:
    | { __typename: 'StaffReportPage', totalCount: number, items: Array<{ __typename: 'StaffReport', uuid: string, kind: ReportKind, subjectUuid: string, reason: ReportReason, words: string, created: string, number: string, state: ReportPhase, due: string | null, isOverdue: boolean, reporterEmail: string | null, reporterUuid: string | null, reporterName: string | null, assigneeUuid: string | null, assigneeName: string | null, productTitle: string | null, productUuid: string | null, sellerUuid: string | null, sellerName: string | null, otherReports: number, decision: ReportDecision | null, ground: ReportGround | null, explanation: string, standing: ReportDecision | null, note: string, resolved: string | null }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type StaffReportQueryVariables = Exact<{
  uuid: string;
}>;


export type StaffReportQuery = { staffReport:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'StaffReport', mayDecide: boolean, uuid: string, kind: ReportKind, subjectUuid: string, reason: ReportReason, words: string, created: string, number: string, state: ReportPhase, due: string | null, isOverdue: boolean, reporterEmail: string | null, reporterUuid: string | null, reporterName: string | null, assigneeUuid: string | null, assigneeName: string | null, productTitle: string | null, productUuid: string | null, sellerUuid: string | null, sellerName: string | null, otherReports: number, decision: ReportDecision | null, ground: ReportGround | null, explanation: string, standing: ReportDecision | null, note: string, resolved: string | null, appeals: Array<{ side: ReportSide, text: string | null, created: string, outcome: ReportAppealOutcome | null, decision: ReportDecision | null, explanation: string, resolved: string | null }>, review: { author: string, isHidden: boolean, name: string, stars: number, feedback: string, feedbackPlatform: string, reply: string | null } | null, messages: Array<{ uuid: string, side: string, text: string, created: string }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type TakeReportMutationVariables = Exact<{
  uuid: string;
  isMine: boolean;
  commandId: string;
}>;


export type TakeReportMutation = { takeReport:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'StaffReport' }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ResolveReportMutationVariables = Exact<{
  uuid: string;
  decision: ReportDecision;
  ground?: ReportGround | null | undefined;
  explanation: string;
  note: string;
  commandId: string;
}>;


export type ResolveReportMutation = { resolveReport:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'StaffReport' }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type DecideReportAppealMutationVariables = Exact<{
  uuid: string;
  outcome: ReportAppealOutcome;
  measure?: ReportDecision | null | undefined;
  ground?: ReportGround | null | undefined;
  explanation: string;
  commandId: string;
}>;


export type DecideReportAppealMutation = { decideReportAppeal:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'StaffReport' }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const StaffReportsDocument = new TypedDocumentString<StaffReportsQuery, StaffReportsQueryVariables>(
  'query',
  'StaffReports',
  "query StaffReports($state:ReportState!$kind:ReportKind$searchString:String$offset:Int){staffReports(state:$state kind:$kind searchString:$searchString offset:$offset){__typename ...on StaffReportPage{__typename items{__typename ...ReportFacts}totalCount}...Refused}}fragment ReportFacts on StaffReport{__typename uuid kind subjectUuid reason words created number state due isOverdue reporterEmail reporterUuid reporterName assigneeUuid assigneeName productTitle productUuid sellerUuid sellerName otherReports decision ground explanation standing note resolved}fragment Refused on Error{__typename errorCode message}",
);

export const StaffReportDocument = new TypedDocumentString<StaffReportQuery, StaffReportQueryVariables>(
  'query',
  'StaffReport',
  "query StaffReport($uuid:String!){staffReport(uuid:$uuid){__typename ...on StaffReport{__typename ...ReportFacts mayDecide appeals{...ReportAppealFacts}review{author isHidden name stars feedback feedbackPlatform reply}messages{uuid side text created}}...Refused}}fragment ReportFacts on StaffReport{__typename uuid kind subjectUuid reason words created number state due isOverdue reporterEmail reporterUuid reporterName assigneeUuid assigneeName productTitle productUuid sellerUuid sellerName otherReports decision ground explanation standing note resolved}fragment ReportAppealFacts on ReportAppeal{side text created outcome decision explanation resolved}fragment Refused on Error{__typename errorCode message}",
);

export const TakeReportDocument = new TypedDocumentString<TakeReportMutation, TakeReportMutationVariables>(
  'mutation',
  'TakeReport',
  "mutation TakeReport($uuid:String!$isMine:Boolean!$commandId:String!){takeReport(uuid:$uuid isMine:$isMine commandId:$commandId){__typename ...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const ResolveReportDocument = new TypedDocumentString<ResolveReportMutation, ResolveReportMutationVariables>(
  'mutation',
  'ResolveReport',
  "mutation ResolveReport($uuid:String!$decision:ReportDecision!$ground:ReportGround$explanation:String!$note:String!$commandId:String!){resolveReport(uuid:$uuid decision:$decision ground:$ground explanation:$explanation note:$note commandId:$commandId){__typename ...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const DecideReportAppealDocument = new TypedDocumentString<DecideReportAppealMutation, DecideReportAppealMutationVariables>(
  'mutation',
  'DecideReportAppeal',
  "mutation DecideReportAppeal($uuid:String!$outcome:ReportAppealOutcome!$measure:ReportDecision$ground:ReportGround$explanation:String!$commandId:String!){decideReportAppeal(uuid:$uuid outcome:$outcome measure:$measure ground:$ground explanation:$explanation commandId:$commandId){__typename ...Refused}}fragment Refused on Error{__typename errorCode message}",
);
