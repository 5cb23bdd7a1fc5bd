import type { NotificationKindName } from '#domain/notifications/notification-kinds.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { ServerDeps } from '../../server-deps.ts';

/** What an email is about; its facts are read when it is sent. */
interface LetterRequest {
  readonly kind: NotificationKindName;
  readonly userId: string;
  readonly subject: string;
  readonly detail: string;
  readonly path: string;
  readonly locale: Locale;
  /** When the notification was planned. */
  readonly since: Date;
}

export type NotificationEmail = EmailContent & {
  /** Where "reply" goes when that is not the shop. */
  readonly replyTo?: string;
};

/** Writes the email of a kind; null when it is no longer true or needed. */
export type EmailWriter = (deps: ServerDeps, request: LetterRequest) => Promise<NotificationEmail | null>;

/** A module's emails by kind. A kind without one is sent as its short text with a button. */
export type EmailWriters = Readonly<Partial<Record<NotificationKindName, EmailWriter>>>;
