import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A payment that reserved a product and ended without buying it. */
interface EndedPayment {
  /** Null for a visitor. */
  readonly userId: string | null;
  readonly endedAt: Date;
}

/** The payment that last ended without buying a product it had reserved: cancelled, failed or expired. */
export async function lastEndedPayment(
  db: Kysely<Database>,
  productId: string,
  now: Date,
): Promise<EndedPayment | undefined> {
  return await db
    .selectFrom('item_claims')
    .innerJoin('transactions', 'transactions.id', 'item_claims.transaction_id')
    .where('item_claims.product_id', '=', productId)
    // A payment that another one of the same cart replaced did not end the reservation.
    .where('transactions.superseded', '=', false)
    .where((eb) =>
      eb.or([
        eb('item_claims.state', '=', 'RELEASED'),
        eb.and([eb('item_claims.state', '=', 'HELD'), eb('item_claims.expires_at', '<=', now)]),
      ]),
    )
    .select((eb) => [
      'transactions.user_id as userId',
      eb
        .case()
        .when('item_claims.state', '=', 'RELEASED')
        .then(eb.ref('transactions.updated_at'))
        .else(eb.ref('item_claims.expires_at'))
        .end()
        .as('endedAt'),
    ])
    .orderBy('endedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
