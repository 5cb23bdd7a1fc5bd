import { subscriptionIntervals } from '#domain/subscription/subscription-rules.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Locale, locales } from '../../messages.ts';
import { renderEmail } from '../../outside/mail/render-email.ts';
import type { EventHandler } from '../../process/event-handler.ts';
import type { StoredEvent } from '../../process/events.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { accountActivated } from '../auth/events.ts';
import { newProducts } from '../catalog/new-products-view.ts';
import { newsletterCode } from './codes.ts';
import type { SubscriptionEmail } from './email-messages.ts';
import { newsletterConfirmed, productListEmailDue, subscriptionAsked } from './events.ts';
import { startForAccount } from './own-newsletter.ts';
import { productLine } from './product-line.ts';
import { findSubscription, isRunning, type Subscription } from './store.ts';
import { type SubscriptionFacts, subscriptionMail } from './subscription-mail.ts';
import { confirmToken, endToken } from './tokens.ts';

/** The pages that the emails link to; each asks for confirmation before it does anything. */
const pages = { confirm: '/nieuwsbrief/bevestigen', end: '/nieuwsbrief/afmelden' } as const;
/** The maximum number of products named in an email; the page behind its button shows all of them. */
const mostNamed = 8;

function pageUrl({ config }: ServerDeps, path: string, token?: string): string {
  const url = new URL(path, config.publicUrl);
  if (token !== undefined) url.searchParams.set('token', token);
  return url.href;
}

type Facts = Omit<SubscriptionFacts, 'stopUrl'>;

/** Sends an email to the subscriber, with a link to unsubscribe in its headers (RFC 8058) and its footer. */
async function send(
  deps: ServerDeps,
  {
    event,
    row,
    locale,
  }: { readonly event: StoredEvent; readonly row: Subscription; readonly locale: Locale },
  kind: SubscriptionEmail,
  facts: Facts,
): Promise<void> {
  const stopUrl = isRunning(row) ? pageUrl(deps, pages.end, endToken(deps.secrets, row.id)) : null;
  await deps.mail.send({
    ...{ to: row.email, cause: `${event.id} ${kind}` },
    ...renderEmail(subscriptionMail(kind, { ...facts, stopUrl }, locale)),
    ...(stopUrl !== null && { unsubscribeUrl: stopUrl }),
  });
}

async function codeOf(deps: ServerDeps, { email }: Subscription): Promise<string> {
  const now = deps.clock.now();
  return await inTransaction(deps.db, (tx) => newsletterCode(tx, deps.secrets, { email, now }));
}

/**
 * Asks the owner of the address to confirm. An address that is already subscribed only gets an email that says so.
 */
const mailConfirmation: EventHandler = {
  name: 'newsletter.mail_confirmation',
  on: subscriptionAsked,
  lane: 'mail',
  outside: async (event, deps) => {
    const { payload, createdAt } = event;
    const row = await findSubscription(deps.db, String(payload.subscriptionId));
    if (row === undefined) return;
    const locale = locales.find((one) => one === payload.locale) ?? row.locale;
    const interval = subscriptionIntervals.find((one) => one === payload.interval) ?? null;
    const withNewsletter = payload.withNewsletter === true;
    const mail = { event, row, locale };
    const isListing = row.kind === 'LISTING';
    if (isRunning(row) && row.interval === interval && !withNewsletter) {
      if (isListing) {
        await send(deps, mail, 'already_listing', { url: pageUrl(deps, row.saved_url), title: row.title });
      } else
        await send(deps, mail, 'already_newsletter', {
          url: pageUrl(deps, '/'),
          code: await codeOf(deps, row),
        });
      return;
    }
    const token = confirmToken(deps.secrets, { id: row.id, madeAt: createdAt, interval, withNewsletter });
    const url = pageUrl(deps, pages.confirm, token);
    await send(deps, mail, isListing ? 'confirm_listing' : 'confirm_newsletter', { url });
  },
};

const mailWelcome: EventHandler = {
  name: 'newsletter.mail_welcome',
  on: newsletterConfirmed,
  lane: 'mail',
  outside: async (event, deps) => {
    const row = await findSubscription(deps.db, String(event.payload.subscriptionId));
    if (row === undefined || !isRunning(row)) return;
    const facts = { url: pageUrl(deps, '/net-binnen'), code: await codeOf(deps, row) };
    await send(deps, { event, row, locale: row.locale }, 'welcome', facts);
  },
};

/** Emails the products published since the last email; sends none if there are no new ones. */
const mailNewProducts: EventHandler = {
  name: 'newsletter.mail_new_pieces',
  on: productListEmailDue,
  lane: 'digests',
  outside: async (event, deps) => {
    const { subscriptionId, since, until } = event.payload;
    const row = await findSubscription(deps.db, String(subscriptionId));
    if (row === undefined || !isRunning(row)) return;
    const span = { since: new Date(String(since)), until: new Date(String(until)) };
    const products = await newProducts(deps, row.saved_url, { ...span, locale: row.locale });
    if (products.length === 0) return;
    const named = products.slice(0, mostNamed).map((product) => productLine(product, row.locale));
    await send(deps, { event, row, locale: row.locale }, 'new_products', {
      url: pageUrl(deps, row.saved_url),
      title: row.title,
      count: products.length,
      lines: products.length > mostNamed ? [...named, '…'] : named,
    });
  },
};

/** The link that confirmed the address of the account confirmed it for the newsletter, too. */
const subscribeNewAccount: EventHandler = {
  name: 'newsletter.subscribe_new_account',
  on: accountActivated,
  inside: async (scope, { payload }) => {
    const locale = locales.find((one) => one === payload.locale) ?? 'nl';
    await startForAccount(scope, String(payload.userId), locale);
  },
};

export const newsletterHandlers: readonly EventHandler[] = [
  mailConfirmation,
  mailWelcome,
  mailNewProducts,
  subscribeNewAccount,
];
