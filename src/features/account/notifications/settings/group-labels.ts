import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationGroup } from '#domain/notifications/notification-kinds.ts';

export interface GroupLabels {
  readonly name: MessageDescriptor;
  /** What is sent regardless of the settings; null if everything can be turned off. */
  readonly note: MessageDescriptor | null;
}

/** The rows of the settings table. */
export const groupLabels: Readonly<Record<NotificationGroup, GroupLabels>> = {
  bids: { name: msg`Bids`, note: null },
  messages: {
    name: msg`Messages and questions`,
    note: msg`You always get questions about your products by email: that is the only place to read them.`,
  },
  orders: {
    name: msg`Orders and sales`,
    note: msg`You always get order confirmations and everything about deadlines, complaints, withdrawals and failed payouts by email.`,
  },
  listings: { name: msg`Your listings`, note: msg`You always get an email when we take a listing offline.` },
  searches: { name: msg`Your wanted requests`, note: null },
  saved: { name: msg`Favourites and sellers you follow`, note: null },
  account: { name: msg`Outcome of your reports`, note: msg`You always get these by email.` },
};
