/**
 * Side lanes are for handlers that wait for external services which may respond slowly. A side lane processes
 * `atOnce` events concurrently, so that they can only delay each other and never the main lane, which is sequential.
 * Events with the same value of `inTurn` in their payload are processed in order.
 */
export const sideLanes = {
  /** A later push replaces an earlier one with the same topic, so a person's pushes must be sent in order. */
  push: { atOnce: 8, inTurn: 'userId' },
} as const;

export type SideLaneName = keyof typeof sideLanes;
