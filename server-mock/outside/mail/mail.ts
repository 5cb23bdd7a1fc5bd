/** A mail; links stand in it as full addresses. */
export interface MailMessage {
  readonly to: string;
  /** Where "reply" goes when that is not the shop. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** The same as a page; a mail without one goes out as text alone. */
  readonly html?: string;
  /**
   * Where one click ends what the mail belongs to (RFC 8058): a mail program posts there, a person opens it as a page.
   */
  readonly unsubscribeUrl?: string;
  /** Names what the mail is about, such as an event's id: two deliveries of one cause are one mail to its reader. */
  readonly cause?: string;
}

/** Delivers mail. Throws when the mail could not be handed over, so that the reaction is tried again. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}
