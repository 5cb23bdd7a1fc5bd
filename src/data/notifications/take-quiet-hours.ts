import { suggestedQuietHours } from '#domain/notifications/notification-settings.ts';
import { request } from '#src/data/graphql/client.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { NotificationSettingsDocument } from './notification-settings.gen.ts';
import { ownSettings, saveNotificationSettings } from './notification-settings.ts';

/** Sets the suggested quiet hours for whoever has none yet. Without a network nothing changes; never rejects. */
export async function takeSuggestedQuietHours(): Promise<void> {
  try {
    const { notificationSettings: answer } = await request(NotificationSettingsDocument, {});
    if (answer.__typename !== 'NotificationSettings') return;
    const stored = ownSettings(answer);
    if (stored.settings.quietHours !== null) return;
    const settings = { ...stored.settings, quietHours: suggestedQuietHours };
    await saveNotificationSettings({ ...stored, settings }, crypto.randomUUID());
  } catch (error) {
    logger.info('quiet_hours_not_taken', { error: errorText(error) });
  }
}
