// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SendConsentMutationVariables = Exact<{
  marketingConsent: boolean;
  statisticsConsent: boolean;
  deviceId?: string | null | undefined;
}>;


export type SendConsentMutation = { setCookieConsent:
    | { __typename: 'CookieConsent' }
    | { __typename: 'InvalidUUIDError', errorCode: string }
    | { __typename: 'TooManyRequestsError', errorCode: string }
   };

export const SendConsentDocument = new TypedDocumentString<SendConsentMutation, SendConsentMutationVariables>(
  'mutation',
  'SendConsent',
  "mutation SendConsent($marketingConsent:Boolean!$statisticsConsent:Boolean!$deviceId:String){setCookieConsent(marketingConsent:$marketingConsent statisticsConsent:$statisticsConsent deviceId:$deviceId){__typename ...on Error{__typename errorCode}}}",
);
