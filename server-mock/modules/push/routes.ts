import * as v from 'valibot';
import { ValidationError } from '../../graphql/errors.ts';
import type { RegisterRoutes } from '../../http/routes.ts';
import { renewSubscription } from './renew-subscription.ts';
import { currentKey } from './vapid-keys.ts';

const renewal = v.object({
  old: v.object({ endpoint: v.string(), auth: v.string() }),
  ...{ endpoint: v.string(), p256dh: v.string(), auth: v.string(), keyId: v.string() },
});

/**
 * Routes for service workers, which have no session. GET /api/push/key returns `{ keyId, publicKey }`, the key to
 * subscribe with. PUT /api/push/subscriptions with `{ old: { endpoint, auth }, endpoint, p256dh, auth, keyId }`
 * replaces the old subscription with a new one: 204; 404 if the old one cannot be renewed; 422; 429.
 */
export const registerPushRoutes: RegisterRoutes = (app, deps) => {
  app.get('/api/push/key', async (_request, reply) => {
    const { id, publicKey } = await currentKey(deps.db);
    reply.header('cache-control', 'no-store');
    return { keyId: id, publicKey };
  });
  app.put('/api/push/subscriptions', { bodyLimit: 8192 }, async (request, reply) => {
    const read = v.safeParse(renewal, request.body);
    if (!read.success) throw new ValidationError('push_subscription_invalid');
    const { old, ...input } = read.output;
    await renewSubscription(await deps.contextOf(request), old, input);
    return await reply.code(204).send();
  });
};
