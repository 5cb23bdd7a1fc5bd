import { sql } from 'kysely';
import { erasedDomain } from '#domain/account/erased-email.ts';

/** The email address that replaces an erased one in a row with this id. */
export const erasedEmailOfRow = sql<string>`id::text || ${sql.lit(erasedDomain)}`;

/**
 * Matches email addresses that are not erased. Literal, because indexes with this condition are used only for the same
 * text, not for a parameter.
 */
export function isNotErased(column: string) {
  return sql<boolean>`${sql.ref(column)} not like ${sql.lit(`%${erasedDomain}`)}`;
}
