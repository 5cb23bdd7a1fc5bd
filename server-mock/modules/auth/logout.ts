import { command } from '../../command.ts';
import { afterCommit } from '../../db/transaction.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { revokedTopic } from './token.ts';

/** Revokes the token of this request and closes its sockets (AUTH-042, S13). */
export async function logout(context: GraphqlContext): Promise<void> {
  const { tokenId } = signedIn(context);
  await command(context, { name: 'logout', body: null }, async ({ tx, now }) => {
    await tx.updateTable('auth_tokens').set({ revoked_at: now }).where('id', '=', tokenId).execute();
    afterCommit(() => context.bus.publish(revokedTopic(tokenId), null));
  });
}
