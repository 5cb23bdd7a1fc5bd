import { signOutAndWipe } from '#src/data/db/current-database.ts';
import { request } from '#src/data/graphql/client.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { expectSignOut } from '#src/platform/session/session.ts';
import { LogoutDocument } from './account.gen.ts';

/**
 * Ends the session: the server forgets the token when it can be reached, this device forgets the account's data.
 * Unsent drafts stay, locked to the account.
 */
export async function leaveAccount(): Promise<void> {
  const done = expectSignOut();
  try {
    await request(LogoutDocument, {});
  } catch (error) {
    // Offline the token stays valid on the server until it expires; this device forgets it all the same.
    logger.info('token_not_revoked', { error: errorText(error) });
  }
  await signOutAndWipe({ keepDrafts: true }).finally(done);
}
