// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type JobKind =
  | 'DEADLINE'
  | 'EVENT';

export type JobState =
  | 'DONE'
  | 'FAILED'
  | 'WAITING';

export type StaffJobsQueryVariables = Exact<{
  state?: JobState | null | undefined;
  kind?: JobKind | null | undefined;
  searchString?: string | null | undefined;
  offset?: number | null | undefined;
}>;


export type StaffJobsQuery = { staffJobs:
    | { __typename: 'StaffJobPage', totalCount: number, failed: number, waiting: number, done: number, items: Array<{ uuid: string, kind: JobKind, name: string, subject: string | null, created: string | null, due: string, done: string | null, attempts: number, error: string | null }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type StaffNewsletterQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffNewsletterQuery = { staffNewsletter:
    | { __typename: 'StaffNewsletter', subscribers: Array<{ kind: string, locale: string, running: number, unconfirmed: number, ended: number }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type StaffMailsQueryVariables = Exact<{
  searchString?: string | null | undefined;
  offset?: number | null | undefined;
}>;


export type StaffMailsQuery = { staffMails:
    | { __typename: 'StaffMailPage', totalCount: number, items: Array<{ uuid: string, recipient: string, subject: string, created: string }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export type RetryJobsMutationVariables = Exact<{
  uuid?: string | null | undefined;
  commandId: string;
}>;


export type RetryJobsMutation = { retryJobs:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'JobsRetried', count: number }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export const StaffJobsDocument = new TypedDocumentString<StaffJobsQuery, StaffJobsQueryVariables>(
  'query',
  'StaffJobs',
  "query StaffJobs($state:JobState$kind:JobKind$searchString:String$offset:Int){staffJobs(state:$state kind:$kind searchString:$searchString offset:$offset){__typename ...on StaffJobPage{__typename items{uuid kind name subject created due done attempts error}totalCount failed waiting done}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const StaffNewsletterDocument = new TypedDocumentString<StaffNewsletterQuery, StaffNewsletterQueryVariables>(
  'query',
  'StaffNewsletter',
  "query StaffNewsletter{staffNewsletter{__typename ...on StaffNewsletter{__typename subscribers{kind locale running unconfirmed ended}}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const StaffMailsDocument = new TypedDocumentString<StaffMailsQuery, StaffMailsQueryVariables>(
  'query',
  'StaffMails',
  "query StaffMails($searchString:String$offset:Int){staffMails(searchString:$searchString offset:$offset){__typename ...on StaffMailPage{__typename items{uuid recipient subject created}totalCount}...Refused}}fragment Refused on Error{__typename errorCode message}",
);

export const RetryJobsDocument = new TypedDocumentString<RetryJobsMutation, RetryJobsMutationVariables>(
  'mutation',
  'RetryJobs',
  "mutation RetryJobs($uuid:String$commandId:String!){retryJobs(uuid:$uuid commandId:$commandId){__typename ...on JobsRetried{__typename count}...Refused}}fragment Refused on Error{__typename errorCode message}",
);
