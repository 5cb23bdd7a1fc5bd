import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import { messageId } from './message-id.ts';
import { refusalOf } from './smtp-refusal.ts';

const longestWait = 10_000;

/**
 * Sends email through an SMTP server, as plain text and, if present, as HTML. `smtpUrl` may contain user and
 * password.
 */
export function createSmtpMail(smtpUrl: string, from: string): Mail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: longestWait,
    greetingTimeout: longestWait,
    socketTimeout: longestWait,
    // Emails may quote user input, so nodemailer must not read files or URLs that it refers to.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, replyTo, subject, text, html, cause, unsubscribeUrl }) {
      const sent = transport.sendMail({
        from,
        // Passed as a single address: nodemailer would split a string at its commas.
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(replyTo !== undefined && { replyTo }),
        ...(cause !== undefined && { messageId: messageId(cause, to, host) }),
        // Keeps automatic replies, such as out-of-office messages, from being sent to the platform.
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl !== undefined && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      await sent.catch((error: unknown) => {
        throw refusalOf(error) ?? error;
      });
    },
  };
}
