import type { Policy } from '../../graphql/policy.ts';

/** What delivery costs is told to everybody who gives an address; it is not kept. */
export const policy = {
  productDeliveryMethods: { who: 'anyone' },
} satisfies Policy;
