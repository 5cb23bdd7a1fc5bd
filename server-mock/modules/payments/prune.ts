import { sql } from 'kysely';
import { promises } from '#domain/promises/promises.ts';
import { erasedEmailOfRow, isNotErased } from '../../db/erased-email.ts';
import { daysAgo, inBatches, type Prune } from '../../prune.ts';

/**
 * Removes the email address and the addresses of payments that ended without money 90 days ago. What was to be paid
 * stays, without a name: the ledger and reservations refer to it.
 */
export const pruneUnpaid: Prune = async (deps) => {
  const { db } = deps;
  const before = daysAgo(deps, promises.retention.visitorDays);
  await inBatches((limit) =>
    db
      .updateTable('transactions')
      .set({
        email: erasedEmailOfRow,
        ...{ shipping_address: null, billing_address: null },
      })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('transactions')
          .select('id')
          .where('updated_at', '<', before)
          // The condition of the index `transactions_unpaid`.
          .where(sql<boolean>`status in ('expired', 'cancelled', 'failed') and ${isNotErased('email')}`)
          .limit(limit),
      )
      .returning('id')
      .execute(),
  );
};
