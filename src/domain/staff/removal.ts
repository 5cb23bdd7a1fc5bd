/** Why staff take a product offline. */
export const removalReasons = [
  'PROHIBITED',
  'COUNTERFEIT',
  'STOLEN',
  'MISLEADING',
  'UNSAFE',
  'DUPLICATE',
  'OTHER',
] as const;
export type RemovalReason = (typeof removalReasons)[number];
