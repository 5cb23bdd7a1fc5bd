import type { Selectable } from 'kysely';
import { scopeOf } from '../command.ts';
import type { DeadlineTable } from '../db/core-tables.ts';
import { inRetriedTransaction } from '../db/transaction.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { DeadlineHandler } from './deadlines.ts';

type DeadlineRow = Selectable<DeadlineTable>;

const longestPause = 60 * 60_000;
/** Maximum number of deadlines per sweep, so that a backlog does not delay the shutdown. */
const perSweep = 500;

/**
 * Runs the handlers of all deadlines that are due, earliest first, and returns their number. Each runs in the same
 * transaction that deletes its row; several processes may sweep at once (SKIP LOCKED). A failed one is postponed with
 * exponential backoff. A command that clears a deadline while it is being swept locks the two rows in the opposite
 * order: PostgreSQL resolves the deadlock by aborting one of the transactions, which is then retried.
 */
export async function sweepDeadlines(
  deps: ServerDeps,
  handlers: readonly DeadlineHandler[],
): Promise<number> {
  let done = 0;
  for (let count = 0; count < perSweep; count += 1) {
    const outcome = await sweepOne(deps, handlers);
    if (outcome === 'none') break;
    if (outcome === 'done') done += 1;
  }
  return done;
}

async function sweepOne(
  deps: ServerDeps,
  handlers: readonly DeadlineHandler[],
): Promise<'none' | 'done' | 'put_off'> {
  let taken: DeadlineRow | undefined;
  try {
    await inRetriedTransaction(deps.db, async (tx) => {
      const scope = scopeOf(tx, deps.bus, deps.clock.now());
      taken = await tx
        .selectFrom('deadlines')
        .selectAll()
        .where('due_at', '<=', scope.now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (taken === undefined) return;
      const kind = taken.kind;
      const handler = handlers.find((candidate) => candidate.kind === kind);
      if (handler === undefined) throw new Error(`No handler for deadlines of kind ${kind}.`);
      // Deleted first, because the handler may set the next deadline of the same kind.
      await tx.deleteFrom('deadlines').where('id', '=', taken.id).execute();
      await handler.run(scope, taken.subject_id, deps);
    });
    return taken === undefined ? 'none' : 'done';
  } catch (error) {
    if (taken === undefined) throw error;
    await putOff(deps, taken, error);
    return 'put_off';
  }
}

async function putOff(deps: ServerDeps, row: DeadlineRow, error: unknown): Promise<void> {
  deps.log.error({ err: error, deadline: row.kind, subject: row.subject_id }, 'a deadline failed');
  const pause = Math.min(longestPause, 1000 * 2 ** Math.min(row.attempts + 1, 20));
  await deps.db
    .updateTable('deadlines')
    .set({
      attempts: row.attempts + 1,
      due_at: new Date(deps.clock.now().getTime() + pause),
      last_error: String(error).slice(0, 500),
    })
    .where('id', '=', row.id)
    // If the deadline was set again or handled by another process in the meantime, this failure does not concern it.
    .where('due_at', '=', row.due_at)
    .execute();
}
