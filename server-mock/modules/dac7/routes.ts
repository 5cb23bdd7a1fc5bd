import { signedIn } from '../../graphql/authorize.ts';
import { UserHasNoObjectPermissionError } from '../../graphql/errors.ts';
import type { RegisterRoutes } from '../../http/routes.ts';
import { requireYear } from './read-years.ts';
import { ownYearCsv } from './year-files.ts';

/** The yearly statement of a seller. */
export const registerSellerYearRoutes: RegisterRoutes = (app, deps) => {
  app.get<{ Params: { year: string } }>(
    '/api/v2/seller-years/:year/statement.csv',
    async (request, reply) => {
      const context = await deps.contextOf(request);
      const { sellerId } = signedIn(context);
      if (sellerId === null) throw new UserHasNoObjectPermissionError();
      const year = Number(request.params.year);
      requireYear(year, deps.clock.now());
      return await reply
        .header('content-disposition', `attachment; filename="hervonden-${year}.csv"`)
        .header('cache-control', 'no-store')
        .type('text/csv; charset=utf-8')
        .send(await ownYearCsv(deps.db, { year, sellerId, locale: context.locale }));
    },
  );
};
