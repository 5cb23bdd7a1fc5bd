import type { Kysely } from 'kysely';
import type { NotificationKindName } from '#domain/notifications/notification-kinds.ts';
import type { Database } from '../db/schema.ts';

/** A notification that may have waited for the end of quiet hours, for the daily email or for a device. */
interface WaitingNotification {
  readonly userId: string;
  readonly subject: string;
  readonly detail: string;
  /** When it was created. */
  readonly since: Date;
  readonly now: Date;
}

/**
 * Returns whether the statement of a notification is still true; called right before it is sent, once per channel.
 */
export type TruthCheck = (db: Kysely<Database>, about: WaitingNotification) => Promise<boolean>;

/** A module's checks by kind. Past events remain true; a kind about a state needs a check. */
export type TruthChecks = Readonly<Partial<Record<NotificationKindName, TruthCheck>>>;
