import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { promises } from '#domain/promises/promises.ts';
import type { Database } from '../../db/schema.ts';
import type { Secrets } from '../../secrets.ts';
import type { OneTimeLinksTable } from './tables.ts';

const minute = 60 * 1000;
const { addressDays, signInMinutes } = promises.links;

/** Lifetimes in milliseconds (S14). */
const lifetimes = {
  verify_email: addressDays * 24 * 60 * minute,
  change_email: addressDays * 24 * 60 * minute,
  magic_link: signInMinutes * minute,
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

/** Only the hash of a token is stored. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function rowOf(
  { purpose, userId, payload }: NewLink,
  { id, token, now }: { readonly id: string; readonly token: string; readonly now: Date },
) {
  return {
    ...{ id, purpose, user_id: userId, token_hash: hashOf(token), payload: JSON.stringify(payload ?? {}) },
    ...{ created_at: now, expires_at: new Date(now.getTime() + lifetimes[purpose]), used_at: null },
  };
}

/** Creates a link. Its token (256 random bits) is returned here only and cannot be read again. */
export async function createLink(
  db: Kysely<Database>,
  link: NewLink,
  now: Date,
): Promise<{ readonly id: string; readonly token: string }> {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  await db.insertInto('one_time_links').values(rowOf(link, { id, token, now })).execute();
  return { id, token };
}

/**
 * Creates the link of an email that an event causes. A retry of the event gets the same link, with its lifetime from
 * now on: a second one would stay valid beside it, and repeated deliveries must be the same email. Returns null if the
 * link was used or voided in the meantime. A new SECRET_KEY makes a new token, which replaces the one before.
 */
export async function createLinkOf(
  eventId: string,
  wanted: NewLink,
  { db, secrets, now }: { readonly db: Kysely<Database>; readonly secrets: Secrets; readonly now: Date },
): Promise<{ readonly token: string } | null> {
  const token = Buffer.from(secrets.sign('emailed-link', eventId), 'hex').toString('base64url');
  const row = rowOf(wanted, { id: eventId, token, now });
  const link = await db
    .insertInto('one_time_links')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ token_hash: row.token_hash, expires_at: row.expires_at })
        .where('one_time_links.used_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return link === undefined ? null : { token };
}

/** Returns the link of a token that can still be redeemed, without redeeming it; undefined if there is none. */
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
 * Redeems a token. Of several concurrent calls exactly one gets the link; all others, and all later calls, get
 * undefined. The user's other links of the same purposes are voided.
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

/** Returns the link of a token that was used, or voided by another link; undefined if there is none. */
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

/** Voids a user's unused links of the given purposes. */
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
