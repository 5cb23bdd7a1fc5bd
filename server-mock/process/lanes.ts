import type { EventHandler } from './event-handler.ts';
import { type SideLaneName, sideLanes } from './side-lanes.ts';

/** The events that one queue dispatches, with their handlers. */
export interface Lane {
  readonly handlers: readonly EventHandler[];
  /**
   * For a side lane, the event types it dispatches, at least one; for the main lane, the types it leaves to side
   * lanes.
   */
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

/**
 * Assigns handlers to lanes. Throws if the handlers of one event type name different lanes, because an event is
 * dispatched by a single lane.
 */
export function lanesOf(handlers: readonly EventHandler[]): Lanes {
  for (const { on, lane } of handlers) {
    if (handlers.some((other) => other.on === on && other.lane !== lane))
      throw new Error(`The handlers of ${on} name different lanes.`);
  }
  const typesOf = (isOfLane: (lane: SideLaneName | undefined) => boolean) => [
    ...new Set(handlers.filter(({ lane }) => isOfLane(lane)).map(({ on }) => on)),
  ];
  const names = Object.keys(sideLanes) as SideLaneName[];
  return {
    main: { handlers, sideTypes: typesOf((lane) => lane !== undefined), isMain: true },
    side: names
      .map((name) => ({
        ...{ handlers, isMain: false, ...sideLanes[name] },
        sideTypes: typesOf((lane) => lane === name),
      }))
      .filter(({ sideTypes }) => sideTypes.length > 0),
  };
}

/** Whether a lane dispatches events of a type; null means any type. */
export function takes({ sideTypes, isMain }: Lane, type: string | null): boolean {
  return type === null || sideTypes.includes(type) !== isMain;
}
