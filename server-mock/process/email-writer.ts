import type { Kysely } from 'kysely';
import type { NotificationKindName } from '#domain/notifications/notification-kinds.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import type { Locale } from '../messages.ts';
import type { EmailContent } from '../outside/mail/email-content.ts';
import type { Secrets } from '../secrets.ts';

/** What an email writer works with; the parts of ServerDeps that it needs. */
export interface EmailDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Config;
  readonly secrets: Secrets;
}

/** The subject of an email; its facts are loaded when it is sent. */
interface EmailRequest {
  readonly kind: NotificationKindName;
  readonly userId: string;
  readonly subject: string;
  readonly detail: string;
  readonly path: string;
  readonly locale: Locale;
  /** When the notification was created. */
  readonly since: Date;
}

export type NotificationEmail = EmailContent & {
  /** The Reply-To address, if it is not the shop's. */
  readonly replyTo?: string;
};

/** Returns the email of a kind; null if it is no longer true or needed. */
export type EmailWriter = (deps: EmailDeps, request: EmailRequest) => Promise<NotificationEmail | null>;

/**
 * A module's emails by kind. For a kind without one, the email consists of the notification's short text and a
 * button.
 */
export type EmailWriters = Readonly<Partial<Record<NotificationKindName, EmailWriter>>>;
