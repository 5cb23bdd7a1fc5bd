const twoWeeks = 14 * 24 * 60 * 60_000;

/**
 * Side lanes are for handlers that wait for external services which may respond slowly, one lane per service, and a
 * second one for emails that nobody waits for. A side lane processes `atOnce` events concurrently, so that they can
 * only delay each other and never the main lane, which is sequential. Events with the same value of `inTurn` in their
 * payload are processed in order; with one at a time all of them are. A message that has failed for `giveUpAfter`
 * milliseconds is given up, because it is of no use any more. With null an event is retried until it succeeds: nothing
 * that moves money or goods may be lost.
 */
export const sideLanes = {
  /** A later push replaces an earlier one with the same topic, so a person's pushes must be sent in order. */
  push: { atOnce: 8, inTurn: 'userId', giveUpAfter: twoWeeks },
  /** In order, so that nobody reads that an order was cancelled before they read that it was placed. */
  mail: { atOnce: 1, inTurn: null, giveUpAfter: twoWeeks },
  /**
   * Daily emails and emails about lists, which become due for thousands of people at the same minute. A link to sign in,
   * which is valid for a quarter of an hour, must not wait for them.
   */
  digests: { atOnce: 1, inTurn: null, giveUpAfter: twoWeeks },
  payments: { atOnce: 1, inTurn: null, giveUpAfter: null },
  payouts: { atOnce: 1, inTurn: null, giveUpAfter: null },
  carrier: { atOnce: 1, inTurn: null, giveUpAfter: null },
  transport: { atOnce: 1, inTurn: null, giveUpAfter: null },
  pixel: { atOnce: 1, inTurn: null, giveUpAfter: null },
} as const;

export type SideLaneName = keyof typeof sideLanes;
