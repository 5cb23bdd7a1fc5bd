import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { amsterdamDay, plusDays } from '#domain/orders/order-days.ts';
import type { Database } from '#server/db/schema.ts';

/** Inserts only the rows of a transport that is waiting for the seller, bypassing all rules. */
export async function plannedTransport(db: Kysely<Database>, deliveryUuid: string): Promise<void> {
  const now = new Date();
  await db
    .insertInto('transports')
    .values({
      ...{
        delivery_id: deliveryUuid,
        planning: 'waiting_on_seller',
        shipping_date: null,
        pickup_window: null,
      },
      ...{ width_cm: 120, height_cm: 75, depth_cm: 60, created_at: now, updated_at: now },
    })
    .execute();
}

/** The same with one proposed day, which is waiting for the buyer. */
export async function proposedTransport(
  db: Kysely<Database>,
  deliveryUuid: string,
): Promise<{ readonly proposalUuid: string; readonly proposedDay: string }> {
  await plannedTransport(db, deliveryUuid);
  const now = new Date();
  const [proposalUuid, proposedDay] = [randomUUID(), plusDays(amsterdamDay(now), 8)];
  await db
    .insertInto('transport_proposals')
    .values({
      ...{ id: proposalUuid, delivery_id: deliveryUuid, submitted_by: 'SELLER', rejected_by: null },
      ...{ selected_date: null, created_at: now, answered_at: null },
    })
    .execute();
  await db
    .insertInto('transport_proposal_dates')
    .values({ proposal_id: proposalUuid, day: proposedDay })
    .execute();
  await db
    .updateTable('transports')
    .set({ planning: 'waiting_on_buyer' })
    .where('delivery_id', '=', deliveryUuid)
    .execute();
  return { proposalUuid, proposedDay };
}
