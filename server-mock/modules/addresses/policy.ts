import type { Policy } from '../../graphql/policy.ts';

/** Visitors enter addresses too. A cart that belongs to an account can only be changed by its owner. */
export const policy = {
  addressAutocomplete: { who: 'anyone' },
  addressSelect: { who: 'anyone', owner: true },
} satisfies Policy;
