import { randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { newsletterGift } from '#domain/subscription/subscription-rules.ts';
import type { Database } from '../../db/schema.ts';
import type { Secrets } from '../../secrets.ts';

/** Excludes letters and digits that are easily confused. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** HALLO-XXXX-XXXX: about 10^12 possible codes, too many to guess one. */
function newCode(): string {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `HALLO-${part()}-${part()}`;
}

/**
 * Returns the newsletter's discount code of a normalised address. It is created by the first call and never changes
 * (NEWS-001); a unique index allows one per address, also for concurrent calls. It remains valid after unsubscribing.
 */
export async function newsletterCode(
  tx: Transaction<Database>,
  secrets: Secrets,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<string> {
  const addressHash = secrets.sign('newsletter-code', email);
  await tx
    .insertInto('discount_codes')
    .values({
      ...{ id: randomUUID(), code: newCode(), source: 'newsletter', address_hash: addressHash },
      ...{ type: 'fixed_amount', value: newsletterGift.valueCents },
      minimal_order_value_cents: newsletterGift.minimalOrderValueCents,
      ...{ first_purchase_only: false, uses_allowed: 1, created_at: now, valid_until: null },
    })
    .onConflict((conflict) => conflict.columns(['source', 'address_hash']).doNothing())
    .execute();
  const { code } = await tx
    .selectFrom('discount_codes')
    .select('code')
    .where('source', '=', 'newsletter')
    .where('address_hash', '=', addressHash)
    .executeTakeFirstOrThrow();
  return code;
}
