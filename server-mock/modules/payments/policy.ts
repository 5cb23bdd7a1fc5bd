import type { Policy } from '../../graphql/policy.ts';

/** Visitors pay, too; what belongs to an account is paid and looked at by its owner alone. */
export const policy = {
  getUsableTransaction: { who: 'anyone', owner: true },
  transactionStatus: { who: 'anyone', owner: true },
  /** The provider, who is told nothing and believed nothing: it makes us ask. */
  'POST /api/v2/payments/:transactionUid/webhook': { who: 'anyone' },
  // Registered in the demo alone.
  'GET /demo/payment/:id': { who: 'anyone' },
  'POST /demo/payment/:id': { who: 'anyone' },
} satisfies Policy;
