import type { Kysely } from 'kysely';
import type { CommandScope } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import type { EventBus } from '../../process/event-bus.ts';
import { verifyPassword } from './password.ts';
import { revokeTokens } from './token.ts';

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
