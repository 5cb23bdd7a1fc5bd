import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { ObjectDoesNotExistError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { equalInConstantTime } from '../../secrets.ts';
import { renewableSubscriptions } from './active-subscriptions.ts';
import { checkSubscription, type SubscriptionInput } from './subscription-input.ts';
import { currentKey } from './vapid-keys.ts';

/** Proves that the caller is the browser that subscribed. */
export interface OldSubscription {
  readonly endpoint: string;
  readonly auth: string;
}

/**
 * Replaces a browser's old subscription with its new one, as a service worker does without a session when the push
 * service replaces it. Also revives one that the push service has ended. Throws ObjectDoesNotExistError if the old
 * one is unknown, ended too long ago or its session has ended, and if the new one belongs to another person;
 * ValidationError, InvalidUUIDError, TooManyRequestsError.
 */
export async function renewSubscription(
  context: GraphqlContext,
  old: OldSubscription,
  input: SubscriptionInput,
): Promise<void> {
  await context.limits.spend(limitRules.renewPushSubscription, context.ip);
  checkSubscription(context, input);
  await command(context, { name: 'renewPushSubscription', body: null }, async ({ tx, now }) => {
    const found = await renewableSubscriptions(tx, now)
      .select(['push_subscriptions.id', 'push_subscriptions.auth', 'push_subscriptions.user_id'])
      .where('push_subscriptions.endpoint', '=', old.endpoint)
      .executeTakeFirst();
    if (found === undefined || !equalInConstantTime(old.auth, found.auth))
      throw new ObjectDoesNotExistError();
    const key = await currentKey(tx);
    if (key.id !== input.keyId) throw new ValidationError('push_key_outdated');
    const { endpoint, p256dh, auth } = input;
    // Only that browser has the keys: knowing the endpoint of another person's subscription is not enough to end it.
    await tx
      .deleteFrom('push_subscriptions')
      .where('endpoint', '=', endpoint)
      .where('id', '!=', found.id)
      .where((eb) =>
        eb.or([
          eb('user_id', '=', found.user_id),
          eb.and([eb('p256dh', '=', p256dh), eb('auth', '=', auth)]),
        ]),
      )
      .execute();
    const taken = await tx
      .selectFrom('push_subscriptions')
      .select('id')
      .where('endpoint', '=', endpoint)
      .where('id', '!=', found.id)
      .executeTakeFirst();
    if (taken !== undefined) throw new ObjectDoesNotExistError();
    await tx
      .updateTable('push_subscriptions')
      .set({ endpoint, p256dh, auth, vapid_key_id: key.id, needs_renewal: false, ended_at: null })
      .where('id', '=', found.id)
      .execute();
  });
}
