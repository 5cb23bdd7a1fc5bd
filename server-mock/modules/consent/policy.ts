import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  // A visitor chooses as well; a device is known by an id that cannot be guessed.
  cookieConsent: { who: 'anyone' },
  setCookieConsent: { who: 'anyone' },
} satisfies Policy;
