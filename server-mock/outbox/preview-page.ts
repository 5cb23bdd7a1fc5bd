import type { FastifyInstance } from 'fastify';
import { createElement as h } from 'react';
import { ObjectDoesNotExistError } from '../graphql/errors.ts';
import { type Locale, locales } from '../messages.ts';
import type { EmailSample } from '../outside/mail/email-sample.ts';
import { type RenderedEmail, renderEmail } from '../outside/mail/render-email.ts';
import { sampleAddress } from './sample-address.ts';
import { EmailFrame, EmailText, sendEmailHtml, sendPage } from './send-page.ts';

interface Asked {
  readonly Params: { readonly locale: string; readonly sample: string };
}

/** The width of a phone and that of a desktop's reading pane. */
const widths = [375, 680] as const;

/**
 * Registers the preview of all emails with sample data, in every language, as HTML and as text. Never registered
 * outside the demo.
 */
export function registerEmailPreview(app: FastifyInstance, emailSamples: readonly EmailSample[]): void {
  app.get('/outbox/preview', async (_request, reply) => {
    const samples = emailSamples.map((sample) => h(ListedSample, { key: sampleAddress(sample), sample }));
    return await sendPage(
      reply,
      'All emails',
      h(
        'main',
        null,
        h('p', null, h('a', { href: '/outbox' }, 'Outbox')),
        h('h1', null, 'All emails with sample data'),
        h('ul', null, samples),
      ),
    );
  });

  app.get<Asked>('/outbox/preview/:locale/:sample', async (request, reply) => {
    const { sample, locale, email } = find(emailSamples, request.params);
    const address = `/outbox/preview/${locale}/${sampleAddress(sample)}`;
    return await sendPage(
      reply,
      email.subject,
      h(
        'main',
        null,
        h('p', null, h('a', { href: '/outbox/preview' }, 'All emails')),
        h('ul', null, h(ListedSample, { sample })),
        h('h1', null, email.subject),
        widths.map((width) => h(EmailFrame, { key: width, src: `${address}/page`, width })),
        h('h2', null, 'As text'),
        h(EmailText, { text: email.text }),
      ),
    );
  });

  app.get<Asked>('/outbox/preview/:locale/:sample/page', async (request, reply) => {
    return await sendEmailHtml(reply, find(emailSamples, request.params).email.html);
  });
}

function find(
  emailSamples: readonly EmailSample[],
  params: Asked['Params'],
): {
  readonly sample: EmailSample;
  readonly locale: Locale;
  readonly email: RenderedEmail;
} {
  const locale = locales.find((one) => one === params.locale);
  const sample = emailSamples.find((one) => sampleAddress(one) === params.sample);
  if (locale === undefined || sample === undefined) throw new ObjectDoesNotExistError();
  return { sample, locale, email: renderEmail(sample.write(locale)) };
}

/** The name of a sample with a link for each language. */
function ListedSample({ sample }: { readonly sample: EmailSample }) {
  const { email, variant } = sample;
  const links = locales.map((locale) => [
    ' ',
    h('a', { key: locale, href: `/outbox/preview/${locale}/${sampleAddress(sample)}` }, locale),
  ]);
  return h('li', null, variant === '' ? email : `${email}: ${variant}`, links);
}
