import { erasedEmail } from '#domain/account/erased-email.ts';
import { promises } from '#domain/promises/promises.ts';
import { type CommandScope, scopeOf } from '../../command.ts';
import { inRetriedTransaction } from '../../db/transaction.ts';
import { daysAgo, type Prune } from '../../prune.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { endedPassword } from '../auth/public.ts';
import { erasePerson } from './erase-person.ts';

/**
 * Accounts per round: each is erased from every table, in a transaction of its own, and events wait meanwhile. The next
 * hour takes the rest.
 */
const mostAccounts = 50;

/** Erases accounts whose address was never confirmed, 30 days after the last sign-up or the last link to confirm it. */
export const pruneUnconfirmedAccounts: Prune = async ({ db, bus, clock }) => {
  const before = daysAgo({ clock }, promises.retention.unconfirmedDays);
  const found = await unconfirmed(db, before).limit(mostAccounts).execute();
  for (const { id } of found) {
    await inRetriedTransaction(db, async (tx) => {
      // A sign-up with the same address waits, and then begins with a new row.
      const row = await unconfirmed(tx, before).where('id', '=', id).forUpdate().executeTakeFirst();
      if (row !== undefined) await eraseUnconfirmed(scopeOf(tx, bus, clock.now()), id);
    });
  }
};

function unconfirmed(db: ServerDeps['db'], before: Date) {
  return (
    db
      .selectFrom('users')
      .select('id')
      .where('is_active', '=', false)
      // That of a deleted account, whose row the records of others refer to.
      .where('password_hash', '!=', endedPassword)
      .where('seller_id', 'is', null)
      .where('created_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('one_time_links')
              .select('one_time_links.id')
              .whereRef('one_time_links.user_id', '=', 'users.id')
              .where('one_time_links.created_at', '>=', before),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('audit_log')
              .select('audit_log.id')
              .whereRef('audit_log.user_id', '=', 'users.id')
              .where('audit_log.kind', '=', 'account_signed_up_again')
              .where('audit_log.at', '>=', before),
          ),
        ),
      )
      .orderBy('created_at')
  );
}

/**
 * The address is not the person's until it is confirmed: what its owner bought or offered without an account is not
 * erased with the account that somebody opened with it.
 */
async function eraseUnconfirmed(scope: CommandScope, userId: string): Promise<void> {
  await erasePerson(scope, { userId, email: erasedEmail(userId), sellerId: null });
}
