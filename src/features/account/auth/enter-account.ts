import { leavePush } from '#src/data/push/leave-push.ts';
import { endToken } from '#src/data/session/revoke-token.ts';
import { expectTokenEnd, type Session, session$, signIn } from '#src/platform/session/session.ts';
import type { SignedInUser } from './auth-calls.ts';

/**
 * Signs in with the server's answer. If another account is signed in on this device, it is signed out first and its
 * data is removed, except what it has not sent: two accounts never share a session. Resolves to false when the answer has no token.
 */
export async function enterAccount(user: SignedInUser): Promise<boolean> {
  if (user.authToken === null) return false;
  const before = session$.value;
  if (before !== null && before.userId !== user.uuid) await leaveForOther();
  signIn(sessionOf(user, user.authToken));
  return true;
}

/** The answer to a login, as a session stored on this device (AUTH-028). */
function sessionOf(user: SignedInUser, token: string): Session {
  return {
    token,
    userId: user.uuid,
    email: user.email,
    name: user.name,
    isStaff: user.isStaff,
    sellerId: user.seller?.uuid ?? null,
  };
}

async function leaveForOther(): Promise<void> {
  const done = expectTokenEnd();
  await Promise.all([leavePush(), endToken()]);
  const { signOutAndWipe } = await import('#src/data/db/current-database.ts');
  await signOutAndWipe({ keep: 'unsent' }).finally(done);
}
