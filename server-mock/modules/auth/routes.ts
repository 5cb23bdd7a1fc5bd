import type { RegisterRoutes } from '../../http/routes.ts';
import { getUser } from './users.ts';

/** GET /api/v2/users/me/ returns the wishlist id of the signed-in user; 401 if nobody is signed in (AUTH-053). */
export const registerAuthRoutes: RegisterRoutes = (app, deps) => {
  app.get('/api/v2/users/me/', async (request, reply) => {
    const context = await deps.contextOf(request);
    if (context.viewer === null) {
      const errorCode = 'user_not_authenticated';
      return await reply.code(401).send({ errorCode, message: deps.sentence(errorCode, context.locale) });
    }
    const user = await getUser(deps.db, context.viewer.userId);
    return { wishlist_uuid: user.wishlist_uuid };
  });
};
