import { signOutAndWipe } from '#src/data/db/current-database.ts';
import { endToken } from '#src/data/session/revoke-token.ts';
import { expectSignOut } from '#src/platform/session/session.ts';

/**
 * Ends the session: the server forgets the token, at once or as soon as it can be reached; this device forgets the
 * account's data. Unsent drafts stay, locked to the account.
 */
export async function leaveAccount(): Promise<void> {
  const done = expectSignOut();
  await endToken();
  await signOutAndWipe({ keepDrafts: true }).finally(done);
}
