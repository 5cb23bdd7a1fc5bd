/** The groups that a user configures separately. Each is a row of the settings page. */
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
   * A later notification with the same topic and subject replaces the earlier one, in the list and on the lock
   * screen. Null for a kind that is not listed, such as an email that follows a notification nobody has read.
   */
  readonly topic: string | null;
  /**
   * Days after which it is no longer sent or counted as unread; null for one that stays relevant. An essential email
   * is sent however late it is, unless it names a deadline.
   */
  readonly relevantDays: number | null;
  /**
   * Reminds of a deadline or an appointment and is useless afterwards. Then it is not sent on essential channels
   * either.
   */
  readonly namesDeadline?: true;
  /**
   * Describes the current state of its subject. A waiting email is dropped when a later one with the same topic and
   * subject that also describes the state is waiting.
   */
  readonly describesState?: true;
  /** Confirms an action of the recipient, such as an order. It is sent at once, whatever the settings. */
  readonly isReceipt?: true;
  /**
   * Channels that cannot be turned off or included in the daily email, because their content is available nowhere
   * else.
   */
  readonly essential?: readonly NotificationChannel[];
  /** Useless hours later: sent as a separate email even when the group's emails are sent once a day. */
  readonly isUrgent?: true;
}

const both = ['push', 'email'] as const;

/**
 * All kinds of notifications. The event handlers decide who receives one; everything else is defined here. Texts are
 * in server-mock/modules/notifications, from public/texts.ts on, emails in the module that owns the event.
 */
export const notificationKinds = {
  bid_received: { group: 'bids', channels: both, topic: 'bid', relevantDays: 5 },
  bid_expiring: { group: 'bids', channels: both, topic: 'bid', relevantDays: 1, isUrgent: true },
  bid_answered: { group: 'bids', channels: both, topic: 'bid', relevantDays: 5 },
  bid_closed: { group: 'bids', channels: both, topic: 'bid', relevantDays: 14 },
  message_received: { group: 'messages', channels: ['push'], topic: 'chat', relevantDays: 30 },
  messages_unread: { group: 'messages', channels: ['email'], topic: null, relevantDays: 7 },
  // Only the email contains the question and the sender's address.
  question_received: {
    ...{ group: 'messages', channels: both, topic: 'question', relevantDays: 30 },
    essential: ['email'],
  },
  order_placed: { group: 'orders', channels: ['email'], topic: 'order', relevantDays: null, isReceipt: true },
  product_sold: { group: 'orders', channels: both, topic: 'order', relevantDays: null },
  // Not answering this email has financial consequences, so it cannot be turned off.
  order_reminder: {
    ...{ group: 'orders', channels: both, topic: 'order', relevantDays: 14, isUrgent: true },
    ...{ essential: ['email'], namesDeadline: true },
  },
  order_changed: {
    ...{ group: 'orders', channels: both, topic: 'order', relevantDays: null },
    describesState: true,
  },
  review_requested: { group: 'orders', channels: both, topic: 'review', relevantDays: 57 },
  review_published: { group: 'orders', channels: both, topic: 'review', relevantDays: 30 },
  review_replied: { group: 'orders', channels: both, topic: 'review', relevantDays: 30 },
  // These emails open a complaint, start a term or remind of it. When the term ends without an answer, money is
  // transferred.
  case_changed: {
    ...{ group: 'orders', channels: both, topic: 'case', relevantDays: null },
    essential: ['email'],
  },
  case_reminder: {
    ...{ group: 'orders', channels: both, topic: 'case', relevantDays: 1, isUrgent: true },
    ...{ essential: ['email'], namesDeadline: true },
  },
  // The decision and its reasons are in the email.
  case_decided: {
    ...{ group: 'orders', channels: both, topic: 'case', relevantDays: null },
    essential: ['email'],
  },
  withdrawal_receipt: {
    ...{ group: 'orders', channels: ['email'], topic: 'withdrawal', relevantDays: null, isReceipt: true },
  },
  // Statutory deadlines start with these emails, so they cannot be turned off.
  withdrawal_changed: {
    ...{ group: 'orders', channels: both, topic: 'withdrawal', relevantDays: null },
    essential: ['email'],
  },
  withdrawal_reminder: {
    ...{ group: 'orders', channels: both, topic: 'withdrawal', relevantDays: 1, isUrgent: true },
    ...{ essential: ['email'], namesDeadline: true },
  },
  transport_changed: {
    ...{ group: 'orders', channels: both, topic: 'transport', relevantDays: 30 },
    describesState: true,
  },
  // Sent on the evening before the driver comes. The detail is the side and the day.
  transport_tomorrow: {
    ...{ group: 'orders', channels: both, topic: 'transport', relevantDays: 1, isUrgent: true },
    namesDeadline: true,
  },
  appointment_changed: { group: 'orders', channels: both, topic: 'appointment', relevantDays: 30 },
  payout_paid: { group: 'orders', channels: both, topic: 'payout', relevantDays: 30 },
  // The seller has to correct something, so this email cannot be turned off.
  payout_failed: {
    ...{ group: 'orders', channels: both, topic: 'payout', relevantDays: null },
    essential: ['email'],
  },
  // Nothing can be paid out without an account number.
  payout_account_missing: {
    ...{ group: 'orders', channels: both, topic: 'payout_account', relevantDays: null },
    essential: ['email'],
  },
  // Required by law before the figures are reported (Directive (EU) 2021/514).
  seller_year_reported: {
    ...{ group: 'account', channels: ['email'], topic: 'seller_year', relevantDays: null },
    essential: ['email'],
  },
  parcel_changed: {
    ...{ group: 'orders', channels: both, topic: 'parcel', relevantDays: 30 },
    describesState: true,
  },
  product_approved: {
    ...{ group: 'listings', channels: both, topic: 'product', relevantDays: 30 },
    describesState: true,
  },
  product_changes_requested: {
    ...{ group: 'listings', channels: both, topic: 'product', relevantDays: null },
    describesState: true,
  },
  product_rejected: {
    ...{ group: 'listings', channels: both, topic: 'product', relevantDays: null },
    describesState: true,
  },
  // Only the email contains the reason and the explanation of staff.
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
  report_received: {
    ...{ group: 'account', channels: ['email'], topic: 'report', relevantDays: null, isReceipt: true },
  },
  // The law requires that users receive the reasons and are informed about the possibilities of appeal.
  report_resolved: {
    ...{ group: 'account', channels: ['email'], topic: 'report', relevantDays: null },
    essential: ['email'],
  },
  report_measure: {
    ...{ group: 'account', channels: ['email'], topic: 'report', relevantDays: null },
    essential: ['email'],
  },
  report_appeal_received: {
    ...{ group: 'account', channels: ['email'], topic: 'report', relevantDays: null, isReceipt: true },
  },
  report_appeal_decided: {
    ...{ group: 'account', channels: ['email'], topic: 'report', relevantDays: null },
    essential: ['email'],
  },
  // Sent to staff.
  report_overdue: {
    ...{ group: 'account', channels: ['email'], topic: 'overdue', relevantDays: 1, isUrgent: true },
    ...{ essential: ['email'], namesDeadline: true },
  },
  case_overdue: {
    ...{ group: 'account', channels: ['email'], topic: 'overdue', relevantDays: 1, isUrgent: true },
    ...{ essential: ['email'], namesDeadline: true },
  },
  payout_alarm: {
    ...{ group: 'account', channels: ['email'], topic: 'payout_alarm', relevantDays: 7, isUrgent: true },
    essential: ['email'],
  },
  withdrawal_overdue: {
    ...{ group: 'account', channels: ['email'], topic: 'overdue', relevantDays: 1, isUrgent: true },
    ...{ essential: ['email'], namesDeadline: true },
  },
  parcel_overdue: {
    ...{ group: 'account', channels: ['email'], topic: 'overdue', relevantDays: 1, isUrgent: true },
    ...{ essential: ['email'], namesDeadline: true },
  },
  chargeback_received: {
    ...{ group: 'account', channels: ['email'], topic: 'chargeback_received', relevantDays: 30 },
    ...{ isUrgent: true, essential: ['email'] },
  },
  // Sent to the seller, who loses money that may already have been paid out.
  payment_charged_back: {
    ...{ group: 'orders', channels: both, topic: 'chargeback', relevantDays: null },
    essential: ['email'],
  },
  // Has a topic of its own, so that it does not replace the notification of what the seller has to change.
  product_edited: { group: 'listings', channels: ['email'], topic: 'product_edited', relevantDays: 30 },
} as const satisfies Readonly<Record<string, NotificationKind>>;
export type NotificationKindName = keyof typeof notificationKinds;

/** Returns the kinds whose later email replaces a waiting email of `kind`; empty for most kinds. */
export function replacingKinds(kind: NotificationKind): readonly NotificationKindName[] {
  if (kind.describesState !== true) return [];
  const names = Object.keys(notificationKinds) as NotificationKindName[];
  return names.filter((name) => {
    const other: NotificationKind = notificationKinds[name];
    return other.describesState === true && other.topic === kind.topic;
  });
}

/** Returns the kind with that name, or null for one that this version does not know. */
export function notificationKindOf(name: string): NotificationKind | null {
  const known: Readonly<Record<string, NotificationKind>> = notificationKinds;
  return Object.hasOwn(known, name) ? (known[name] ?? null) : null;
}
