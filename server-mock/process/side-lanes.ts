/**
 * Side lanes are for handlers that wait for external services which may respond slowly, one lane per service. A side
 * lane processes `atOnce` events concurrently, so that they can only delay each other and never the main lane, which
 * is sequential. Events with the same value of `inTurn` in their payload are processed in order; with one at a time
 * all of them are.
 */
export const sideLanes = {
  /** A later push replaces an earlier one with the same topic, so a person's pushes must be sent in order. */
  push: { atOnce: 8, inTurn: 'userId' },
  /** In order, so that nobody reads that an order was cancelled before they read that it was placed. */
  mail: { atOnce: 1, inTurn: null },
  payments: { atOnce: 1, inTurn: null },
  payouts: { atOnce: 1, inTurn: null },
  carrier: { atOnce: 1, inTurn: null },
  transport: { atOnce: 1, inTurn: null },
  pixel: { atOnce: 1, inTurn: null },
} as const;

export type SideLaneName = keyof typeof sideLanes;
