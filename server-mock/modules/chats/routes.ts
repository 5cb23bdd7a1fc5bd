import { ValidationError } from '../../graphql/errors.ts';
import type { RegisterRoutes } from '../../http/routes.ts';
import { openConversation } from './open-conversation.ts';

/**
 * POST /api/v2/conversations/ with `{ "product": uuid }` and a token opens a conversation about the product and
 * returns `{ "uuid": … }` (CHAT-007, docs/readings.md). Status 401 without a token, 400 for an invalid uuid, 404,
 * 422, 429.
 */
export const registerChatRoutes: RegisterRoutes = (app, deps) => {
  app.post('/api/v2/conversations/', async (request) => {
    const context = await deps.contextOf(request);
    return { uuid: await openConversation(context, productOf(request.body)) };
  });
};

function productOf(body: unknown): string {
  const product = typeof body === 'object' && body !== null && 'product' in body ? body.product : null;
  if (typeof product !== 'string')
    throw new ValidationError('validation_error', [{ field: 'product', code: 'required' }]);
  return product;
}
