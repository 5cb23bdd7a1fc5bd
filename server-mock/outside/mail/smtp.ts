import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import { messageId } from './message-id.ts';

const longestWait = 10_000;

/** Hands mail to an SMTP server, as text and, where there is one, as a page. `smtpUrl` may carry user and password. */
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
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, replyTo, subject, text, html, cause, unsubscribeUrl }) {
      await transport.sendMail({
        from,
        // One address, whatever stands in it: text would be taken apart at its commas.
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(replyTo !== undefined && { replyTo }),
        ...(cause !== undefined && { messageId: messageId(cause, to, host) }),
        // Answers of absence would come back to the shop for nothing.
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl !== undefined && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
  };
}
