// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ConvertHeicToJpegMutationVariables = Exact<{
  b64Image: string;
}>;


export type ConvertHeicToJpegMutation = { convertHeicToJpeg:
    | { __typename: 'ConvertedImage', b64Image: string }
    | { __typename: 'FailedToUpdateError' }
    | { __typename: 'TooManyRequestsError' }
    | { __typename: 'UserNotAuthenticatedError' }
    | { __typename: 'ValidationError' }
   };

export const ConvertHeicToJpegDocument = new TypedDocumentString<ConvertHeicToJpegMutation, ConvertHeicToJpegMutationVariables>(
  'mutation',
  'ConvertHeicToJpeg',
  "mutation ConvertHeicToJpeg($b64Image:String!){convertHeicToJpeg(b64Image:$b64Image){__typename ...on ConvertedImage{__typename b64Image}}}",
);
