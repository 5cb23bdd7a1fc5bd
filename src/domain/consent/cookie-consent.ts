/** What somebody chose about cookies (COOKIE-001). What the shop needs to work asks for nothing. */
export interface CookieConsent {
  readonly marketingConsent: boolean;
  readonly statisticsConsent: boolean;
}

/** Where nothing was chosen yet, and for whoever refuses: both off (readings COOKIE-001). */
export const noConsent: CookieConsent = { marketingConsent: false, statisticsConsent: false };
export const fullConsent: CookieConsent = { marketingConsent: true, statisticsConsent: true };

/** A choice with the random id of the device, which it has only while statistics are allowed (readings CART-067). */
export interface StoredConsent extends CookieConsent {
  readonly deviceId: string | null;
}

/** Twelve months in seconds; then it is asked again (readings COOKIE-002). */
export const consentSeconds = 365 * 24 * 60 * 60;

export const consentCookieName = 'cookie-consent';

/** The choice in `document.cookie` or a Cookie header; null when there is none that can be read (COOKIE-002). */
export function readConsentCookie(cookies: string): StoredConsent | null {
  for (const part of cookies.split(';')) {
    const found = /^\s*cookie-consent=([01])\.([01])(?:\.([\da-f-]{36}))?\s*$/.exec(part);
    if (found === null) continue;
    const statisticsConsent = found[2] === '1';
    const deviceId = statisticsConsent ? (found[3] ?? null) : null;
    return { marketingConsent: found[1] === '1', statisticsConsent, deviceId };
  }
  return null;
}

/** The text that keeps a choice for twelve months, to be given to `document.cookie`. */
export function consentCookie(consent: StoredConsent, isSecure: boolean): string {
  const { marketingConsent, statisticsConsent, deviceId } = consent;
  const bits = [marketingConsent, statisticsConsent].map((isOn) => (isOn ? '1' : '0'));
  const id = statisticsConsent && deviceId !== null ? [deviceId] : [];
  const value = [...bits, ...id].join('.');
  return `${consentCookieName}=${value}; Path=/; Max-Age=${consentSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
