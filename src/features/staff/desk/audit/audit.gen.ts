// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AuditFilters = {
  from?: string | null | undefined;
  kind?: string | null | undefined;
  object?: string | null | undefined;
  person?: string | null | undefined;
  until?: string | null | undefined;
};

export type StaffAuditLogQueryVariables = Exact<{
  filters: AuditFilters;
  offset?: number | null | undefined;
}>;


export type StaffAuditLogQuery = { auditLog:
    | { __typename: 'AuditLog', totalCount: number, lines: Array<{ uuid: string, at: string, kind: string, userUuid: string | null, userName: string | null, actorUuid: string | null, actorName: string | null, ip: string, device: string, details: string }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type ExportAuditLogMutationVariables = Exact<{
  filters: AuditFilters;
}>;


export type ExportAuditLogMutation = { exportAuditLog:
    | { __typename: 'AuditFile', csv: string, count: number, totalCount: number }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const StaffAuditLogDocument = new TypedDocumentString<StaffAuditLogQuery, StaffAuditLogQueryVariables>(
  'query',
  'StaffAuditLog',
  "query StaffAuditLog($filters:AuditFilters!$offset:Int){auditLog(filters:$filters limit:25 offset:$offset){__typename ...on AuditLog{__typename lines{uuid at kind userUuid userName actorUuid actorName ip device details}totalCount}...Refused}}fragment Refused on Error{__typename errorCode message}",
  { filters: { from: 0, kind: 0, object: 0, person: 0, until: 0 } },
);

export const ExportAuditLogDocument = new TypedDocumentString<ExportAuditLogMutation, ExportAuditLogMutationVariables>(
  'mutation',
  'ExportAuditLog',
  "mutation ExportAuditLog($filters:AuditFilters!){exportAuditLog(filters:$filters){__typename ...on AuditFile{__typename csv count totalCount}...Refused}}fragment Refused on Error{__typename errorCode message}",
  { filters: { from: 0, kind: 0, object: 0, person: 0, until: 0 } },
);
