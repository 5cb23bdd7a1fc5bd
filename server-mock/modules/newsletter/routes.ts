import { registerOneClick } from '../../http/one-click-unsubscribe.ts';
import type { RegisterRoutes } from '../../http/routes.ts';
import { askNewsletter } from './ask-subscription.ts';
import { endSubscription } from './end-subscription.ts';

/**
 * POST /auth/newsletter-subscribe/ with `{ "email": … }` requests the newsletter (NEWS-005): 200 for every valid
 * address, 422 for an invalid one, 429. POST /nieuwsbrief/afmelden?token=… is the one-click unsubscribe of mail
 * clients (RFC 8058).
 */
export const registerNewsletterRoutes: RegisterRoutes = async (app, deps) => {
  app.post('/auth/newsletter-subscribe/', async (request) => {
    await askNewsletter(await deps.contextOf(request), emailOf(request.body));
    return { ok: true };
  });
  await registerOneClick(app, deps, '/nieuwsbrief/afmelden', (token) => endSubscription(deps, token));
};

function emailOf(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  return typeof email === 'string' ? email : '';
}
