import type { FastifyRequest } from 'fastify';
import type { RegisterRoutes } from '../../http/routes.ts';
import { limitRules } from '../../limit-rules.ts';
import { askNewsletter } from './ask-subscription.ts';
import { endSubscription } from './end-subscription.ts';

/** Letters of the form that a mail program sends. */
const longestForm = 1024;

/**
 * POST /auth/newsletter-subscribe/ with `{ "email": … }` asks for the newsletter (NEWS-005): 200 for every address, 422
 * for what is none, 429. POST /nieuwsbrief/afmelden?token=… ends a subscription by the one click of a mail program
 * (RFC 8058): its address stands in the header List-Unsubscribe, and opened as a page it asks first.
 */
export const registerNewsletterRoutes: RegisterRoutes = async (app, deps) => {
  app.post('/auth/newsletter-subscribe/', async (request) => {
    await askNewsletter(await deps.contextOf(request), emailOf(request.body));
    return { ok: true };
  });
  // What mail programs send, taken here alone: the word is in the address, their body is not looked at.
  await app.register(async (forms) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      forms.addContentTypeParser(
        type,
        { parseAs: 'string', bodyLimit: longestForm },
        (_request, body, done) => done(null, body),
      );
    forms.post('/nieuwsbrief/afmelden', async (request) => {
      const context = await deps.contextOf(request);
      await context.limits.spend(limitRules.subscriptionLink, context.ip);
      await endSubscription(context, tokenOf(request));
      return { ok: true };
    });
  });
};

function emailOf(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  return typeof email === 'string' ? email : '';
}

function tokenOf({ query }: FastifyRequest): string {
  const token = typeof query === 'object' && query !== null && 'token' in query ? query.token : null;
  return typeof token === 'string' ? token : '';
}
