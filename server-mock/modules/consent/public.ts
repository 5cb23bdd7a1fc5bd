import type { Kysely } from 'kysely';
import { consentSeconds } from '#domain/consent/cookie-consent.ts';
import type { Database } from '../../db/schema.ts';
import { type ConsentOf, latestConsent } from './store.ts';

/** Returns whether an account or device has consented to statistics; false without a valid choice. */
export async function statisticsAllowed(db: Kysely<Database>, whose: ConsentOf, now: Date): Promise<boolean> {
  return (await latestConsent(db, whose, now))?.statisticsConsent === true;
}

/** Deletes choices made more than two years ago. They are no longer valid and no longer needed as evidence. */
export async function forgetOldConsents(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 2 * consentSeconds * 1000);
  await db.deleteFrom('cookie_consents').where('chosen_at', '<', before).execute();
}
