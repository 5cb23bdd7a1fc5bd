// Generated from the .graphql file of the same name by `npm run graphql`. Do not edit.

import { TypedDocumentString } from '#src/data/graphql/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type EmailMode =
  | 'daily'
  | 'now'
  | 'off';

export type NotificationGroup =
  | 'account'
  | 'bids'
  | 'listings'
  | 'messages'
  | 'orders'
  | 'saved'
  | 'searches';

export type NotificationGroupSettingInput = {
  email: EmailMode;
  group: NotificationGroup;
  push: PushMode;
};

export type NotificationLanguage =
  | 'en'
  | 'fr'
  | 'nl';

export type PushMode =
  | 'now'
  | 'off';

export type QuietHoursInput = {
  from: number;
  to: number;
};

export type OwnNotificationSettingsFragment = { __typename: 'NotificationSettings', language: NotificationLanguage, groups: Array<{ group: NotificationGroup, push: PushMode, email: EmailMode }>, quietHours: { from: number, to: number } | null };

export type NotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationSettingsQuery = { notificationSettings:
    | { __typename: 'NotificationSettings', language: NotificationLanguage, groups: Array<{ group: NotificationGroup, push: PushMode, email: EmailMode }>, quietHours: { from: number, to: number } | null }
    | { __typename: 'UserNotAuthenticatedError' }
   };

export type SaveNotificationSettingsMutationVariables = Exact<{
  groups: Array<NotificationGroupSettingInput> | NotificationGroupSettingInput;
  quietHours?: QuietHoursInput | null | undefined;
  language: NotificationLanguage;
  commandId?: string | number | null | undefined;
}>;


export type SaveNotificationSettingsMutation = { saveNotificationSettings:
    | { __typename: 'NotificationSettings', language: NotificationLanguage, groups: Array<{ group: NotificationGroup, push: PushMode, email: EmailMode }>, quietHours: { from: number, to: number } | null }
    | { __typename: 'TooManyRequestsError', errorCode: string }
    | { __typename: 'UserNotAuthenticatedError', errorCode: string }
    | { __typename: 'ValidationError', errorCode: string }
   };

export type EndNotificationEmailsMutationVariables = Exact<{
  token: string;
}>;


export type EndNotificationEmailsMutation = { endNotificationEmails:
    | { __typename: 'FailedToUpdateError', errorCode: string }
    | { __typename: 'NotificationEmailsEnded', group: NotificationGroup | null }
    | { __typename: 'TooManyRequestsError', errorCode: string }
   };

export const NotificationSettingsDocument = new TypedDocumentString<NotificationSettingsQuery, NotificationSettingsQueryVariables>(
  'query',
  'NotificationSettings',
  "query NotificationSettings{notificationSettings{__typename ...OwnNotificationSettings}}fragment OwnNotificationSettings on NotificationSettings{__typename groups{group push email}quietHours{from to}language}",
);

export const SaveNotificationSettingsDocument = new TypedDocumentString<SaveNotificationSettingsMutation, SaveNotificationSettingsMutationVariables>(
  'mutation',
  'SaveNotificationSettings',
  "mutation SaveNotificationSettings($groups:[NotificationGroupSettingInput!]!$quietHours:QuietHoursInput$language:NotificationLanguage!$commandId:ID){saveNotificationSettings(groups:$groups quietHours:$quietHours language:$language commandId:$commandId){__typename ...OwnNotificationSettings ...on Error{__typename errorCode}}}fragment OwnNotificationSettings on NotificationSettings{__typename groups{group push email}quietHours{from to}language}",
  { groups: { email: 0, group: 0, push: 0 }, quietHours: { from: 0, to: 0 } },
);

export const EndNotificationEmailsDocument = new TypedDocumentString<EndNotificationEmailsMutation, EndNotificationEmailsMutationVariables>(
  'mutation',
  'EndNotificationEmails',
  "mutation EndNotificationEmails($token:String!){endNotificationEmails(token:$token){__typename ...on NotificationEmailsEnded{__typename group}...on Error{__typename errorCode}}}",
);
