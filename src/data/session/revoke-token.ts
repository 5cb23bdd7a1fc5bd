import { request } from '#src/data/graphql/client.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';
import { forgetRevocation, recordRevocation, tokensToRevoke } from '#src/platform/session/to-revoke.ts';
import { RevokeTokenDocument } from './revoke.gen.ts';

/**
 * Has the server end the token of whoever is signed in here (AUTH-042). When it can't be reached the token waits on this
 * device, and `followRevocations` tells it later. Never rejects: whoever leaves, leaves.
 */
export async function endToken(): Promise<void> {
  const token = session$.value?.token;
  if (token === undefined) return;
  // Noted first: the page may be closed before the answer.
  recordRevocation(token);
  await revoke(token);
}

/**
 * Tells the server of those who signed out without it: at the start and whenever there is a network again. Gives back
 * the way to stop.
 */
export function followRevocations(): () => void {
  const following = online$.subscribe((online) => {
    if (online) for (const token of tokensToRevoke()) void revoke(token);
  });
  return () => following.unsubscribe();
}

const asking = new Set<string>();

async function revoke(token: string): Promise<void> {
  if (asking.has(token)) return;
  asking.add(token);
  try {
    // "I do not know it" is an answer too: it ended by itself.
    await request(RevokeTokenDocument, {}, { token });
    forgetRevocation(token);
  } catch (error) {
    logger.info('token_not_revoked', { error: errorText(error) });
  } finally {
    asking.delete(token);
  }
}
