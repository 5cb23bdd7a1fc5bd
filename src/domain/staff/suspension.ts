/** Why staff suspend a user. */
export const suspensionReasons = [
  'FRAUD',
  'PROHIBITED_PRODUCTS',
  'ABUSE',
  'SPAM',
  'NOT_DELIVERING',
  'OTHER',
] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];
