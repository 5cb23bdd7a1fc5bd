import { signOutAndWipe } from '#src/data/db/current-database.ts';
import { forgetProductEditsOf } from '#src/data/product-edits/product-edits.ts';
import { leavePush } from '#src/data/push/leave-push.ts';
import { endToken } from '#src/data/session/revoke-token.ts';
import { expectTokenEnd, session$ } from '#src/platform/session/session.ts';

/**
 * Signs out: revokes the token, now or as soon as the server can be reached, removes the account's data from this
 * device and ends its push subscription. Unsent drafts stay on the device, locked to the account; unsaved changes to
 * existing products, of which the person was warned, do not.
 */
export async function leaveAccount(): Promise<void> {
  const done = expectTokenEnd();
  // The server ends the push subscription together with the token; the browser drops pushes that are still in
  // transit.
  await Promise.all([leavePush(), endToken()]);
  forgetProductEditsOf(session$.value?.userId ?? '');
  await signOutAndWipe({ keep: 'drafts' }).finally(done);
}
