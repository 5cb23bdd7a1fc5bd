// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ReportDecision =
  | 'NO_VIOLATION'
  | 'REMOVED'
  | 'SUSPENDED'
  | 'WARNING';

export type ReportKind =
  | 'CHAT'
  | 'PRODUCT'
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

export type ReportState =
  | 'ALL'
  | 'MINE'
  | 'OPEN'
  | 'RESOLVED';

export type ReportFactsFragment = { __typename: 'StaffReport', uuid: string, kind: ReportKind, subjectUuid: string, reason: ReportReason, words: string, created: string, reporterUuid: string | null, reporterName: string | null, assigneeUuid: string | null, assigneeName: string | null, productTitle: string | null, productSlug: string | null, sellerUuid: string | null, sellerName: string | null, otherReports: number, decision: ReportDecision | null, note: string, resolved: string | null };

export type StaffReportsQueryVariables = Exact<{
  state: ReportState;
  kind?: ReportKind | null | undefined;
  searchString?: string | null | undefined;
  offset?: number | null | undefined;
}>;


export type StaffReportsQuery = { staffReports:
    | { __typename: 'StaffReportPage', totalCount: number, items: Array<{ __typename: 'StaffReport', uuid: string, kind: ReportKind, subjectUuid: string, reason: ReportReason, words: string, created: string, reporterUuid: string | null, reporterName: string | null, assigneeUuid: string | null, assigneeName: string | null, productTitle: string | null, productSlug: string | null, sellerUuid: string | null, sellerName: string | null, otherReports: number, decision: ReportDecision | null, note: string, resolved: string | null }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type StaffReportQueryVariables = Exact<{
  uuid: string;
}>;


export type StaffReportQuery = { staffReport:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'StaffReport', uuid: string, kind: ReportKind, subjectUuid: string, reason: ReportReason, words: string, created: string, reporterUuid: string | null, reporterName: string | null, assigneeUuid: string | null, assigneeName: string | null, productTitle: string | null, productSlug: string | null, sellerUuid: string | null, sellerName: string | null, otherReports: number, decision: ReportDecision | null, note: string, resolved: string | null, messages: Array<{ __typename: 'ReportedMessage', uuid: string, side: string, text: string, created: string }> }
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
  note: string;
  warning?: string | null | undefined;
  commandId: string;
}>;


export type ResolveReportMutation = { resolveReport:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'StaffReport' }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const StaffReportsDocument = new TypedDocumentString<StaffReportsQuery, StaffReportsQueryVariables>(
  'query',
  'StaffReports',
  "query StaffReports($state: ReportState!, $kind: ReportKind, $searchString: String, $offset: Int) { staffReports( state: $state kind: $kind searchString: $searchString offset: $offset ) { __typename ... on StaffReportPage { __typename items { __typename ...ReportFacts } totalCount } ...Refused } } fragment ReportFacts on StaffReport { __typename uuid kind subjectUuid reason words created reporterUuid reporterName assigneeUuid assigneeName productTitle productSlug sellerUuid sellerName otherReports decision note resolved } fragment Refused on Error { __typename errorCode message }",
);

export const StaffReportDocument = new TypedDocumentString<StaffReportQuery, StaffReportQueryVariables>(
  'query',
  'StaffReport',
  "query StaffReport($uuid: String!) { staffReport(uuid: $uuid) { __typename ... on StaffReport { __typename ...ReportFacts messages { __typename uuid side text created } } ...Refused } } fragment ReportFacts on StaffReport { __typename uuid kind subjectUuid reason words created reporterUuid reporterName assigneeUuid assigneeName productTitle productSlug sellerUuid sellerName otherReports decision note resolved } fragment Refused on Error { __typename errorCode message }",
);

export const TakeReportDocument = new TypedDocumentString<TakeReportMutation, TakeReportMutationVariables>(
  'mutation',
  'TakeReport',
  "mutation TakeReport($uuid: String!, $isMine: Boolean!, $commandId: String!) { takeReport(uuid: $uuid, isMine: $isMine, commandId: $commandId) { __typename ...Refused } } fragment Refused on Error { __typename errorCode message }",
);

export const ResolveReportDocument = new TypedDocumentString<ResolveReportMutation, ResolveReportMutationVariables>(
  'mutation',
  'ResolveReport',
  "mutation ResolveReport($uuid: String!, $decision: ReportDecision!, $note: String!, $warning: String, $commandId: String!) { resolveReport( uuid: $uuid decision: $decision note: $note warning: $warning commandId: $commandId ) { __typename ...Refused } } fragment Refused on Error { __typename errorCode message }",
);
