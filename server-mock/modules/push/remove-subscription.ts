import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';

/**
 * Deletes a subscription of the caller, and those of this session that the push service has ended. Does nothing if
 * there is none with this endpoint.
 */
export async function removeSubscription(context: GraphqlContext, endpoint: string): Promise<void> {
  const { userId, tokenId } = signedIn(context);
  await command(context, { name: 'removePushSubscription', body: null }, async ({ tx }) => {
    await tx
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', userId)
      .where((eb) =>
        eb.or([
          eb('endpoint', '=', endpoint),
          eb.and([eb('token_id', '=', tokenId), eb('ended_at', 'is not', null)]),
        ]),
      )
      .execute();
  });
}
