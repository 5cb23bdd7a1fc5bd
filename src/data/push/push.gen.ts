// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PushSubscriptionStatusQueryVariables = Exact<{
  endpoint?: string | null | undefined;
}>;


export type PushSubscriptionStatusQuery = { pushSubscriptionStatus:
    | { __typename: 'PushSubscriptionStatus', keyId: string, publicKey: string, isSaved: boolean, needsRenewal: boolean }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export type SavePushSubscriptionMutationVariables = Exact<{
  endpoint: string;
  p256dh: string;
  auth: string;
  keyId: string;
}>;


export type SavePushSubscriptionMutation = { savePushSubscription:
    | { __typename: 'FailedToCreateError', errorCode: string, message: string }
    | { __typename: 'InvalidUUIDError', errorCode: string, message: string }
    | { __typename: 'PushSubscriptionDone', success: boolean }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
    | { __typename: 'ValidationError', errorCode: string, message: string }
   };

export type RemovePushSubscriptionMutationVariables = Exact<{
  endpoint: string;
}>;


export type RemovePushSubscriptionMutation = { removePushSubscription:
    | { __typename: 'PushSubscriptionDone', success: boolean }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
   };

export const PushSubscriptionStatusDocument = new TypedDocumentString<PushSubscriptionStatusQuery, PushSubscriptionStatusQueryVariables>(
  'query',
  'PushSubscriptionStatus',
  "query PushSubscriptionStatus($endpoint:String){pushSubscriptionStatus(endpoint:$endpoint){__typename ...on PushSubscriptionStatus{__typename keyId publicKey isSaved needsRenewal}...on Error{__typename errorCode}}}",
);

export const SavePushSubscriptionDocument = new TypedDocumentString<SavePushSubscriptionMutation, SavePushSubscriptionMutationVariables>(
  'mutation',
  'SavePushSubscription',
  "mutation SavePushSubscription($endpoint:String!$p256dh:String!$auth:String!$keyId:String!){savePushSubscription(endpoint:$endpoint p256dh:$p256dh auth:$auth keyId:$keyId){__typename ...on PushSubscriptionDone{__typename success}...on Error{__typename errorCode message}}}",
);

export const RemovePushSubscriptionDocument = new TypedDocumentString<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables>(
  'mutation',
  'RemovePushSubscription',
  "mutation RemovePushSubscription($endpoint:String!){removePushSubscription(endpoint:$endpoint){__typename ...on PushSubscriptionDone{__typename success}...on Error{__typename errorCode}}}",
);
