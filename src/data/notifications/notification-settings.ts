import { queryOptions } from '@tanstack/react-query';
import { type NotificationSettings, readSettings } from '#domain/notifications/notification-settings.ts';
import { request } from '#src/data/graphql/client.ts';
import type { Locale } from '#src/i18n/locale.ts';
import {
  NotificationSettingsDocument,
  type OwnNotificationSettingsFragment,
  SaveNotificationSettingsDocument,
} from './notification-settings.gen.ts';

/** A person's choices about their notifications. */
export interface OwnSettings {
  readonly settings: NotificationSettings;
  /** The language of emails and push notifications. */
  readonly language: Locale;
}

export function ownSettings({ groups, quietHours, language }: OwnNotificationSettingsFragment): OwnSettings {
  const byGroup = Object.fromEntries(groups.map(({ group, push, email }) => [group, { push, email }]));
  const hours = quietHours === null ? null : { from: quietHours.from, to: quietHours.to };
  return { settings: readSettings({ groups: byGroup, quietHours: hours }), language };
}

/**
 * Always fetched again and never persisted: the form saves all choices at once, so starting from an old result would
 * undo a change made by an unsubscribe link or on another device.
 */
export function notificationSettingsQuery(userId: string) {
  return queryOptions({
    queryKey: ['notification-settings', userId],
    meta: { keep: false },
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<OwnSettings> => {
      const { notificationSettings: answer } = await request(NotificationSettingsDocument, {}, { signal });
      if (answer.__typename !== 'NotificationSettings') throw new Error(answer.__typename);
      return ownSettings(answer);
    },
  });
}

/** Saves all choices. Returns what the server has now, or why it refused. */
export async function saveNotificationSettings(
  { settings, language }: OwnSettings,
  commandId: string,
): Promise<OwnSettings | { readonly errorCode: string }> {
  const groups = Object.entries(settings.groups).map(([group, modes]) => ({
    group: group as keyof typeof settings.groups,
    ...modes,
  }));
  const variables = { groups, quietHours: settings.quietHours, language, commandId };
  const { saveNotificationSettings: answer } = await request(SaveNotificationSettingsDocument, variables);
  return 'errorCode' in answer ? answer : ownSettings(answer);
}
