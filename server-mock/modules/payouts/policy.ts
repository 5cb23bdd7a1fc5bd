import type { Policy } from '../../graphql/policy.ts';

/** Sellers see their own payouts; staff see and release all. */
export const policy = {
  sellerPayouts: { who: 'seller', owner: true },
  staffPayouts: { who: 'staff' },
  staffPayout: { who: 'staff' },
  staffReconciliations: { who: 'staff' },
  releasePayouts: { who: 'staff' },
  retryPayout: { who: 'staff' },
  settlePayout: { who: 'staff' },
  /** The provider's webhook: its content is ignored and its answer is empty; it only triggers a status check. */
  'POST /api/v2/payouts/:payoutUid/webhook': { who: 'anyone' },
  'GET /api/v2/payouts/:payoutUid/statement.csv': { who: 'user', owner: true },
  'GET /api/v2/payouts/:payoutUid/statement.pdf': { who: 'user', owner: true },
  'GET /api/v2/payouts/:payoutUid/invoice.pdf': { who: 'user', owner: true },
  'GET /api/v2/payouts/:payoutUid/credit-notes/:number/credit-note.pdf': { who: 'user', owner: true },
  'GET /api/v2/order-products/:lineUid/packing-slip.pdf': { who: 'user', owner: true },
  'GET /api/v2/staff/payouts/transfers.xml': { who: 'staff' },
} satisfies Policy;
