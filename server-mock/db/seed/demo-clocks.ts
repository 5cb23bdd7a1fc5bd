import { scopeOf } from '../../command.ts';
import { orderDeadlines } from '../../modules/orders/deadlines.ts';
import { clockDeadline } from '../../modules/orders/public/clock.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { inTransaction } from '../transaction.ts';

/**
 * Runs the deadline steps of the seeded orders that would have been due since the purchase, each at its own time.
 * Otherwise the first sweep would send reminders about orders that were placed days before the demo was started.
 */
export async function seedClocks(deps: ServerDeps): Promise<void> {
  const handler = orderDeadlines.find(({ kind }) => kind === clockDeadline);
  if (handler === undefined) throw new Error('The demo needs the deadline of the clock of an order.');
  await inTransaction(deps.db, async (tx) => {
    while (true) {
      const due = await tx
        .deleteFrom('deadlines')
        .where((where) =>
          where(
            'id',
            '=',
            where
              .selectFrom('deadlines')
              .select('id')
              .where('kind', '=', clockDeadline)
              .where('due_at', '<=', deps.clock.now())
              .orderBy('due_at')
              .limit(1),
          ),
        )
        .returning(['subject_id', 'due_at'])
        .executeTakeFirst();
      if (due === undefined) return;
      await handler.run(scopeOf(tx, deps.bus, due.due_at), due.subject_id, deps);
    }
  });
}
