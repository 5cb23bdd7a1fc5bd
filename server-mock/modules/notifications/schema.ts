import { type NotificationGroup, notificationGroups } from '#domain/notifications/notification-kinds.ts';
import {
  emailModes,
  type GroupModes,
  pushModes,
  type QuietHours,
} from '#domain/notifications/notification-settings.ts';
import { signedIn } from '../../graphql/authorize.ts';
import { builder } from '../../graphql/builder.ts';
import {
  FailedToUpdateError,
  TooManyRequestsError,
  UserNotAuthenticatedError,
  ValidationError,
} from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { locales } from '../../messages.ts';
import { endGroupEmails, type OwnSettings, readOwnSettings, saveSettings } from './save-settings.ts';

const GroupType = builder.enumType('NotificationGroup', {
  description: 'What a person sets apart from the rest.',
  values: notificationGroups,
});
const PushModeType = builder.enumType('PushMode', {
  description: 'Whether the notifications of a group are pushed.',
  values: pushModes,
});
const EmailModeType = builder.enumType('EmailMode', {
  description: 'How the notifications of a group are emailed; daily: together, in one email a day.',
  values: emailModes,
});
const LanguageType = builder.enumType('NotificationLanguage', {
  description: 'The language of emails and pushes.',
  values: locales,
});

type GroupSetting = GroupModes & { readonly group: NotificationGroup };

const GroupSettingType = builder.objectRef<GroupSetting>('NotificationGroupSetting').implement({
  description: 'How the notifications of a group go out.',
  fields: (t) => ({
    group: t.field({ type: GroupType, description: 'The group.', resolve: ({ group }) => group }),
    push: t.field({ type: PushModeType, description: 'By push.', resolve: ({ push }) => push }),
    email: t.field({ type: EmailModeType, description: 'By email.', resolve: ({ email }) => email }),
  }),
});

const QuietHoursType = builder.objectRef<QuietHours>('QuietHours').implement({
  description: 'Hours of the day, in Amsterdam and Brussels, in which nothing is sent.',
  fields: (t) => ({
    from: t.exposeInt('from', { description: 'The first hour, 0 to 23.' }),
    to: t.exposeInt('to', { description: 'The hour in which sending begins again, 0 to 23.' }),
  }),
});

const SettingsType = builder.objectRef<OwnSettings>('NotificationSettings').implement({
  description: "The caller's choices about notifications.",
  fields: (t) => ({
    groups: t.field({
      type: [GroupSettingType],
      description: 'Every group.',
      resolve: ({ settings }) => notificationGroups.map((group) => ({ group, ...settings.groups[group] })),
    }),
    quietHours: t.field({
      type: QuietHoursType,
      nullable: true,
      description: 'Null for none.',
      resolve: ({ settings }) => settings.quietHours,
    }),
    language: t.field({
      type: LanguageType,
      description: 'The language of emails and pushes.',
      resolve: ({ locale }) => locale,
    }),
  }),
});

const GroupSettingInput = builder.inputType('NotificationGroupSettingInput', {
  description: 'How the notifications of a group go out.',
  fields: (t) => ({
    group: t.field({ type: GroupType, required: true, description: 'The group.' }),
    push: t.field({ type: PushModeType, required: true, description: 'By push.' }),
    email: t.field({ type: EmailModeType, required: true, description: 'By email.' }),
  }),
});

const QuietHoursInput = builder.inputType('QuietHoursInput', {
  description: 'Hours of the day, in Amsterdam and Brussels, in which nothing is sent.',
  fields: (t) => ({
    from: t.int({ required: true, description: 'The first hour, 0 to 23.' }),
    to: t.int({ required: true, description: 'The hour in which sending begins again, 0 to 23.' }),
  }),
});

const EndedType = builder
  .objectRef<{ readonly group: NotificationGroup | null }>('NotificationEmailsEnded')
  .implement({
    description: 'The emails of a group are off, or the daily email.',
    fields: (t) => ({
      group: t.field({
        type: GroupType,
        nullable: true,
        description: 'The group; null for the daily email.',
        resolve: ({ group }) => group,
      }),
    }),
  });

builder.queryField('notificationSettings', (t) =>
  t.field({
    type: SettingsType,
    description: "The caller's choices about notifications.",
    errors: { types: [UserNotAuthenticatedError] },
    resolve: (_root, _args, context) => readOwnSettings(context),
  }),
);

builder.mutationFields((t) => ({
  saveNotificationSettings: t.field({
    type: SettingsType,
    description: 'Store the choices about notifications; every group is given.',
    errors: { types: [UserNotAuthenticatedError, ValidationError, TooManyRequestsError] },
    args: {
      groups: t.arg({ type: [GroupSettingInput], required: true, description: 'Every group, once.' }),
      quietHours: t.arg({ type: QuietHoursInput, description: 'Null for none.' }),
      language: t.arg({ type: LanguageType, required: true, description: 'Of emails and pushes.' }),
      commandId: t.arg.id({ description: 'Idempotency key, one per intent.' }),
    },
    resolve: async (_root, { groups, quietHours, language, commandId }, context) => {
      await context.limits.spend(limitRules.notificationSettings, signedIn(context).userId);
      await saveSettings(context, {
        settings: {
          groups: Object.fromEntries(groups.map(({ group, push, email }) => [group, { push, email }])),
          quietHours: quietHours ?? null,
        },
        ...{ locale: language, commandId: commandId ?? null },
      });
      return await readOwnSettings(context);
    },
  }),
  endNotificationEmails: t.field({
    type: EndedType,
    description: 'End the emails of a group, or the daily one, by the link of one of them.',
    errors: { types: [FailedToUpdateError, TooManyRequestsError] },
    args: { token: t.arg.string({ required: true, description: "The token of the email's link." }) },
    resolve: async (_root, { token }, context) => {
      await context.limits.spend(limitRules.subscriptionLink, context.ip);
      return { group: await endGroupEmails(context, token) };
    },
  }),
}));
