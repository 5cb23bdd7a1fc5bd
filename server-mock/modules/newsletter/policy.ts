import type { Policy } from '../../graphql/policy.ts';

/** Visitors subscribe (NEWS-012); a subscription is known by the signed links of its mails alone. */
export const policy = {
  createSubscription: { who: 'anyone' },
  confirmSubscription: { who: 'anyone' },
  endSubscription: { who: 'anyone' },
  'POST /auth/newsletter-subscribe/': { who: 'anyone' },
  'POST /nieuwsbrief/afmelden': { who: 'anyone' },
} satisfies Policy;
