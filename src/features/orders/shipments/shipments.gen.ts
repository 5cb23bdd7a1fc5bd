// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SendParcelMutationVariables = Exact<{
  deliveryUuid: string;
  trackingLink?: string | null | undefined;
  commandId?: string | null | undefined;
}>;


export type SendParcelMutation = { sendParcel:
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'ObjectDoesNotExistError', errorCode: string, message: string }
    | { __typename: 'OrderProduct' }
    | { __typename: 'UserHasNoObjectPermissionError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export const SendParcelDocument = new TypedDocumentString<SendParcelMutation, SendParcelMutationVariables>(
  'mutation',
  'SendParcel',
  "mutation SendParcel($deliveryUuid:String!$trackingLink:String$commandId:String){sendParcel(deliveryUuid:$deliveryUuid trackingLink:$trackingLink commandId:$commandId){__typename ...on Error{__typename errorCode message}}}",
);
