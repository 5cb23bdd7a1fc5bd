import { isUuid } from '#domain/ids.ts';
import { type NotificationGroup, notificationGroups } from '#domain/notifications/notification-kinds.ts';
import { equalInConstantTime, type Secrets } from '../../secrets.ts';

const purpose = 'notification-unsubscribe';

/** The person and the emails that a link ends: those of a group, or the daily one with everything in it. */
export interface Unsubscription {
  readonly userId: string;
  readonly group: NotificationGroup | 'daily';
}

/**
 * Returns the token in an email that ends the emails of its group. It never expires, because an email may be opened
 * years later.
 */
export function unsubscribeToken(secrets: Secrets, { userId, group }: Unsubscription): string {
  const content = `${userId}.${group}`;
  return `${content}.${secrets.sign(purpose, content)}`;
}

/** Returns the content of a token; null if it is malformed or its signature is wrong. */
export function readUnsubscribeToken(secrets: Secrets, token: string): Unsubscription | null {
  const [userId = '', name = '', signature = '', ...more] = token.split('.');
  const group = [...notificationGroups, 'daily' as const].find((known) => known === name);
  if (more.length > 0 || !isUuid(userId) || group === undefined) return null;
  const expected = secrets.sign(purpose, `${userId}.${group}`);
  return equalInConstantTime(signature, expected) ? { userId, group } : null;
}
