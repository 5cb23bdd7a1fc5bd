import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { DiscountCodesTable } from './tables.ts';

export type DiscountCode = Selectable<DiscountCodesTable>;

/**
 * Returns the discount code with this text, ignoring case and surrounding spaces (CART-003); undefined if there is
 * none or it has expired. The cart checks whether it was used before and who may use it.
 */
export async function findDiscountCode(
  db: Kysely<Database>,
  typed: string,
  now: Date,
): Promise<DiscountCode | undefined> {
  const code = typed.trim().toUpperCase();
  if (code === '' || code.length > 50) return undefined;
  return await db
    .selectFrom('discount_codes')
    .selectAll()
    .where('code', '=', code)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>', now)]))
    .executeTakeFirst();
}
