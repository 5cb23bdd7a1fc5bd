import { expect, test } from 'vitest';
import { consentCookie, fullConsent, noConsent, readConsentCookie } from './cookie-consent.ts';

const deviceId = '0b6f8e1c-5f0b-4c52-9d7c-0f5b7a1c2d3e';
const nameAndValue = (text: string) => text.split('; ')[0] ?? '';

test('COOKIE-001 a choice has marketingConsent and statisticsConsent, both off at first', () => {
  expect(noConsent).toEqual({ marketingConsent: false, statisticsConsent: false });
  for (const marketingConsent of [false, true]) {
    for (const statisticsConsent of [false, true]) {
      const cookie = consentCookie({ marketingConsent, statisticsConsent, deviceId }, false);
      expect(readConsentCookie(`locale=fr; ${nameAndValue(cookie)}`)).toEqual({
        ...{ marketingConsent, statisticsConsent },
        // The device id exists only while statistics are allowed.
        deviceId: statisticsConsent ? deviceId : null,
      });
      expect(cookie.includes(deviceId)).toBe(statisticsConsent);
    }
  }
});

test('a choice holds for twelve months, on this site alone, and over TLS where there is TLS', () => {
  const cookie = consentCookie({ ...fullConsent, deviceId }, true);
  expect(cookie).toContain('; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect(consentCookie({ ...noConsent, deviceId: null }, false)).not.toContain('Secure');
});

test('an unknown cookie value counts as no choice', () => {
  for (const cookies of [
    '',
    'cookie-consent=',
    'cookie-consent=yes',
    'x-cookie-consent=1.1',
    'cookie-consent=1',
  ]) {
    expect(readConsentCookie(cookies)).toBeNull();
  }
});
