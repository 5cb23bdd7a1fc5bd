import type { Reaction } from '../../process/reactions.ts';
import { noticePartDue } from './events.ts';
import { sendDigest } from './send-digest.ts';
import { sendEmail } from './send-email.ts';
import { sendPush } from './send-push.ts';
import { type Notice, notify } from './store.ts';

/** The payload was written by `notifyMany` of this module. */
const notifyPart: Reaction = {
  name: 'notifications.notify_part',
  on: noticePartDue,
  inside: async (scope, event) => await notify(scope, event, event.payload.notice as Notice),
};

export const notificationReactions: readonly Reaction[] = [notifyPart, sendEmail, sendPush, sendDigest];
