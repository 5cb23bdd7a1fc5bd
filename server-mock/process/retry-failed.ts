import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/**
 * Schedules failed events and deadlines for a retry at `now`: all of them, or the one with this id. Returns their
 * number.
 */
export async function retryFailed(
  tx: Transaction<Database>,
  now: Date,
  uuid: string | null,
): Promise<number> {
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
          .where((lease) => lease.or([lease('leased_until', 'is', null), lease('leased_until', '<=', now)]))
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
  return events.length + deadlines.length;
}
