import type { Prune } from '../../prune.ts';

const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Deletes the tokens and the one-time links that ended 30 days ago. */
export const pruneTokens: Prune = async ({ db, clock }) => {
  const before = new Date(clock.now().getTime() - keptFor);
  await db
    .deleteFrom('auth_tokens')
    .where((eb) => eb.or([eb('expires_at', '<', before), eb('revoked_at', '<', before)]))
    .execute();
  await db.deleteFrom('one_time_links').where('expires_at', '<', before).execute();
};
