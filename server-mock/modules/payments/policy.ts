import type { Policy } from '../../graphql/policy.ts';

/** Visitors can pay too. What belongs to an account can only be paid and read by its owner. */
export const policy = {
  joinCart: { who: 'user', owner: true },
  getUsableTransaction: { who: 'anyone', owner: true },
  transactionStatus: { who: 'anyone', owner: true },
  /** The provider's webhook: its content is ignored and its answer is empty; it only triggers a status check. */
  'POST /api/v2/payments/:transactionUid/webhook': { who: 'anyone' },
  // Registered in the demo only.
  'GET /demo/payment/:id': { who: 'anyone' },
  'POST /demo/payment/:id': { who: 'anyone' },
} satisfies Policy;
