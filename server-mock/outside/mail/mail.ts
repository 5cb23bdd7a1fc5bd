/** A mail in plain text; links stand in it as full addresses. */
export interface MailMessage {
  readonly to: string;
  /** Where "reply" goes when that is not the shop. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

/** Delivers mail. Throws when the mail could not be handed over, so that the reaction is tried again. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}
