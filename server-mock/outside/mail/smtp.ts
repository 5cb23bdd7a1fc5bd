import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

const longestWait = 10_000;

/** Hands mail to an SMTP server. `smtpUrl` may carry user and password. */
export function createSmtpMail(smtpUrl: string, from: string): Mail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: longestWait,
    greetingTimeout: longestWait,
    socketTimeout: longestWait,
    // A mail's text is ours, but it may quote what people typed: no files, no addresses are read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      const { to, replyTo, subject, text } = message;
      await transport.sendMail({ from, to, subject, text, ...(replyTo === undefined ? {} : { replyTo }) });
    },
  };
}
