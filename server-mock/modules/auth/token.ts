import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';

const day = 24 * 60 * 60 * 1000;
/** A token that nobody used for so long is dead. */
const idleDays = 30;
/** A token dies at this age, used or not. */
const absoluteDays = 90;
/** Its last use is written at most once in so long. */
const touchEvery = 60 * 60 * 1000;

/** 256 random bits; only its SHA-256 is stored (S13). */
function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes a token for a user; the text is shown this one time. */
export async function issueToken(tx: Transaction<Database>, userId: string, now: Date): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('auth_tokens')
    .values({
      id: randomUUID(),
      user_id: userId,
      token_hash: hashOf(token),
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + absoluteDays * day),
      revoked_at: null,
    })
    .execute();
  return token;
}

/** A viewer and the moment at which the token stops to count without further use. */
export interface Session {
  readonly viewer: Viewer;
  readonly expiresAt: Date;
}

/** The token of `Authorization: Token <token>`, or null (AUTH-029). */
export function tokenOf(header: string | undefined): string | null {
  return /^Token ([A-Za-z0-9_-]{20,128})$/.exec(header ?? '')?.[1] ?? null;
}

/** The session of a token; null for one that is unknown, expired, revoked, or of an inactive account. */
export async function sessionOf(db: Kysely<Database>, token: string, now: Date): Promise<Session | null> {
  const row = await db
    .selectFrom('auth_tokens as token')
    .innerJoin('users as user', 'user.id', 'token.user_id')
    .where('token.token_hash', '=', hashOf(token))
    .where('token.revoked_at', 'is', null)
    .where('user.is_active', '=', true)
    .select(['token.id as tokenId', 'token.last_used_at', 'token.expires_at'])
    .select([
      'user.id as userId',
      'user.email',
      'user.name',
      'user.is_staff as isStaff',
      'user.seller_id as sellerId',
    ])
    .executeTakeFirst();
  if (row === undefined) return null;
  const { last_used_at, expires_at, ...viewer } = row;
  const idleEnd = last_used_at.getTime() + idleDays * day;
  if (now.getTime() >= Math.min(idleEnd, expires_at.getTime())) return null;
  if (now.getTime() - last_used_at.getTime() > touchEvery) {
    await db.updateTable('auth_tokens').set({ last_used_at: now }).where('id', '=', viewer.tokenId).execute();
  }
  return { viewer, expiresAt: expires_at };
}

/** The bus topic on which a revoked token tells its open sockets. */
export function revokedTopic(tokenId: string): string {
  return `token-revoked:${tokenId}`;
}
