import type { Transporter } from 'nodemailer';
import type { Mail } from './mail.ts';
import { messageId } from './message-id.ts';
import { refusalOf } from './smtp-refusal.ts';

const longestWait = 10_000;

/**
 * Sends email through an SMTP server, as plain text and, if present, as HTML. `smtpUrl` may contain user and
 * password.
 */
export function createSmtpMail(smtpUrl: string, from: string): Mail {
  let opened: Promise<Transporter> | null = null;
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, replyTo, subject, text, html, cause, unsubscribeUrl }) {
      opened ??= openTransport(smtpUrl).catch((error: unknown) => {
        opened = null;
        throw error;
      });
      const sent = (await opened).sendMail({
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

/** Loads the library with the first email: it takes 5 MB of memory, also where emails are only shown in the demo. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: longestWait,
    greetingTimeout: longestWait,
    socketTimeout: longestWait,
    // Emails may quote user input, so nodemailer must not read files or URLs that it refers to.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
