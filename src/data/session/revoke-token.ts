import { request } from '#src/data/graphql/client.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';
import { forgetRevocation, recordRevocation, tokensToRevoke } from '#src/platform/session/to-revoke.ts';
import { RevokeTokenDocument } from './revoke.gen.ts';

/**
 * Revokes the token of the signed-in person on the server (AUTH-042). If the server cannot be reached, the token is
 * stored on this device and `followRevocations` revokes it later. Never rejects, so that signing out always succeeds.
 */
export async function endToken(): Promise<void> {
  const token = session$.value?.token;
  if (token === undefined) return;
  // Stored first, because the page may be closed before the answer.
  recordRevocation(token);
  await revoke(token);
}

/**
 * Revokes the tokens of people who signed out offline: at the start and whenever the network returns. Returns the
 * function that stops it.
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
    // An answer that the token is unknown counts as well: it has expired.
    await request(RevokeTokenDocument, {}, { token });
    forgetRevocation(token);
  } catch (error) {
    logger.info('token_not_revoked', { error: errorText(error) });
  } finally {
    asking.delete(token);
  }
}
