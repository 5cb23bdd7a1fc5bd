/** An email; its links are absolute URLs. */
export interface MailMessage {
  readonly to: string;
  /** Reply-To address, if replies do not go to the platform. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** The HTML version; without it the email is sent as plain text only. */
  readonly html?: string;
  /** URL for a one-click unsubscribe (RFC 8058): mail clients send a POST to it, people open it as a page. */
  readonly unsubscribeUrl?: string;
  /**
   * Identifies the cause of the email, such as an event's id, so that the recipient sees repeated deliveries as one
   * email.
   */
  readonly cause?: string;
}

/**
 * The recipient was refused for good, for example because the mailbox does not exist: sending the email again is
 * useless. `reply` holds only the codes of the refusal, because the text of a mail server repeats the address.
 */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';

  constructor(reply: string) {
    super(`The mail server refused the recipient for good: ${reply}`);
  }
}

/**
 * Delivers email. Throws MailRefusedError if the recipient was refused for good, and any other error if the email
 * could not be handed over now, so that the event handler is retried.
 */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}
