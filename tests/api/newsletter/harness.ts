import { randomUUID } from 'node:crypto';
import type { Locale } from '#server/messages.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { type ApiHarness, startApi } from '../../setup/api-harness.ts';

export interface SubscriptionAnswer {
  readonly __typename: string;
  readonly kind?: string;
  readonly title?: string;
  readonly savedUrl?: string;
  readonly code?: string | null;
  readonly interval?: string;
  readonly errorCode?: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
}

export const newAddress = (): string => `${randomUUID()}@hervonden.test`;

/** A server with recorded emails and a manual clock, and the actions on newsletter subscriptions. */
export async function openNewsletterHarness() {
  const mails: MailMessage[] = [];
  let now = Date.now();
  const api: ApiHarness = await startApi({
    mail: { send: async (message) => void mails.push(message) },
    clock: { now: () => new Date(now) },
  });
  const ask = async (mutation: string, variables: Record<string, unknown>, locale: Locale = 'nl') => {
    const { data, errors } = await api.graphql<{ it: SubscriptionAnswer }>(mutation, variables, { locale });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data.it;
  };
  const linkOf = (mail: MailMessage | undefined) =>
    new URL(/https?:\/\/\S+\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://no.link');
  return {
    api,
    mails,
    linkOf,
    mailsTo: (email: string) => mails.filter(({ to }) => to === email),
    /** The token in the button's link of the newest email. */
    lastToken: (email: string) =>
      linkOf(mails.findLast(({ to }) => to === email)).searchParams.get('token') ?? '',
    later: (milliseconds: number) => {
      now += milliseconds;
    },
    now: () => new Date(now),
    settle: () => api.server.background.runOnce(),
    subscribe: (body: unknown, remoteAddress = `10.0.0.${mails.length % 250}`, locale = 'nl') =>
      api.inject({
        method: 'POST',
        url: '/auth/newsletter-subscribe/',
        headers: { 'accept-language': locale, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
        remoteAddress,
      }),
    listing: (wish: Record<string, unknown>, locale?: Locale) =>
      ask(
        `mutation ($email: String!, $interval: SubscriptionInterval, $savedUrl: String!, $title: String!,
            $subscribeToNewsletter: Boolean) {
          it: createSubscription(email: $email, interval: $interval, savedUrl: $savedUrl, title: $title,
              subscribeToNewsletter: $subscribeToNewsletter) {
            __typename ... on SubscriptionAsked { interval } ... on Error { errorCode }
            ... on ValidationError { fields { field code } }
          }
        }`,
        { savedUrl: '/meubels/kasten', title: 'Kasten', ...wish },
        locale,
      ),
    confirm: (token: string) =>
      ask(
        `mutation ($token: String!) { it: confirmSubscription(token: $token) {
          __typename ... on MailSubscription { kind title savedUrl code } ... on Error { errorCode } } }`,
        { token },
      ),
    end: (token: string) =>
      ask(
        `mutation ($token: String!) { it: endSubscription(token: $token) {
          __typename ... on MailSubscription { kind title } ... on Error { errorCode } } }`,
        { token },
      ),
  };
}

export type NewsletterHarness = Awaited<ReturnType<typeof openNewsletterHarness>>;
