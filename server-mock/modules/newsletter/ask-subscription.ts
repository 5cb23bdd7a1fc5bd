import { randomUUID } from 'node:crypto';
import { normalEmail } from '#domain/account/email.ts';
import {
  emailProblem,
  type SubscriptionInterval,
  subscriptionTitleOf,
} from '#domain/subscription/subscription-rules.ts';
import { readProductListAddress } from '#src/paths/product-list-address.ts';
import { productListHref } from '#src/paths/product-list-href.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { type AskedPayload, subscriptionAsked } from './events.ts';
import type { SubscriptionKind } from './tables.ts';

export interface ProductListWish {
  readonly email: string;
  readonly interval: SubscriptionInterval;
  readonly savedUrl: string;
  readonly title: string;
  readonly subscribeToNewsletter: boolean;
}

/**
 * Requests the newsletter (NEWS-005). Nothing else is sent before the address is confirmed by email, and the response
 * is the same for every address, known or not. Throws ValidationError `email_address_incorrect`,
 * TooManyRequestsError.
 */
export async function askNewsletter(context: GraphqlContext, email: string): Promise<void> {
  checkEmail(email);
  await spend(context, email);
  await keep(context, { kind: 'NEWSLETTER', email, interval: null, saved_url: '', title: '' }, false);
}

/**
 * Requests emails about new products of a product list, optionally with the newsletter (NEWS-011), under the rules of
 * askNewsletter. Also throws ValidationError `saved_url_unknown` if the path is no product list, and `required`
 * without a title.
 */
export async function askForProductListEmail(context: GraphqlContext, wish: ProductListWish): Promise<void> {
  checkEmail(wish.email);
  const savedUrl = savedUrlOf(wish.savedUrl);
  const title = subscriptionTitleOf(wish.title);
  if (savedUrl === null) throw refused('savedUrl', 'saved_url_unknown');
  if (title === '') throw refused('title', 'required');
  await spend(context, wish.email);
  const { email, interval } = wish;
  const row = { kind: 'LISTING', email, interval, saved_url: savedUrl, title } as const;
  await keep(context, row, wish.subscribeToNewsletter);
}

/** Returns the canonical path of the first page of a product list; null if the path is no product list. */
function savedUrlOf(address: string): string | null {
  if (!/^\/(?!\/)/.test(address) || address.includes('\\')) return null;
  const [pathname = '', search = ''] = address.split('#')[0]?.split('?') ?? [];
  const reading = readProductListAddress(pathname, search);
  if (reading === null) return null;
  // The path has another spelling; follow the redirect to the canonical one.
  if ('redirect' in reading) return reading.redirect === address ? null : savedUrlOf(reading.redirect);
  return productListHref({ ...reading.state, page: 1 });
}

function checkEmail(email: string): void {
  const code = emailProblem(email);
  if (code !== null) throw new ValidationError('email_address_incorrect', [{ field: 'email', code }]);
}

function refused(field: string, code: string): ValidationError {
  return new ValidationError('validation_error', [{ field, code }]);
}

async function spend({ limits, ip }: GraphqlContext, email: string): Promise<void> {
  await limits.spend(limitRules.subscribeCaller, ip);
  await limits.spend(limitRules.subscribe, normalEmail(email));
}

interface Wish {
  readonly kind: SubscriptionKind;
  readonly email: string;
  readonly interval: SubscriptionInterval | null;
  readonly saved_url: string;
  readonly title: string;
}

/**
 * Runs the same statement for known and unknown addresses; everything that depends on it happens after the response
 * (S11). An existing subscription stays unchanged until the request is confirmed by email.
 */
async function keep(context: GraphqlContext, wish: Wish, withNewsletter: boolean): Promise<void> {
  const { locale } = context;
  await command(context, { name: 'subscribe', body: null }, async ({ tx, now, emit }) => {
    const { id } = await tx
      .insertInto('subscriptions')
      .values({
        ...{ id: randomUUID(), ...wish, email: normalEmail(wish.email), locale },
        ...{ asked_at: now, confirmed_at: null, ended_at: null, seen_until: null },
      })
      .onConflict((conflict) =>
        conflict.columns(['email', 'kind', 'saved_url']).doUpdateSet({ asked_at: now }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const payload: AskedPayload = { subscriptionId: id, locale, interval: wish.interval, withNewsletter };
    await emit(subscriptionAsked, { ...payload }, { afterAnswer: true });
  });
}
