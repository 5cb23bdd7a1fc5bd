import type { FastifyReply } from 'fastify';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; " +
  "form-action 'none'";
const pageStyles =
  'body { max-width: 70rem; margin: 1rem auto; padding: 0 1rem; font-family: system-ui; line-height: 1.5 } ' +
  'pre { white-space: pre-wrap; overflow-wrap: anywhere } iframe { max-width: 100%; border: 1px solid silver }';

/**
 * The email is framed: its inline styles apply, scripts and external resources do not load, and it has an opaque
 * origin. Its links open in a new window, as in a mail client.
 */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

/** Sends a page of the demo's outbox. It has no scripts, and frames only emails. */
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
      h('style', null, pageStyles),
    ),
    h('body', null, body),
  );
  return await reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy)
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
    ...{ title: 'The email as HTML', src, width, height: 900, referrerPolicy: 'no-referrer' },
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
