import type { Policy } from '../../graphql/policy.ts';

/** Visitors fill in addresses too; the cart that one is put into opens for its owner alone. */
export const policy = {
  addressAutocomplete: { who: 'anyone' },
  addressSelect: { who: 'anyone', owner: true },
} satisfies Policy;
