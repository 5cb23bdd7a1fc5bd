import { signOutAndWipe } from '#src/data/db/current-database.ts';
import { endToken } from '#src/data/session/revoke-token.ts';
import { expectSignOut } from '#src/platform/session/session.ts';

/**
 * Ends the session: the server forgets the token, at once or as soon as it can be reached; this device forgets the
 * account's data and gets no more pushes. Unsent drafts stay, locked to the account.
 */
export async function leaveAccount(): Promise<void> {
  const done = expectSignOut();
  // The server ends the subscription with the token; the browser drops what is still on its way.
  await Promise.all([endPush(), endToken()]);
  await signOutAndWipe({ keepDrafts: true }).finally(done);
}

/** Its code is on the device since the first visit; without it the server still ends the subscription. */
async function endPush(): Promise<void> {
  await import('#src/data/push/end-push.ts').then((part) => part.endPush()).catch(() => undefined);
}
