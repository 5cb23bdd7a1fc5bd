import { isUuid } from '#domain/ids.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError } from '../../graphql/errors.ts';
import { outboxTopic } from '../../process/events.ts';

/**
 * Schedules failed jobs, one or all of them, for a retry now. Returns their number. Throws InvalidUUIDError,
 * ObjectDoesNotExistError for a job that has not failed.
 */
export async function retryJobs(
  context: GraphqlContext,
  request: { readonly uuid: string | null; readonly commandId?: string | null | undefined },
): Promise<number> {
  const { uuid, commandId } = request;
  if (uuid !== null && !isUuid(uuid)) throw new InvalidUUIDError();
  return await command(
    context,
    { name: 'retryJobs', commandId, body: { uuid } },
    async ({ tx, now, publish }) => {
      const events = await tx
        .updateTable('event_outbox')
        .set({ next_attempt_at: now, attempts: 0 })
        .where('done_at', 'is', null)
        .where('last_error', 'is not', null)
        // Skips events that are being processed: their lease has not ended.
        .where((eb) =>
          eb(
            'id',
            'in',
            eb
              .selectFrom('event_outbox')
              .select('id')
              .where('done_at', 'is', null)
              .where('last_error', 'is not', null)
              .where((lease) =>
                lease.or([lease('leased_until', 'is', null), lease('leased_until', '<=', now)]),
              )
              .$if(uuid !== null, (query) => query.where('id', '=', uuid ?? ''))
              .forUpdate()
              .skipLocked(),
          ),
        )
        .returning('id')
        .execute();
      const deadlines = await tx
        .updateTable('deadlines')
        .set({ due_at: now, attempts: 0 })
        .where('last_error', 'is not', null)
        .$if(uuid !== null, (query) => query.where('id', '=', uuid ?? ''))
        .returning('id')
        .execute();
      const count = events.length + deadlines.length;
      if (uuid !== null && count === 0) throw new ObjectDoesNotExistError();
      await audit(tx, context, {
        kind: 'staff_jobs_retried',
        userId: null,
        details: { job: uuid ?? 'all', count },
      });
      publish(outboxTopic, null);
      return count;
    },
  );
}
