// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SubscriptionInterval =
  | 'DAILY'
  | 'WEEKLY';

export type SubscriptionKind =
  | 'LISTING'
  | 'NEWSLETTER';

export type CreateSubscriptionMutationVariables = Exact<{
  email: string;
  interval?: SubscriptionInterval | null | undefined;
  savedUrl: string;
  title: string;
  subscribeToNewsletter?: boolean | null | undefined;
}>;


export type CreateSubscriptionMutation = { createSubscription:
    | { __typename: 'SubscriptionAsked', interval: SubscriptionInterval }
    | { __typename: 'TooManyRequestsError', errorCode: string }
    | { __typename: 'ValidationError', errorCode: string, fields: Array<{ field: string, code: string }> }
   };

export type ConfirmSubscriptionMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmSubscriptionMutation = { confirmSubscription:
    | { __typename: 'FailedToUpdateError', errorCode: string }
    | { __typename: 'MailSubscription', kind: SubscriptionKind, title: string, savedUrl: string, code: string | null }
    | { __typename: 'TooManyRequestsError', errorCode: string }
   };

export type EndSubscriptionMutationVariables = Exact<{
  token: string;
}>;


export type EndSubscriptionMutation = { endSubscription:
    | { __typename: 'FailedToUpdateError', errorCode: string }
    | { __typename: 'MailSubscription', kind: SubscriptionKind, title: string, savedUrl: string }
    | { __typename: 'TooManyRequestsError', errorCode: string }
   };

export type NewsletterQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsletterQuery = { newsletter:
    | { __typename: 'Newsletter', isSubscribed: boolean }
    | { __typename: 'UserNotAuthenticatedError' }
   };

export type SetNewsletterMutationVariables = Exact<{
  isWanted: boolean;
}>;


export type SetNewsletterMutation = { setNewsletter:
    | { __typename: 'Newsletter', isSubscribed: boolean }
    | { __typename: 'TooManyRequestsError', errorCode: string, message: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string, message: string }
   };

export const CreateSubscriptionDocument = new TypedDocumentString<CreateSubscriptionMutation, CreateSubscriptionMutationVariables>(
  'mutation',
  'CreateSubscription',
  "mutation CreateSubscription($email:String!$interval:SubscriptionInterval$savedUrl:String!$title:String!$subscribeToNewsletter:Boolean){createSubscription(email:$email interval:$interval savedUrl:$savedUrl title:$title subscribeToNewsletter:$subscribeToNewsletter){__typename ...on SubscriptionAsked{__typename interval}...on Error{__typename errorCode}...on ValidationError{__typename fields{field code}}}}",
);

export const ConfirmSubscriptionDocument = new TypedDocumentString<ConfirmSubscriptionMutation, ConfirmSubscriptionMutationVariables>(
  'mutation',
  'ConfirmSubscription',
  "mutation ConfirmSubscription($token:String!){confirmSubscription(token:$token){__typename ...on MailSubscription{__typename kind title savedUrl code}...on Error{__typename errorCode}}}",
);

export const EndSubscriptionDocument = new TypedDocumentString<EndSubscriptionMutation, EndSubscriptionMutationVariables>(
  'mutation',
  'EndSubscription',
  "mutation EndSubscription($token:String!){endSubscription(token:$token){__typename ...on MailSubscription{__typename kind title savedUrl}...on Error{__typename errorCode}}}",
);

export const NewsletterDocument = new TypedDocumentString<NewsletterQuery, NewsletterQueryVariables>(
  'query',
  'Newsletter',
  "query Newsletter{newsletter{__typename ...on Newsletter{__typename isSubscribed}}}",
);

export const SetNewsletterDocument = new TypedDocumentString<SetNewsletterMutation, SetNewsletterMutationVariables>(
  'mutation',
  'SetNewsletter',
  "mutation SetNewsletter($isWanted:Boolean!){setNewsletter(isWanted:$isWanted){__typename ...on Newsletter{__typename isSubscribed}...on Error{__typename errorCode message}}}",
);
