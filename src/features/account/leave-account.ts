import { signOutAndWipe } from '#src/data/db/current-database.ts';
import { leavePush } from '#src/data/push/leave-push.ts';
import { endToken } from '#src/data/session/revoke-token.ts';
import { expectTokenEnd } from '#src/platform/session/session.ts';

/**
 * Ends the session: the server forgets the token, at once or as soon as it can be reached; this device forgets the
 * account's data and gets no more pushes. Unsent drafts stay, locked to the account.
 */
export async function leaveAccount(): Promise<void> {
  const done = expectTokenEnd();
  // The server ends the subscription with the token; the browser drops what is still on its way.
  await Promise.all([leavePush(), endToken()]);
  await signOutAndWipe({ keepDrafts: true }).finally(done);
}
