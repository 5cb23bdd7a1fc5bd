import { amsterdamDay } from '#domain/orders/order-days.ts';
import { ObjectDoesNotExistError } from '../../graphql/errors.ts';
import type { RegisterRoutes } from '../../http/routes.ts';
import { reportFiguresCsv } from './figures.ts';

/** The first year with figures. */
const firstYear = 2020;

/** The yearly figures about reports, as a file for staff. */
export const registerReportRoutes: RegisterRoutes = (app, { db, clock }) => {
  app.get<{ Querystring: { year?: string } }>('/api/v2/staff/reports/figures.csv', async (request, reply) => {
    const thisYear = Number(amsterdamDay(clock.now()).slice(0, 4));
    const year = Number(request.query.year ?? thisYear);
    if (!Number.isInteger(year) || year < firstYear || year > thisYear) throw new ObjectDoesNotExistError();
    return await reply
      .header('content-disposition', `attachment; filename="hervonden-reports-${year}.csv"`)
      .header('cache-control', 'no-store')
      .type('text/csv; charset=utf-8')
      .send(await reportFiguresCsv(db, year));
  });
};
