import type { EventHandler } from '../../process/event-handler.ts';
import { noticePartDue } from './events.ts';
import { notifyPart } from './notify-part.ts';
import type { Notice } from './public/notify.ts';
import { sendDigest } from './send-digest.ts';
import { sendEmail } from './send-email.ts';
import { sendPush } from './send-push.ts';

/** The payload was written by `notifyMany`. */
const notifyPartOfReaders: EventHandler = {
  name: 'notifications.notify_part',
  on: noticePartDue,
  inside: async (scope, event) => {
    const { partId, notice } = event.payload;
    await notifyPart(scope, event, {
      partId: String(partId),
      notice: notice as Omit<Notice, 'readers'>,
    });
  },
};

export const notificationHandlers: readonly EventHandler[] = [
  notifyPartOfReaders,
  sendEmail,
  sendPush,
  sendDigest,
];
