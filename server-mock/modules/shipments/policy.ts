import type { Policy } from '../../graphql/policy.ts';

/** Parcels: the seller marks one as sent. Labels and the carrier's webhook are authorized by a signed link. */
export const policy = {
  sendParcel: { who: 'seller', owner: true },
  staffParcels: { who: 'staff' },
  staffParcel: { who: 'staff' },
  handleParcel: { who: 'staff' },
  'GET /api/v2/shipments/:deliveryUuid/label': { who: 'anyone' },
  'POST /api/v2/shipments/:deliveryUuid/webhook': { who: 'anyone' },
} satisfies Policy;
