import { suggestedQuietHours } from '#domain/notifications/notification-settings.ts';
import { request } from '#src/data/graphql/client.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { NotificationSettingsDocument } from './notification-settings.gen.ts';
import { ownSettings, saveNotificationSettings } from './notification-settings.ts';

/** Sets the suggested quiet hours for a person who has none. Returns false when that failed; never rejects. */
export async function takeSuggestedQuietHours(): Promise<boolean> {
  try {
    const { notificationSettings: answer } = await request(NotificationSettingsDocument, {});
    if (answer.__typename !== 'NotificationSettings') return false;
    const stored = ownSettings(answer);
    if (stored.settings.quietHours !== null) return true;
    const settings = { ...stored.settings, quietHours: suggestedQuietHours };
    const saved = await saveNotificationSettings({ ...stored, settings }, crypto.randomUUID());
    return !('errorCode' in saved);
  } catch (error) {
    logger.info('quiet_hours_not_taken', { error: errorText(error) });
    return false;
  }
}
