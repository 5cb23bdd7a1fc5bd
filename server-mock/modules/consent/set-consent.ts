import { randomUUID } from 'node:crypto';
import type { CookieConsent } from '#domain/consent/cookie-consent.ts';
import { isUuid } from '#domain/ids.ts';
import { command } from '../../command.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { InvalidUUIDError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';

export interface ConsentChoice extends CookieConsent {
  readonly deviceId: string | null;
}

/**
 * Stores a choice about cookies (COOKIE-005) for the device and, if signed in, for the account. The choice of a
 * visitor without a device id cannot be assigned to anybody and is not stored. Throws InvalidUUIDError,
 * TooManyRequestsError.
 */
export async function setConsent(context: GraphqlContext, choice: ConsentChoice): Promise<CookieConsent> {
  const { deviceId, marketingConsent, statisticsConsent } = choice;
  if (deviceId !== null && !isUuid(deviceId)) throw new InvalidUUIDError();
  await context.limits.spend(limitRules.cookieConsent, context.ip);
  const userId = context.viewer?.userId ?? null;
  const consent = { marketingConsent, statisticsConsent };
  if (deviceId === null && userId === null) return consent;
  return await command(context, { name: 'setCookieConsent', body: choice }, async ({ tx, now }) => {
    await tx
      .insertInto('cookie_consents')
      .values({
        ...{ id: randomUUID(), device_id: deviceId, user_id: userId, chosen_at: now },
        ...{ marketing: marketingConsent, statistics: statisticsConsent },
      })
      .execute();
    return consent;
  });
}
