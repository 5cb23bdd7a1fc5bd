import type { Policy } from '../../graphql/policy.ts';

/** Visitors have carts too (PERM-004, docs/readings.md). The cart of an account is accessible to its owner only. */
export const policy = {
  cart: { who: 'anyone', owner: true },
  currentUserCart: { who: 'user', owner: true },
  createCart: { who: 'anyone' },
  addProductToCart: { who: 'anyone', owner: true },
  removeProductFromCart: { who: 'anyone', owner: true },
  updateCartProductQuantity: { who: 'anyone', owner: true },
  selectDeliveryMethod: { who: 'anyone', owner: true },
  updateAddresses: { who: 'anyone', owner: true },
  addDiscount: { who: 'anyone', owner: true },
  removeDiscount: { who: 'anyone', owner: true },
  updateTracking: { who: 'anyone', owner: true },
} satisfies Policy;
