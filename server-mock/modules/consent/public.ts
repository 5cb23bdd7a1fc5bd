import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type ConsentOf, latestConsent } from './store.ts';

/** Returns whether an account or device has consented to statistics; false without a valid choice. */
export async function statisticsAllowed(db: Kysely<Database>, whose: ConsentOf, now: Date): Promise<boolean> {
  return (await latestConsent(db, whose, now))?.statisticsConsent === true;
}
