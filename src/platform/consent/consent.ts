import { BehaviorSubject } from 'rxjs';
import {
  type CookieConsent,
  consentCookie,
  readConsentCookie,
  type StoredConsent,
} from '#domain/consent/cookie-consent.ts';

/** What was chosen on this device, in this tab's eyes; null until somebody chose (COOKIE-002). */
export const consent$ = new BehaviorSubject<StoredConsent | null>(getCookieConsent());

/** The choice in this device's cookie (COOKIE-006); null when there is none, or it is a year old. */
export function getCookieConsent(): StoredConsent | null {
  return typeof document === 'undefined' ? null : readConsentCookie(document.cookie);
}

/**
 * Keeps a choice in a cookie for twelve months (COOKIE-005). The device gets a random id with consent to statistics, and
 * loses it without. src/features/consent/follow-consent.ts sends the choice to the server.
 */
export function setCookieConsent({ marketingConsent, statisticsConsent }: CookieConsent): void {
  const known = getCookieConsent()?.deviceId ?? null;
  const deviceId = statisticsConsent ? (known ?? crypto.randomUUID()) : null;
  const consent = { marketingConsent, statisticsConsent, deviceId };
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser
  document.cookie = consentCookie(consent, location.protocol === 'https:');
  consent$.next(consent);
}

/** Whether events of this device may be sent to advertisers. */
export function allowsMarketing(): boolean {
  return consent$.value?.marketingConsent === true;
}

/** Whether visits on this device may be counted. */
export function allowsStatistics(): boolean {
  return consent$.value?.statisticsConsent === true;
}
