import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { idleDays } from '#domain/account/token-lifetime.ts';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';
import { revokedTopic, type Session } from '../../graphql/session.ts';
import { endSubscriptionsOf } from '../push/public/subscriptions.ts';

const day = 24 * 60 * 60 * 1000;
/** A token expires after this many days, whether used or not. */
const absoluteDays = 90;
/** The minimum time in milliseconds between two writes of a token's last use. */
const touchEvery = 60 * 60 * 1000;

/** A token has 256 random bits; only its SHA-256 is stored (S13). */
function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export interface NewToken {
  readonly userId: string;
  /** The browser and operating system; empty if unknown. */
  readonly device: string;
  readonly secondFactor: boolean;
}

/** Issues a token for a user. Its text is returned here only and cannot be read again. */
export async function issueToken(
  tx: Transaction<Database>,
  { userId, device, secondFactor }: NewToken,
  now: Date,
): Promise<{ readonly id: string; readonly token: string }> {
  const token = newToken();
  const id = randomUUID();
  await tx
    .insertInto('auth_tokens')
    .values({
      id,
      user_id: userId,
      token_hash: hashOf(token),
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + absoluteDays * day),
      revoked_at: null,
      device,
      second_factor: secondFactor,
    })
    .execute();
  return { id, token };
}

/**
 * Ends what depends on revoked tokens: the push subscriptions of their browsers, and their sockets after the commit.
 */
export async function endConnections(
  { tx, publish }: Pick<CommandScope, 'tx' | 'publish'>,
  tokenIds: readonly string[],
): Promise<void> {
  await endSubscriptionsOf(tx, tokenIds);
  for (const id of tokenIds) publish(revokedTopic(id), null);
}

/**
 * Revokes all tokens of a user, or all except `except`, and closes their sockets (S13). Returns how many were
 * revoked.
 */
export async function revokeTokens(
  scope: CommandScope,
  userId: string,
  except: string | null = null,
): Promise<number> {
  const { tx, now } = scope;
  const ended = await tx
    .updateTable('auth_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
    .returning('id')
    .execute();
  await endConnections(
    scope,
    ended.map(({ id }) => id),
  );
  return ended.length;
}

/**
 * Returns the session of a token; null if the token is unknown, expired or revoked, or the account is inactive or
 * suspended.
 */
export async function sessionOf(db: Kysely<Database>, token: string, now: Date): Promise<Session | null> {
  const row = await db
    .selectFrom('auth_tokens as token')
    .innerJoin('users as user', 'user.id', 'token.user_id')
    .where('token.token_hash', '=', hashOf(token))
    .where('token.revoked_at', 'is', null)
    .where('user.is_active', '=', true)
    .where('user.suspended_at', 'is', null)
    .select(['token.id as tokenId', 'token.last_used_at', 'token.expires_at'])
    .select([
      'user.id as userId',
      'user.email',
      'user.name',
      'user.is_staff as isStaff',
      'user.seller_id as sellerId',
      'token.second_factor as hasSecondFactor',
    ])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { last_used_at, expires_at, hasSecondFactor, ...rest } = row;
  const viewer: Viewer = { ...rest, lacksSecondFactor: rest.isStaff && !hasSecondFactor };
  const idleEnd = last_used_at.getTime() + idleDays * day;
  if (now.getTime() >= Math.min(idleEnd, expires_at.getTime())) return null;
  if (now.getTime() - last_used_at.getTime() > touchEvery) {
    await db.updateTable('auth_tokens').set({ last_used_at: now }).where('id', '=', viewer.tokenId).execute();
  }
  return { viewer, expiresAt: expires_at };
}
