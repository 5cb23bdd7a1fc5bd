// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RemoveBackgroundMutationVariables = Exact<{
  b64Image?: string | null | undefined;
  imageUrl?: string | null | undefined;
}>;


export type RemoveBackgroundMutation = { removeBg:
    | { __typename: 'BackgroundRemoved', base64Preview: string }
    | { __typename: 'FailedToUpdateError', errorCode: string }
    | { __typename: 'ObjectDoesNotExistError' }
    | { __typename: 'TooManyRequestsError' }
    | { __typename: 'UserNotAuthenticatedError' }
    | { __typename: 'ValidationError' }
   };

export const RemoveBackgroundDocument = new TypedDocumentString<RemoveBackgroundMutation, RemoveBackgroundMutationVariables>(
  'mutation',
  'RemoveBackground',
  "mutation RemoveBackground($b64Image:String$imageUrl:String){removeBg(b64Image:$b64Image imageUrl:$imageUrl){__typename ...on BackgroundRemoved{__typename base64Preview}...on FailedToUpdateError{__typename errorCode}}}",
);
