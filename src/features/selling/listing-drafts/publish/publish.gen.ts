// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ProductStatus =
  | 'ARCHIVED'
  | 'CHANGES_REQUESTED'
  | 'DRAFT'
  | 'EXPIRED'
  | 'IN_REVIEW'
  | 'PUBLISHED'
  | 'REJECTED';

export type PublishDraftMutationVariables = Exact<{
  draftUuid: string;
  commandId: string;
}>;


export type PublishDraftMutation = { publishDraft:
    | { __typename: 'FailedToCreateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'Product', uuid: string, slug: string, status: ProductStatus }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', message: string, errorCode: string, fields: Array<{ field: string, code: string }> }
   };

export const PublishDraftDocument = new TypedDocumentString<PublishDraftMutation, PublishDraftMutationVariables>(
  'mutation',
  'PublishDraft',
  "mutation PublishDraft($draftUuid:String!$commandId:String!){publishDraft(draftUuid:$draftUuid commandId:$commandId){__typename ...on Product{__typename uuid slug status}...on ValidationError{__typename message fields{field code}}...on Error{__typename errorCode message}}}",
);
