import type { Policy } from '../../graphql/policy.ts';

export const policy = {
  /** Visitors may ask too (PROD-061). */
  askSeller: { who: 'anyone' },
} satisfies Policy;
