import * as v from 'valibot';
import {
  type NotificationChannel,
  type NotificationGroup,
  type NotificationKind,
  notificationGroups,
} from './notification-kinds.ts';

export const pushModes = ['now', 'off'] as const;
/** `daily` combines the notifications of a day in one email. */
export const emailModes = ['now', 'daily', 'off'] as const;
export type NotificationMode = (typeof emailModes)[number];

const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));
const modes = v.strictObject({ push: v.picklist(pushModes), email: v.picklist(emailModes) });
export type GroupModes = v.InferOutput<typeof modes>;

/**
 * Hours of the day in the shop's time zone: from `from` up to but not including `to`, past midnight when `to` is
 * earlier.
 */
const quietHoursSchema = v.pipe(
  v.strictObject({ from: hour, to: hour }),
  v.check(({ from, to }) => from !== to, 'quiet hours need a length'),
);
export type QuietHours = v.InferOutput<typeof quietHoursSchema>;

export const notificationSettingsSchema = v.strictObject({
  groups: v.strictObject({
    bids: modes,
    messages: modes,
    orders: modes,
    listings: modes,
    searches: modes,
    saved: modes,
    account: modes,
  } satisfies Record<NotificationGroup, typeof modes>),
  quietHours: v.nullable(quietHoursSchema),
});
export type NotificationSettings = v.InferOutput<typeof notificationSettingsSchema>;

/** Offered and preselected in the prompt for the push permission. */
export const suggestedQuietHours: QuietHours = { from: 22, to: 8 };

/** The hour of the day at which the daily email is sent, in the shop's time zone. */
export const digestHour = 18;

const atOnce: GroupModes = { push: 'now', email: 'now' };

export const defaultNotificationSettings: NotificationSettings = {
  groups: {
    bids: atOnce,
    messages: atOnce,
    orders: atOnce,
    listings: atOnce,
    searches: atOnce,
    saved: { push: 'now', email: 'daily' },
    account: atOnce,
  },
  quietHours: null,
};

/**
 * Returns how a kind's notifications are sent on a channel. An essential channel is never turned off, and never part
 * of the daily email, which contains only the short texts.
 */
export function modeOf(
  settings: NotificationSettings,
  { group, isReceipt, isUrgent, essential = [] }: NotificationKind,
  channel: NotificationChannel,
): NotificationMode {
  const chosen = settings.groups[group][channel];
  if (isReceipt === true || essential.includes(channel)) return 'now';
  return isUrgent === true && chosen === 'daily' ? 'now' : chosen;
}

/** Parses stored settings. Missing and damaged values are replaced by the defaults. */
export function readSettings(stored: unknown): NotificationSettings {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const groups = typeof given.groups === 'object' && given.groups !== null ? given.groups : {};
  const read = notificationGroups.map((group) => {
    const checked = v.safeParse(modes, (groups as Record<string, unknown>)[group]);
    return [group, checked.success ? checked.output : defaultNotificationSettings.groups[group]] as const;
  });
  const quiet = v.safeParse(quietHoursSchema, given.quietHours);
  return {
    groups: Object.fromEntries(read) as NotificationSettings['groups'],
    quietHours: quiet.success ? quiet.output : null,
  };
}
