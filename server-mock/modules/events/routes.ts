import type { RegisterRoutes } from '../../http/routes.ts';
import { sendToPixel } from './send-to-pixel.ts';

/** POST /api/v2/pixel/ with `{ type, path, productSlugs, ageMs }`: 204, 422 without consent to marketing, 429 (TRACK-004). */
export const registerEventRoutes: RegisterRoutes = (app, deps) => {
  app.post('/api/v2/pixel/', async (request, reply) => {
    const cookies = request.headers.cookie ?? '';
    await sendToPixel(await deps.contextOf(request), { cookies, body: request.body, config: deps.config });
    return await reply.code(204).send();
  });
};
