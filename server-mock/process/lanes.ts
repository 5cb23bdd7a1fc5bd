import type { Reaction } from './reactions.ts';

/**
 * How many events a side lane works on at once. A lane is for reactions that wait for somebody outside who may answer
 * late: they hold up one another at most, and never what is in the main lane, whose events run one after the other.
 */
export const sideLanes = { push: 8 } as const;

export type SideLaneName = keyof typeof sideLanes;

/** The events that one queue dispatches, with their reactions. */
export interface Lane {
  readonly reactions: readonly Reaction[];
  /** In the main lane the types of events that are not its own, in a side lane its own: one at least. */
  readonly sideTypes: readonly string[];
  readonly isMain: boolean;
  readonly atOnce: number;
}

export interface Lanes {
  readonly main: Lane;
  readonly side: readonly Lane[];
}

/** Sorts reactions into lanes. Throws when an event's reactions name different ones: an event is dispatched by one. */
export function lanesOf(reactions: readonly Reaction[]): Lanes {
  for (const { on, lane } of reactions) {
    if (reactions.some((other) => other.on === on && other.lane !== lane))
      throw new Error(`The reactions to ${on} name different lanes.`);
  }
  const typesOf = (isOfLane: (lane: SideLaneName | undefined) => boolean) => [
    ...new Set(reactions.filter(({ lane }) => isOfLane(lane)).map(({ on }) => on)),
  ];
  const names = Object.keys(sideLanes) as SideLaneName[];
  return {
    main: { reactions, sideTypes: typesOf((lane) => lane !== undefined), isMain: true, atOnce: 1 },
    side: names
      .map((name) => ({
        ...{ reactions, isMain: false, atOnce: sideLanes[name] },
        sideTypes: typesOf((lane) => lane === name),
      }))
      .filter(({ sideTypes }) => sideTypes.length > 0),
  };
}

/** Whether a lane dispatches events of a type; null stands for any type. */
export function takes({ sideTypes, isMain }: Lane, type: string | null): boolean {
  return type === null || sideTypes.includes(type) !== isMain;
}
