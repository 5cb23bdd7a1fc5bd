import { isUuid } from '#domain/ids.ts';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError, ObjectDoesNotExistError } from '../../graphql/errors.ts';
import { outboxTopic } from '../../process/events.ts';
import { retryFailed } from '../../process/retry-failed.ts';

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
      const count = await retryFailed(tx, now, uuid);
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
