/** The user's cookie choice (COOKIE-001). Cookies that the shop needs to function require no consent. */
export interface CookieConsent {
  readonly marketingConsent: boolean;
  readonly statisticsConsent: boolean;
}

/** Applies before a choice is made and after a refusal (COOKIE-001, docs/readings.md). */
export const noConsent: CookieConsent = { marketingConsent: false, statisticsConsent: false };
export const fullConsent: CookieConsent = { marketingConsent: true, statisticsConsent: true };

/**
 * A choice with the random device id, which exists only while statistics are allowed (CART-067, docs/readings.md).
 */
export interface StoredConsent extends CookieConsent {
  readonly deviceId: string | null;
}

/** Twelve months in seconds, after which the user is asked again (COOKIE-002, docs/readings.md). */
export const consentSeconds = 365 * 24 * 60 * 60;

export const consentCookieName = 'cookie-consent';

/**
 * Parses the choice from `document.cookie` or a Cookie header (COOKIE-002). Returns null when there is no valid one.
 */
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

/** Returns the value for `document.cookie` that stores a choice for twelve months. */
export function consentCookie(consent: StoredConsent, isSecure: boolean): string {
  const { marketingConsent, statisticsConsent, deviceId } = consent;
  const bits = [marketingConsent, statisticsConsent].map((isOn) => (isOn ? '1' : '0'));
  const id = statisticsConsent && deviceId !== null ? [deviceId] : [];
  const value = [...bits, ...id].join('.');
  return `${consentCookieName}=${value}; Path=/; Max-Age=${consentSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
