import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';

/** Ends a subscription of the caller; nothing happens when there is none with that address. */
export async function removeSubscription(context: GraphqlContext, endpoint: string): Promise<void> {
  const { userId } = signedIn(context);
  await command(context, { name: 'removePushSubscription', body: null }, async ({ tx }) => {
    await tx
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', userId)
      .where('endpoint', '=', endpoint)
      .execute();
  });
}
