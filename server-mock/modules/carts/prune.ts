import { type Kysely, sql } from 'kysely';
import { liveStatuses } from '#domain/payments/transaction.ts';
import { promises } from '#domain/promises/promises.ts';
import type { Database } from '../../db/schema.ts';
import { daysAgo, inBatches, type Prune } from '../../prune.ts';

/**
 * Deletes the open carts of visitors that have not changed for 90 days, and what bought ones tell about the person: the
 * order has its own addresses.
 */
export const pruneCarts: Prune = async ({ db, clock }) => {
  const before = daysAgo({ clock }, promises.retention.visitorDays);
  await inBatches((limit) => deleteOpen(db, before, limit));
  await inBatches((limit) => blankBought(db, before, limit));
};

/** A cart stays while its payment can complete or ended recently, and while a product is reserved for it. */
async function deleteOpen(db: Kysely<Database>, before: Date, limit: number) {
  return await db
    .deleteFrom('carts')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('carts')
        .select('id')
        // The condition of the index `carts_of_visitors`.
        .where(sql<boolean>`user_id is null and status = 'OPEN'`)
        .where('updated_at', '<', before)
        .where('reserves_product', '=', false)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('transactions')
                .select('transactions.id')
                .whereRef('transactions.cart_id', '=', 'carts.id')
                .where((tx) =>
                  tx.or([
                    tx('transactions.status', 'in', [...liveStatuses]),
                    tx('transactions.updated_at', '>=', before),
                  ]),
                ),
            ),
          ),
        )
        .limit(limit)
        // A visitor who uses the cart at this moment keeps it.
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
}

async function blankBought(db: Kysely<Database>, before: Date, limit: number) {
  return await db
    .updateTable('carts')
    .set({ shipping_address: null, billing_address: null, mp_session_id: null, mp_device_id: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('carts')
        .select('id')
        // The condition of the index `carts_bought_by_visitors`.
        .where(
          sql<boolean>`user_id is null and status = 'FROZEN'
              and num_nonnulls(shipping_address, billing_address, mp_session_id, mp_device_id) > 0`,
        )
        .where('updated_at', '<', before)
        .limit(limit),
    )
    .returning('id')
    .execute();
}
