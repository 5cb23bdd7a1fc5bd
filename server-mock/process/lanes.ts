import type { EventHandler } from './event-handlers.ts';

/**
 * A side lane is for reactions that wait for somebody outside who may answer late. It works on `atOnce` events at the
 * same time, so that they hold up one another at most, and never what is in the main lane, whose events run one after
 * the other. Events with the same value of `inTurn` in their payload keep their order.
 */
export const sideLanes = {
  /** The later push of a topic takes the place of the earlier one, so a person's pushes may not pass one another. */
  push: { atOnce: 8, inTurn: 'userId' },
} as const;

export type SideLaneName = keyof typeof sideLanes;

/** The events that one queue dispatches, with their reactions. */
export interface Lane {
  readonly reactions: readonly EventHandler[];
  /** In the main lane the types of events that are not its own, in a side lane its own: one at least. */
  readonly sideTypes: readonly string[];
  readonly isMain: boolean;
}

export interface SideLaneRules extends Lane {
  readonly atOnce: number;
  readonly inTurn: string;
}

export interface Lanes {
  readonly main: Lane;
  readonly side: readonly SideLaneRules[];
}

/** Sorts reactions into lanes. Throws when an event's reactions name different ones: an event is dispatched by one. */
export function lanesOf(reactions: readonly EventHandler[]): Lanes {
  for (const { on, lane } of reactions) {
    if (reactions.some((other) => other.on === on && other.lane !== lane))
      throw new Error(`The reactions to ${on} name different lanes.`);
  }
  const typesOf = (isOfLane: (lane: SideLaneName | undefined) => boolean) => [
    ...new Set(reactions.filter(({ lane }) => isOfLane(lane)).map(({ on }) => on)),
  ];
  const names = Object.keys(sideLanes) as SideLaneName[];
  return {
    main: { reactions, sideTypes: typesOf((lane) => lane !== undefined), isMain: true },
    side: names
      .map((name) => ({
        ...{ reactions, isMain: false, ...sideLanes[name] },
        sideTypes: typesOf((lane) => lane === name),
      }))
      .filter(({ sideTypes }) => sideTypes.length > 0),
  };
}

/** Whether a lane dispatches events of a type; null stands for any type. */
export function takes({ sideTypes, isMain }: Lane, type: string | null): boolean {
  return type === null || sideTypes.includes(type) !== isMain;
}
