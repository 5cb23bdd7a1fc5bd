import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { createElement as h } from 'react';
import { isUuid } from '#domain/ids.ts';
import type { MailOutboxTable } from '../db/core-tables.ts';
import { ObjectDoesNotExistError } from '../graphql/errors.ts';
import type { ServerDeps } from '../server-deps.ts';
import { EmailFrame, EmailText, sendEmailHtml, sendPage } from './send-page.ts';

type StoredMail = Selectable<MailOutboxTable>;

/**
 * Registers the demo's outbox page: the newest 100 emails that would have been sent. Never registered outside the demo.
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
    return await sendPage(
      reply,
      'Outbox',
      h(
        'main',
        null,
        h('h1', null, 'Outbox'),
        h('p', null, h('a', { href: '/outbox/preview' }, 'All emails with sample data')),
        mails.length === 0
          ? h('p', null, 'No mail yet.')
          : mails.map((mail) => h(ListedMail, { key: mail.id, mail })),
      ),
    );
  });

  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const mail = await load(deps, request.params.id);
    return await sendPage(
      reply,
      mail.subject,
      h(
        'main',
        null,
        h('p', null, h('a', { href: '/outbox' }, 'Outbox')),
        h('h1', null, mail.subject),
        h('p', null, about(mail)),
        mail.html !== null && h(EmailFrame, { src: `/outbox/${mail.id}/page`, width: 640 }),
        mail.html !== null && h('h2', null, 'As text'),
        h(EmailText, { text: mail.body }),
      ),
    );
  });

  app.get<{ Params: { id: string } }>('/outbox/:id/page', async (request, reply) => {
    const { html } = await load(deps, request.params.id);
    if (html === null) throw new ObjectDoesNotExistError();
    return await sendEmailHtml(reply, html);
  });
}

async function load({ db }: ServerDeps, id: string): Promise<StoredMail> {
  const mail = isUuid(id)
    ? await db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (mail === undefined) throw new ObjectDoesNotExistError();
  return mail;
}

function ListedMail({ mail }: { readonly mail: StoredMail }) {
  return h(
    'article',
    null,
    h('h2', null, h('a', { href: `/outbox/${mail.id}` }, mail.subject)),
    h('p', null, about(mail)),
    h(EmailText, { text: mail.body }),
  );
}

function about({ recipient, reply_to, created_at }: StoredMail): string {
  const answer = reply_to === null ? '' : `, reply to ${reply_to}`;
  return `${recipient}, ${created_at.toISOString()}${answer}`;
}
