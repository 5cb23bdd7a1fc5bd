import type { Kysely } from 'kysely';
import type { NotificationKindName } from '#domain/notifications/notification-kinds.ts';
import type { Database } from '../../db/schema.ts';

/** A notification that may have waited: for the end of quiet hours, for the daily email or for a device. */
interface WaitingNotification {
  readonly userId: string;
  readonly subject: string;
  readonly detail: string;
  /** When it was planned. */
  readonly since: Date;
  readonly now: Date;
}

/** Whether what a notification says is still so; asked right before it is sent, for each channel. */
export type TruthCheck = (db: Kysely<Database>, about: WaitingNotification) => Promise<boolean>;

/** A module's checks by kind. What happened stays true; a kind that speaks of a state needs one. */
export type TruthChecks = Readonly<Partial<Record<NotificationKindName, TruthCheck>>>;
