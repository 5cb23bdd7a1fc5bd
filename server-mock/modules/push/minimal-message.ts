import type { PushMessage } from '#domain/notifications/push-message.ts';
import { cutText } from './cut-text.ts';

/** The smallest possible notification, for a push service that rejects the full message as too large. */
export function minimalMessage({ web_push, notification, app_badge }: PushMessage): PushMessage {
  return {
    web_push,
    notification: { ...notification, title: cutText(notification.title, 60), body: '' },
    app_badge,
  };
}
