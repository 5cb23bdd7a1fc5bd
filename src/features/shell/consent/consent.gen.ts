// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type TellConsentMutationVariables = Exact<{
  marketingConsent: boolean;
  statisticsConsent: boolean;
  deviceId?: string | null | undefined;
}>;


export type TellConsentMutation = { setCookieConsent:
    | { __typename: 'CookieConsent' }
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'TooManyRequestsError', errorCode: string }
   };

export const TellConsentDocument = new TypedDocumentString<TellConsentMutation, TellConsentMutationVariables>(
  'mutation',
  'TellConsent',
  "mutation TellConsent($marketingConsent: Boolean!, $statisticsConsent: Boolean!, $deviceId: String) { setCookieConsent( marketingConsent: $marketingConsent statisticsConsent: $statisticsConsent deviceId: $deviceId ) { __typename ... on Error { __typename errorCode } } }",
);
