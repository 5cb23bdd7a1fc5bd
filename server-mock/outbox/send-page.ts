import type { FastifyReply } from 'fastify';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const nothingElse = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
/**
 * The email is framed: its inline styles apply, scripts and external resources do not load, and it has an opaque
 * origin. Its links open in a new window, as in a mail client.
 */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

/** Sends a page of the demo's outbox. It has no styles and no scripts; only emails are framed. */
export async function sendPage(reply: FastifyReply, title: string, body: ReactNode): Promise<FastifyReply> {
  const page = h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, title),
    ),
    h('body', null, body),
  );
  return await reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', `${nothingElse}; frame-src 'self'`)
    // Links in an email are secrets, so the linked pages get no referrer.
    .header('referrer-policy', 'no-referrer')
    .send(`<!doctype html>${renderToStaticMarkup(page)}`);
}

/** Sends the HTML of an email for a frame. */
export async function sendEmailHtml(reply: FastifyReply, html: string): Promise<FastifyReply> {
  return await reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', mailPolicy)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('referrer-policy', 'no-referrer')
    .send(html);
}

/** The frame in which a page shows the HTML of an email. */
export function EmailFrame({ src, width }: { readonly src: string; readonly width: number }) {
  return h('iframe', {
    ...{ title: 'The email as HTML', src, width, height: 720, referrerPolicy: 'no-referrer' },
    sandbox: 'allow-popups allow-popups-to-escape-sandbox',
  });
}

/** The text of an email, with its URLs as links. */
export function EmailText({ text }: { readonly text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return h(
    'pre',
    null,
    // The parts at odd positions are the URLs.
    parts.map((part, index) =>
      index % 2 === 0 ? part : h('a', { key: `${index} ${part}`, href: part }, part),
    ),
  );
}
