/** What a person may set apart from the rest: one row of the settings page each. */
export const notificationGroups = [
  'bids',
  'messages',
  'orders',
  'listings',
  'searches',
  'saved',
  'account',
] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

const notificationChannels = ['push', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export interface NotificationKind {
  readonly group: NotificationGroup;
  readonly channels: readonly NotificationChannel[];
  /**
   * A later notification with the same topic and subject replaces the earlier one, in the list and on the lock screen.
   * Null for a kind that is not listed, such as an email that follows a notification nobody has read.
   */
  readonly topic: string | null;
  /** Days after which it is no longer sent or counted as unread; null for one that stays relevant. */
  readonly relevantDays: number | null;
  /** Confirms an act of the reader, such as an order: sent at once, whatever the settings say. */
  readonly isReceipt?: true;
  /** Channels that can't be turned off or wait for the daily email, because what they carry is found nowhere else. */
  readonly essential?: readonly NotificationChannel[];
  /** Of no use hours later: sent by itself where the emails of its group come once a day. */
  readonly isUrgent?: true;
}

const both = ['push', 'email'] as const;

/**
 * Every notification: who gets it is decided where the event is handled, everything else stands here. Texts are in
 * server-mock/modules/notifications/texts.ts, emails in the module that owns the event.
 */
export const notificationKinds = {
  bid_received: { group: 'bids', channels: both, topic: 'bid', relevantDays: 5 },
  bid_expiring: { group: 'bids', channels: both, topic: 'bid', relevantDays: 1, isUrgent: true },
  bid_answered: { group: 'bids', channels: both, topic: 'bid', relevantDays: 5 },
  bid_closed: { group: 'bids', channels: both, topic: 'bid', relevantDays: 14 },
  message_received: { group: 'messages', channels: ['push'], topic: 'chat', relevantDays: 30 },
  messages_unread: { group: 'messages', channels: ['email'], topic: null, relevantDays: 7 },
  // The question itself and the asker's address are in the email alone.
  question_received: {
    ...{ group: 'messages', channels: both, topic: 'question', relevantDays: 30 },
    essential: ['email'],
  },
  order_placed: { group: 'orders', channels: ['email'], topic: 'order', relevantDays: null, isReceipt: true },
  product_sold: { group: 'orders', channels: both, topic: 'order', relevantDays: null },
  order_changed: { group: 'orders', channels: both, topic: 'order', relevantDays: null },
  transport_changed: { group: 'orders', channels: both, topic: 'transport', relevantDays: 30 },
  product_approved: { group: 'listings', channels: both, topic: 'product', relevantDays: 30 },
  product_changes_requested: { group: 'listings', channels: both, topic: 'product', relevantDays: null },
  product_rejected: { group: 'listings', channels: both, topic: 'product', relevantDays: null },
  // The reason and the explanation of staff are in the email alone.
  product_taken_offline: {
    ...{ group: 'listings', channels: both, topic: 'product', relevantDays: null },
    essential: ['email'],
  },
  prices_suggested: { group: 'listings', channels: both, topic: 'suggestions', relevantDays: 14 },
  search_matched: { group: 'searches', channels: both, topic: 'match', relevantDays: 14 },
  saved_product_reduced: { group: 'saved', channels: both, topic: 'saved', relevantDays: 14 },
  saved_product_available: { group: 'saved', channels: both, topic: 'saved', relevantDays: 7 },
  watched_product_available: {
    ...{ group: 'saved', channels: both, topic: 'saved', relevantDays: 2 },
    isUrgent: true,
  },
  followed_seller_published: { group: 'saved', channels: both, topic: 'seller', relevantDays: 14 },
  report_resolved: { group: 'account', channels: ['email'], topic: 'report', relevantDays: null },
  // Why somebody was warned is in the email alone.
  report_warning: {
    ...{ group: 'account', channels: ['email'], topic: 'warning', relevantDays: null },
    essential: ['email'],
  },
} as const satisfies Readonly<Record<string, NotificationKind>>;
export type NotificationKindName = keyof typeof notificationKinds;

/** The kind of that name, or null for one that this version does not know. */
export function notificationKindOf(name: string): NotificationKind | null {
  const known: Readonly<Record<string, NotificationKind>> = notificationKinds;
  return Object.hasOwn(known, name) ? (known[name] ?? null) : null;
}
