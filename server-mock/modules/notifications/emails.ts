import type { NotificationKindName } from '#domain/notifications/notification-kinds.ts';
import type { Locale } from '../../messages.ts';
import type { EmailContent } from '../../outside/mail/email-content.ts';
import type { ServerDeps } from '../../server-deps.ts';

/** The subject of an email; its facts are loaded when it is sent. */
interface LetterRequest {
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
export type EmailWriter = (deps: ServerDeps, request: LetterRequest) => Promise<NotificationEmail | null>;

/**
 * A module's emails by kind. For a kind without one, the email consists of the notification's short text and a
 * button.
 */
export type EmailWriters = Readonly<Partial<Record<NotificationKindName, EmailWriter>>>;
