import { combineLatest } from 'rxjs';
import * as v from 'valibot';
import type { StoredConsent } from '#domain/consent/cookie-consent.ts';
import { localKeys } from '#domain/storage/local-keys.ts';
import { request } from '#src/data/graphql/client.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { consent$ } from '#src/platform/consent/consent.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';
import { SendConsentDocument } from './consent.gen.ts';

/** What the server last received: the choice with its account, and the id of this device. */
const sentSchema = v.object({ choice: v.string(), deviceId: v.nullable(v.string()) });
type SentConsent = v.InferOutput<typeof sentSchema>;

const nothing: SentConsent = { choice: '', deviceId: null };

/**
 * Sends the choice of this device to the server, once per choice and account, as soon as there is a network
 * (COOKIE-005). Returns the function that stops it.
 */
export function followConsent(): () => void {
  const following = combineLatest([consent$, session$, online$]).subscribe(([consent, session, online]) => {
    if (consent !== null && online) void sendConsent(consent, session?.userId ?? '');
  });
  return () => following.unsubscribe();
}

let sending = '';

async function sendConsent(consent: StoredConsent, account: string): Promise<void> {
  const { marketingConsent, statisticsConsent } = consent;
  const sent = readSent();
  const choice = [marketingConsent, statisticsConsent, consent.deviceId ?? '', account].join(' ');
  if (sent.choice === choice || sending === choice) return;
  sending = choice;
  // Withdrawing consent removes the id here, but the server has to know which device withdrew it.
  const deviceId = consent.deviceId ?? sent.deviceId;
  try {
    await request(SendConsentDocument, { marketingConsent, statisticsConsent, deviceId });
    localStorage.setItem(localKeys.consentSent, JSON.stringify({ choice, deviceId: consent.deviceId }));
  } catch (error) {
    // Sent again on the next visit; on this device only the cookie counts.
    logger.warn('consent_not_sent', { error: errorText(error) });
  } finally {
    if (sending === choice) sending = '';
  }
}

function readSent(): SentConsent {
  try {
    const stored = v.safeParse(sentSchema, JSON.parse(localStorage.getItem(localKeys.consentSent) ?? ''));
    return stored.success ? stored.output : nothing;
  } catch {
    return nothing;
  }
}
