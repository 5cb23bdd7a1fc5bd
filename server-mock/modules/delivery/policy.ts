import type { Policy } from '../../graphql/policy.ts';

/** Delivery costs are public for any address and postcode; neither is stored. */
export const policy = {
  productDeliveryMethods: { who: 'anyone' },
  postcodeDelivery: { who: 'anyone' },
} satisfies Policy;
