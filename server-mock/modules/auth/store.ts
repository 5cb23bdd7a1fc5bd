import type { Kysely } from 'kysely';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import type { EventBus } from '../../process/event-bus.ts';
import type { Secrets } from '../../secrets.ts';
import { verifyPassword } from './password.ts';
import { idleSince } from './session-view.ts';
import { endConnections, revokeTokens } from './token.ts';
import { spendCode } from './totp.ts';

/** In the place of the password of an account that was ended (notes-people.ts): nobody signs up over it or gets in. */
export const endedPassword = '!';

/** Whether an account has this password. Call it outside a transaction: it takes its time. */
export async function isPasswordOf(db: Kysely<Database>, userId: string, password: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user !== undefined && (await verifyPassword(password, user.password_hash));
}

/** Signs an account out everywhere, in the caller's transaction. */
export async function endSessions(
  scope: Pick<CommandScope, 'tx' | 'now'>,
  bus: EventBus,
  userId: string,
): Promise<void> {
  await revokeTokens(scope, bus, userId);
}

/** Where an account is signed in at this moment, the last used first. */
export async function sessionsOf(db: Kysely<Database>, userId: string, now: Date) {
  return await db
    .selectFrom('auth_tokens')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', idleSince(now))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(100)
    .select(['id', 'device', 'created_at', 'last_used_at', 'second_factor'])
    .execute();
}

/** Ends one session of an account, in the caller's transaction. False when there is no such session. */
export async function endOneSession(
  { tx, now }: Pick<CommandScope, 'tx' | 'now'>,
  bus: EventBus,
  userId: string,
  tokenId: string,
): Promise<boolean> {
  const ended = await tx
    .updateTable('auth_tokens')
    .set({ revoked_at: now })
    .where('id', '=', tokenId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) return false;
  await endConnections(tx, bus, [tokenId]);
  return true;
}

/**
 * Whether somebody may do what moves money (S23): with a second factor only by a fresh code of it, which counts once.
 * Whoever has none is let through: where one is required, they act as staff no more anyway.
 */
export async function hasFreshCode(
  scope: CommandScope,
  secrets: Secrets,
  userId: string,
  code: string,
): Promise<boolean> {
  const factor = await scope.tx
    .selectFrom('totp_factors')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return factor === undefined || (await spendCode(scope, secrets, userId, code)) !== null;
}
