import type { Kysely } from 'kysely';
import { readEpoch } from '../../db/epoch.ts';
import type { Database } from '../../db/schema.ts';
import { MustRefetchError } from '../../graphql/errors.ts';

/**
 * Throws MustRefetchError for a push that was made against another epoch (docs/sync.md, rule 9): after a restored
 * backup, the documents it assumes are unknown here and would otherwise come back as deleted.
 */
export async function requireEpoch(tx: Kysely<Database>, asked: string | null): Promise<void> {
  if (asked === null) return;
  const epoch = await readEpoch(tx);
  if (asked !== epoch) throw new MustRefetchError(epoch);
}
