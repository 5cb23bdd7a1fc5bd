// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type EventDataInput = {
  ageMs?: number | null | undefined;
  detail?: string | null | undefined;
  deviceId: string;
  experiments?: Array<string> | null | undefined;
  language: string;
  path: string;
  productSlugs?: Array<string> | null | undefined;
  referrer?: string | null | undefined;
  sessionId: string;
  utm?: UtmInput | null | undefined;
};

export type UtmInput = {
  campaign?: string | null | undefined;
  content?: string | null | undefined;
  medium?: string | null | undefined;
  source?: string | null | undefined;
  term?: string | null | undefined;
};

export type LogEventMutationVariables = Exact<{
  type: string;
  data: EventDataInput;
}>;


export type LogEventMutation = { logEvent:
    | { __typename: 'LogEventError', errorCode: string }
    | { __typename: 'LoggedEvent' }
    | { __typename: 'TooManyRequestsError', errorCode: string }
   };

export const LogEventDocument = new TypedDocumentString<LogEventMutation, LogEventMutationVariables>(
  'mutation',
  'LogEvent',
  "mutation LogEvent($type:String!$data:EventDataInput!){logEvent(type:$type data:$data){__typename ...on Error{__typename errorCode}}}",
  { data: { ageMs: 0, detail: 0, deviceId: 0, experiments: 0, language: 0, path: 0, productSlugs: 0, referrer: 0, sessionId: 0, utm: { campaign: 0, content: 0, medium: 0, source: 0, term: 0 } } },
);
