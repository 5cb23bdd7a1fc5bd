import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Selectable } from 'kysely';
import { isUuid } from '../../src/domain/ids.ts';
import type { MailOutboxTable } from '../db/core-tables.ts';
import { ObjectDoesNotExistError } from '../graphql/errors.ts';
import type { ServerDeps } from '../server-deps.ts';

type StoredMail = Selectable<MailOutboxTable>;

const nothingElse = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/**
 * The email is framed: its inline styles apply, scripts and external resources do not load, and it has an opaque
 * origin. Its links open in a new window, as in a mail client.
 */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

/**
 * Registers the demo's outbox page: all emails that would have been sent, newest first. Never registered outside the
 * demo.
 */
export function registerOutboxPage(app: FastifyInstance, deps: ServerDeps): void {
  app.get('/outbox', async (_request, reply) => {
    const mails = await deps.db
      .selectFrom('mail_outbox')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(100)
      .execute();
    const body = mails.length > 0 ? mails.map(listed).join('\n') : '<p>No mail yet.</p>';
    return await sendPage(reply, nothingElse, 'Outbox', `<h1>Outbox</h1>${body}`);
  });

  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const mail = await load(deps, request.params.id);
    const frame =
      mail.html === null
        ? ''
        : `<iframe title="The mail as a page" width="640" height="640" referrerpolicy="no-referrer" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/outbox/${mail.id}/page"></iframe><h2>As text</h2>`;
    return await sendPage(
      reply,
      `${nothingElse}; frame-src 'self'`,
      mail.subject,
      `<p><a href="/outbox">Outbox</a></p><h1>${safe(mail.subject)}</h1><p>${about(mail)}</p>${frame}<pre>${linked(safe(mail.body))}</pre>`,
    );
  });

  app.get<{ Params: { id: string } }>('/outbox/:id/page', async (request, reply) => {
    const { html } = await load(deps, request.params.id);
    if (html === null) throw new ObjectDoesNotExistError();
    return await reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', mailPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('referrer-policy', 'no-referrer')
      .send(html);
  });
}

async function load({ db }: ServerDeps, id: string): Promise<StoredMail> {
  const mail = isUuid(id)
    ? await db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (mail === undefined) throw new ObjectDoesNotExistError();
  return mail;
}

async function sendPage(
  reply: FastifyReply,
  policy: string,
  title: string,
  body: string,
): Promise<FastifyReply> {
  return await reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    // Links in an email are secrets, so the linked pages get no referrer.
    .header('referrer-policy', 'no-referrer')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(title)}</title>${body}</html>`,
    );
}

function listed(mail: StoredMail): string {
  return `<article><h2><a href="/outbox/${mail.id}">${safe(mail.subject)}</a></h2><p>${about(mail)}</p><pre>${linked(safe(mail.body))}</pre></article>`;
}

function about({ recipient, reply_to, created_at }: StoredMail): string {
  const answer = reply_to === null ? '' : `, reply to ${safe(reply_to)}`;
  return `${safe(recipient)}, ${created_at.toISOString()}${answer}`;
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

/** Turns URLs in text that is already escaped into links. */
function linked(text: string): string {
  return text.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}
