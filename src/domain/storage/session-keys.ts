/** Keys of sessionStorage. */
export const sessionKeys = {
  /** The form of a wanted item that was not sent. */
  wantedForm: 'wanted-form',
  /** The form of the seller's details that was not sent. */
  sellerForm: 'seller-form',
  /** The visit to which tracked events belong. */
  trackingVisit: 'tracking-visit',
  /** Counts the products that a visitor saved, for the prompt to sign in. */
  wishlistPrompts: 'wishlist-prompt-counter',
} as const;
