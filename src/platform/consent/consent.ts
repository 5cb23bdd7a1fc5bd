import { BehaviorSubject } from 'rxjs';
import {
  type CookieConsent,
  consentCookie,
  readConsentCookie,
  type StoredConsent,
} from '#domain/consent/cookie-consent.ts';

/** The consent choice of this device, as this tab knows it; null until a choice is made (COOKIE-002). */
export const consent$ = new BehaviorSubject<StoredConsent | null>(getCookieConsent());

/**
 * Returns the choice in this device's cookie (COOKIE-006); null when there is none or it has expired after a year.
 */
export function getCookieConsent(): StoredConsent | null {
  return typeof document === 'undefined' ? null : readConsentCookie(document.cookie);
}

/**
 * Stores a choice in a cookie for twelve months (COOKIE-005). The device gets a random id with consent to statistics
 * and loses it without. src/features/shell/consent/follow-consent.ts sends the choice to the server.
 */
export function setCookieConsent({ marketingConsent, statisticsConsent }: CookieConsent): void {
  const known = getCookieConsent()?.deviceId ?? null;
  const deviceId = statisticsConsent ? (known ?? crypto.randomUUID()) : null;
  const consent = { marketingConsent, statisticsConsent, deviceId };
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser
  document.cookie = consentCookie(consent, location.protocol === 'https:');
  consent$.next(consent);
}

/** Whether events on this device may be sent to advertisers. */
export function allowsMarketing(): boolean {
  return consent$.value?.marketingConsent === true;
}

/** Whether visits on this device may be recorded. */
export function allowsStatistics(): boolean {
  return consent$.value?.statisticsConsent === true;
}
