import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { OneTimeLinksTable } from './tables.ts';

const minute = 60 * 1000;

/** How long each kind counts, in milliseconds (S14). */
const lifetimes = {
  verify_email: 7 * 24 * 60 * minute,
  change_email: 7 * 24 * 60 * minute,
  magic_link: 15 * minute,
  reset_password: 60 * minute,
  second_factor: 5 * minute,
  passkey_registration: 5 * minute,
  passkey_sign_in: 5 * minute,
} as const;

export type LinkPurpose = keyof typeof lifetimes;
export type OneTimeLink = Selectable<OneTimeLinksTable>;

export interface NewLink {
  readonly purpose: LinkPurpose;
  readonly userId: string | null;
  readonly payload?: Readonly<Record<string, string>>;
}

/** Only this of a token is stored. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes a link; its token (256 random bits) is told this one time. */
export async function createLink(
  db: Kysely<Database>,
  { purpose, userId, payload }: NewLink,
  now: Date,
): Promise<{ readonly id: string; readonly token: string }> {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('one_time_links')
    .values({
      id,
      purpose,
      user_id: userId,
      token_hash: hashOf(token),
      payload: JSON.stringify(payload ?? {}),
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimes[purpose]),
      used_at: null,
    })
    .execute();
  return { id, token };
}

/** The link of a token that could be redeemed now, without doing so; undefined when there is none. */
export async function findLink(
  db: Kysely<Database>,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<OneTimeLink | undefined> {
  return await db
    .selectFrom('one_time_links')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Redeems a token: of many at once exactly one gets the link, everybody else, and everybody later, undefined. The
 * user's other links of that purpose count no longer.
 */
export async function redeemLink(
  tx: Transaction<Database>,
  purposes: readonly LinkPurpose[],
  token: string,
  now: Date,
): Promise<OneTimeLink | undefined> {
  const link = await tx
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (link?.user_id != null) await voidLinks(tx, link.user_id, purposes, now);
  return link;
}

/** The link of a token that counts no longer because it was used, or ended by another one; undefined when there is none. */
export async function findUsedLink(
  db: Kysely<Database>,
  purposes: readonly LinkPurpose[],
  token: string,
): Promise<OneTimeLink | undefined> {
  return await db
    .selectFrom('one_time_links')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is not', null)
    .executeTakeFirst();
}

/** Makes a user's open links of these purposes useless. */
export async function voidLinks(
  tx: Transaction<Database>,
  userId: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .execute();
}
