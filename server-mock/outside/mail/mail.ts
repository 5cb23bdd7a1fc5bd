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

/** Delivers email. Throws if the email could not be handed over, so that the event handler is retried. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}
