import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  // Visitors choose too; their device is identified by an id that cannot be guessed.
  cookieConsent: { who: 'anyone' },
  setCookieConsent: { who: 'anyone' },
} satisfies Policy;
