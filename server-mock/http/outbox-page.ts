import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../server-deps.ts';

/** The demo's letter box: every mail that would have been sent, newest first. Never registered outside the demo. */
export function registerOutboxPage(app: FastifyInstance, deps: ServerDeps): void {
  app.get('/outbox', async (_request, reply) => {
    const mails = await deps.db
      .selectFrom('mail_outbox')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute();
    const items = mails.map(
      (mail) =>
        `<article><h2>${safe(mail.subject)}</h2><p>${safe(mail.recipient)}, ${mail.created_at.toISOString()}${mail.reply_to === null ? '' : `, reply to ${safe(mail.reply_to)}`}</p><pre>${linked(safe(mail.body))}</pre></article>`,
    );
    const body = items.length > 0 ? items.join('\n') : '<p>No mail yet.</p>';
    return await reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1>${body}</html>`,
      );
  });
}

function safe(text: string): string {
  const signs: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

/** Addresses in an already safe text become links. */
function linked(text: string): string {
  return text.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}
