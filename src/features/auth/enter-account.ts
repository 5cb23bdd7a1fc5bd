import { leavePush } from '#src/data/push/leave-push.ts';
import { endToken } from '#src/data/session/revoke-token.ts';
import { expectTokenEnd, type Session, session$, signIn } from '#src/platform/session/session.ts';
import type { SignedInUser } from './auth-calls.ts';

/**
 * Signs in with what the server said. Somebody else who is signed in here leaves first, with all that this device holds
 * of that account: two accounts never share a session. False when the answer holds no token.
 */
export async function enterAccount(user: SignedInUser): Promise<boolean> {
  if (user.authToken === null) return false;
  const before = session$.value;
  if (before !== null && before.userId !== user.uuid) await leaveForOther();
  signIn(sessionOf(user, user.authToken));
  return true;
}

/** The answer to a login as this device keeps it (AUTH-028). */
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
  await signOutAndWipe({ keepDrafts: true }).finally(done);
}
