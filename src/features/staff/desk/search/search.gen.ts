// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StaffSearchHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSearchHealthQuery = { staffSearchHealth:
    | { __typename: 'StaffSearchHealth', isIndexed: boolean, isBuilding: boolean, published: number, checkpoint: number, head: number, lag: number, updated: string | null, snapshotBytes: number | null, snapshotAt: string | null, missed: Array<{ words: string, count: number }>, popular: Array<{ words: string, count: number }> }
    | { __typename: 'UserHasNoAdminPermissionsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export const StaffSearchHealthDocument = new TypedDocumentString<StaffSearchHealthQuery, StaffSearchHealthQueryVariables>(
  'query',
  'StaffSearchHealth',
  "query StaffSearchHealth{staffSearchHealth{__typename ...on StaffSearchHealth{__typename isIndexed isBuilding published checkpoint head lag updated snapshotBytes snapshotAt missed{words count}popular{words count}}...Refused}}fragment Refused on Error{__typename errorCode message}",
);
