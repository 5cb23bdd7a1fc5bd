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
