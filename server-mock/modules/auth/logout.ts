import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { endConnections } from './token.ts';

/** Revokes the token of this request and closes its sockets (AUTH-042, S13). */
export async function logout(context: GraphqlContext): Promise<void> {
  const { tokenId, userId } = signedIn(context);
  await command(context, { name: 'logout', body: null }, async (scope) => {
    const { tx, now } = scope;
    await tx.updateTable('auth_tokens').set({ revoked_at: now }).where('id', '=', tokenId).execute();
    await audit(tx, context, { kind: 'sign_out', userId });
    await endConnections(scope, [tokenId]);
  });
  // Only the cache is cleared: the app manages its own storage, because unsent drafts stay on the device (AUTH-042).
  context.answerHeaders.set('clear-site-data', '"cache"');
}
