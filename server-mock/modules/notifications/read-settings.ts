import type { Kysely } from 'kysely';
import {
  defaultNotificationSettings,
  type NotificationSettings,
  readSettings,
} from '#domain/notifications/notification-settings.ts';
import type { Database } from '../../db/schema.ts';

/** Returns a function that gives the settings of each of these people. */
export async function settingsOf(
  db: Kysely<Database>,
  userIds: readonly string[],
): Promise<(userId: string) => NotificationSettings> {
  if (userIds.length === 0) return () => defaultNotificationSettings;
  const rows = await db
    .selectFrom('notification_settings')
    .select(['user_id', 'settings'])
    .where('user_id', 'in', [...userIds])
    .execute();
  const known = new Map(rows.map((row) => [row.user_id, readSettings(row.settings)]));
  return (userId) => known.get(userId) ?? defaultNotificationSettings;
}
