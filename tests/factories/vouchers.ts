import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { DiscountCodesTable } from '#server/modules/newsletter/tables.ts';

/** Inserts a gift card that does not expire. */
export async function makeGiftCard(
  db: Kysely<Database>,
  cents: number,
): Promise<{ readonly id: string; readonly code: string }> {
  const card = { id: randomUUID(), code: `BON${randomUUID().slice(0, 8)}`.toUpperCase() };
  await db
    .insertInto('gift_cards')
    .values({ ...card, initial_cents: cents, created_at: new Date(), valid_until: null })
    .execute();
  return card;
}

/** Inserts a discount code of 10 euros, by default for everybody and any number of purchases; returns the code. */
export async function makeDiscountCode(
  db: Kysely<Database>,
  given: Partial<Insertable<DiscountCodesTable>> = {},
): Promise<string> {
  const code = `KORTING${randomUUID().slice(0, 8)}`.toUpperCase();
  await db
    .insertInto('discount_codes')
    .values({
      ...{
        id: randomUUID(),
        code,
        source: 'newsletter',
        address_hash: null,
        type: 'fixed_amount',
        value: 1_000,
      },
      ...{ minimal_order_value_cents: 0, first_purchase_only: false, uses_allowed: null },
      ...{ created_at: new Date(), valid_until: null, ...given },
    })
    .execute();
  return code;
}
