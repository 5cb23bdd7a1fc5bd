import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Locale } from '../../messages.ts';

/** Provinces in which sellers get emails in French unless they chose another language. */
const frenchSpeaking = new Set(['be-henegouwen', 'be-luik', 'be-luxemburg', 'be-namen', 'be-waals-brabant']);

/** The language of an email to a seller who has not chosen one, by the province of the shop. */
export function sellerLocale(province: string): Locale {
  return frenchSpeaking.has(province) ? 'fr' : 'nl';
}

/** The email addresses of the people who act for a seller. */
export async function sellerAddresses(db: Kysely<Database>, sellerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('seller_id', '=', sellerId)
    .where('is_active', '=', true)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.email);
}
