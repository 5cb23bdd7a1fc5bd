import type { Kysely } from 'kysely';
import { type CookieConsent, consentSeconds } from '#domain/consent/cookie-consent.ts';
import type { Database } from '../../db/schema.ts';

/** Whose choice is asked for: an account's or a device's. */
export type ConsentOf = { readonly userId: string } | { readonly deviceId: string };

/** The choice that counts at `now`: the latest of the last twelve months (COOKIE-002); null when there is none. */
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

/** Whether statistics may be made of an account or a device: never without a choice that says so. */
export async function statisticsAllowed(db: Kysely<Database>, whose: ConsentOf, now: Date): Promise<boolean> {
  return (await latestConsent(db, whose, now))?.statisticsConsent === true;
}

/** Forgets choices that count no more and need not be shown any longer: of more than two years ago. */
export async function forgetOldConsents(db: Kysely<Database>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 2 * consentSeconds * 1000);
  await db.deleteFrom('cookie_consents').where('chosen_at', '<', before).execute();
}
