import type { Kysely } from 'kysely';
import { type CookieConsent, consentSeconds } from '#domain/consent/cookie-consent.ts';
import type { Database } from '../../db/schema.ts';

/** Identifies the account or device whose choice is requested. */
export type ConsentOf = { readonly userId: string } | { readonly deviceId: string };

/**
 * Returns the choice that is valid at `now`: the latest of the last twelve months (COOKIE-002); null if there is
 * none.
 */
export async function latestConsent(
  db: Kysely<Database>,
  whose: ConsentOf,
  now: Date,
): Promise<CookieConsent | null> {
  const row = await db
    .selectFrom('cookie_consents')
    .select(['marketing', 'statistics'])
    .$if('userId' in whose, (query) => query.where('user_id', '=', 'userId' in whose ? whose.userId : ''))
    .$if('deviceId' in whose, (query) =>
      query.where('device_id', '=', 'deviceId' in whose ? whose.deviceId : ''),
    )
    .where('chosen_at', '>', new Date(now.getTime() - consentSeconds * 1000))
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { marketingConsent: row.marketing, statisticsConsent: row.statistics };
}

/** Returns whether an account or device has consented to statistics; false without a valid choice. */
export async function statisticsAllowed(db: Kysely<Database>, whose: ConsentOf, now: Date): Promise<boolean> {
  return (await latestConsent(db, whose, now))?.statisticsConsent === true;
}

/** Deletes choices made more than two years ago. They are no longer valid and no longer needed as evidence. */
export async function forgetOldConsents(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 2 * consentSeconds * 1000);
  await db.deleteFrom('cookie_consents').where('chosen_at', '<', before).execute();
}
