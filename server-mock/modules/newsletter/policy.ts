import type { Policy } from '../../graphql/policy.ts';

/**
 * Visitors can subscribe (NEWS-012); a subscription is identified only by the signed links in its emails, and the
 * newsletter of a signed-in person by their confirmed address.
 */
export const policy = {
  newsletter: { who: 'user', owner: true },
  setNewsletter: { who: 'user', owner: true },
  createSubscription: { who: 'anyone' },
  confirmSubscription: { who: 'anyone' },
  endSubscription: { who: 'anyone' },
  'POST /auth/newsletter-subscribe/': { who: 'anyone' },
  'POST /nieuwsbrief/afmelden': { who: 'anyone' },
} satisfies Policy;
