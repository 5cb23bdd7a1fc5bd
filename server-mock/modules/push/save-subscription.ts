import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToCreateError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { checkSubscription, type SubscriptionInput } from './subscription-input.ts';
import { currentKey } from './vapid-keys.ts';

/** Maximum subscriptions of one person. Above this, ended ones are deleted first, and then the oldest. */
const mostPerPerson = 20;

/**
 * Saves the subscription of this browser for the caller, for as long as the caller's session lasts. A browser has one
 * subscription: an earlier one of the session is deleted. One of another person, who used the browser before, is
 * deleted with all pushes that wait for it. Throws ValidationError `push_subscription_invalid` or
 * `push_key_outdated`, InvalidUUIDError, FailedToCreateError, TooManyRequestsError.
 */
export async function saveSubscription(context: GraphqlContext, input: SubscriptionInput): Promise<void> {
  const { userId, tokenId } = signedIn(context);
  checkSubscription(context, input);
  await context.limits.spend(limitRules.savePushSubscription, userId);
  await command(context, { name: 'savePushSubscription', body: null }, async ({ tx, now }) => {
    const key = await currentKey(tx);
    if (key.id !== input.keyId) throw new ValidationError('push_key_outdated');
    const { endpoint, p256dh, auth } = input;
    await tx
      .deleteFrom('push_subscriptions')
      .where((eb) =>
        eb.or([
          eb.and([
            eb('endpoint', '=', endpoint),
            eb('user_id', '!=', userId),
            // Only that browser has the keys: knowing the endpoint of a subscription is not enough to end it.
            eb('p256dh', '=', p256dh),
            eb('auth', '=', auth),
          ]),
          eb.and([eb('token_id', '=', tokenId), eb('endpoint', '!=', endpoint)]),
        ]),
      )
      .execute();
    const values = {
      token_id: tokenId,
      p256dh,
      auth,
      vapid_key_id: key.id,
      needs_renewal: false,
      ended_at: null,
    };
    const saved = await tx
      .insertInto('push_subscriptions')
      .values({ id: randomUUID(), user_id: userId, endpoint, ...values, created_at: now, last_ok_at: null })
      .onConflict((conflict) =>
        conflict.column('endpoint').doUpdateSet(values).where('push_subscriptions.user_id', '=', userId),
      )
      .returning('id')
      .executeTakeFirst();
    // The endpoint is somebody else's with other keys, or two people subscribed in one browser at the same moment:
    // the first subscription counts.
    if (saved === undefined) throw new FailedToCreateError();
    await trim(tx, userId);
  });
}

async function trim(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('ended_at', (order) => order.desc().nullsFirst())
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(mostPerPerson),
    )
    .execute();
}
