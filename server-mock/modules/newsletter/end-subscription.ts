import { type CommandScope, scopeOf } from '../../command.ts';
import { inTransaction } from '../../db/transaction.ts';
import { FailedToUpdateError } from '../../graphql/errors.ts';
import { clearDeadline } from '../../process/deadlines.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { locked, type SubscriptionAnswer } from './confirm-subscription.ts';
import { productListDeadline } from './product-list-deadline.ts';
import { readEndToken } from './tokens.ts';

/**
 * Ends the subscription of an email's link; ending it again is no error. Throws FailedToUpdateError
 * `subscription_link_invalid` for a token with a wrong signature, or a subscription whose account was erased.
 */
export async function endSubscription(
  { secrets, db, bus, clock }: Pick<ServerDeps, 'secrets' | 'db' | 'bus' | 'clock'>,
  token: string,
): Promise<SubscriptionAnswer> {
  const id = readEndToken(secrets, token);
  if (id === null) throw new FailedToUpdateError('subscription_link_invalid');
  return await inTransaction(db, async (tx) => await end(scopeOf(tx, bus, clock.now()), id));
}

async function end({ tx, now }: CommandScope, id: string): Promise<SubscriptionAnswer> {
  const row = await locked(tx, id);
  if (row === undefined) throw new FailedToUpdateError('subscription_link_invalid');
  if (row.ended_at === null)
    await tx.updateTable('subscriptions').set({ ended_at: now }).where('id', '=', id).execute();
  await clearDeadline(tx, productListDeadline, id);
  return { kind: row.kind, title: row.title, savedUrl: row.saved_url, code: null };
}
