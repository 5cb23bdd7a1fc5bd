import { combineLatest } from 'rxjs';
import * as v from 'valibot';
import type { StoredConsent } from '#domain/consent/cookie-consent.ts';
import { request } from '#src/data/graphql/client.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { consent$ } from '#src/platform/consent/consent.ts';
import { localKeys } from '#src/platform/local-keys/local-keys.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';
import { TellConsentDocument } from './consent.gen.ts';

/** What the server knows of this device: the choice with its account, and the id under which it knows it. */
const toldSchema = v.object({ choice: v.string(), deviceId: v.nullable(v.string()) });
type Told = v.InferOutput<typeof toldSchema>;

const nothing: Told = { choice: '', deviceId: null };

/**
 * Tells the server what was chosen on this device, once per choice and account, as soon as there is a network
 * (COOKIE-005). Gives back the way to stop.
 */
export function followConsent(): () => void {
  const following = combineLatest([consent$, session$, online$]).subscribe(([consent, session, online]) => {
    if (consent !== null && online) void tell(consent, session?.userId ?? '');
  });
  return () => following.unsubscribe();
}

let sending = '';

async function tell(consent: StoredConsent, account: string): Promise<void> {
  const { marketingConsent, statisticsConsent } = consent;
  const told = readTold();
  const choice = [marketingConsent, statisticsConsent, consent.deviceId ?? '', account].join(' ');
  if (told.choice === choice || sending === choice) return;
  sending = choice;
  // Whoever takes consent back has no id any more: the server must hear of which device it is.
  const deviceId = consent.deviceId ?? told.deviceId;
  try {
    await request(TellConsentDocument, { marketingConsent, statisticsConsent, deviceId });
    localStorage.setItem(localKeys.consentTold, JSON.stringify({ choice, deviceId: consent.deviceId }));
  } catch (error) {
    // The next visit tries again; what is done on this device follows the cookie alone.
    logger.warn('consent_not_told', { error: errorText(error) });
  } finally {
    if (sending === choice) sending = '';
  }
}

function readTold(): Told {
  try {
    const stored = v.safeParse(toldSchema, JSON.parse(localStorage.getItem(localKeys.consentTold) ?? ''));
    return stored.success ? stored.output : nothing;
  } catch {
    return nothing;
  }
}
