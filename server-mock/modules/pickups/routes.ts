import type { FastifyRequest } from 'fastify';
import { ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import type { RegisterRoutes } from '../../http/routes.ts';
import { limitRules } from '../../limit-rules.ts';
import { appointmentFile, calendarSide } from './calendar.ts';

function queryText({ query }: FastifyRequest, name: string): string {
  const value =
    typeof query === 'object' && query !== null && name in query
      ? (query as Readonly<Record<string, unknown>>)[name]
      : null;
  return typeof value === 'string' ? value : '';
}

/**
 * GET /api/v2/pickups/:deliveryUuid/calendar?side=…&signature=… returns the appointment as a calendar file. The
 * signature authorizes one side. 404 without an appointment, 422 for an invalid signature, 429.
 */
export const registerPickupRoutes: RegisterRoutes = (app, deps) => {
  app.get<{ Params: { deliveryUuid: string } }>(
    '/api/v2/pickups/:deliveryUuid/calendar',
    async (request, reply) => {
      const context = await deps.contextOf(request);
      const { deliveryUuid } = request.params;
      const given = { side: queryText(request, 'side'), signature: queryText(request, 'signature') };
      const side = calendarSide(deps.secrets, deliveryUuid, given);
      if (side === null) {
        await context.limits.spend(limitRules.calendarLink, context.ip);
        throw new ValidationError('calendar_link_wrong');
      }
      const file = await appointmentFile(deps, deliveryUuid, { side, locale: context.locale });
      if (file === null) throw new ObjectDoesNotExistError();
      return await reply
        .header('content-disposition', 'attachment; filename="hervonden.ics"')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .type('text/calendar; charset=utf-8')
        .send(file);
    },
  );
};
