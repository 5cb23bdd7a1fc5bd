import type { EventHandler } from './event-handler.ts';
import type { StoredEvent } from './events.ts';
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
  /** Milliseconds after which an event that still fails is given up; null for never. */
  readonly giveUpAfter: number | null;
}

export interface SideLaneRules extends Lane {
  readonly atOnce: number;
  readonly inTurn: string | null;
}

export interface Lanes {
  readonly main: Lane;
  readonly side: readonly SideLaneRules[];
}

/**
 * Assigns handlers to lanes. A single lane dispatches an event: if the handlers of its type are of several lanes, the
 * main lane does, and hands a copy over to each of the others.
 */
export function lanesOf(given: readonly EventHandler[]): Lanes {
  const handlers = withHandOvers(given);
  const typesOf = (isOfLane: (lane: SideLaneName | undefined) => boolean) => [
    ...new Set(handlers.filter(({ lane }) => isOfLane(lane)).map(({ on }) => on)),
  ];
  const names = Object.keys(sideLanes) as SideLaneName[];
  return {
    main: { handlers, sideTypes: typesOf((lane) => lane !== undefined), isMain: true, giveUpAfter: null },
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

function withHandOvers(given: readonly EventHandler[]): readonly EventHandler[] {
  const handOvers = new Map<string, EventHandler>();
  const handlers = given.map((handler) => {
    const { on, lane } = handler;
    if (lane === undefined || given.every((other) => other.on !== on || other.lane === lane)) return handler;
    handOvers.set(copyType(on, lane), handOver(on, lane));
    return onCopy(handler, lane);
  });
  return [...handlers, ...handOvers.values()];
}

function copyType(type: string, lane: SideLaneName): string {
  return `${type}:${lane}`;
}

function handOver(on: string, lane: SideLaneName): EventHandler {
  return {
    name: `hand_over.${lane}`,
    on,
    inside: ({ emit }, { id, payload, createdAt }) =>
      emit(copyType(on, lane), { ...payload, original: { id, createdAt: createdAt.toISOString() } }),
  };
}

/** The handler, called with the original event for its copy: the id of the event identifies what was sent for it. */
function onCopy(handler: EventHandler, lane: SideLaneName): EventHandler {
  if ('inside' in handler) return handler;
  const { on, outside } = handler;
  return {
    ...handler,
    on: copyType(on, lane),
    outside: (copy, deps) => outside(originalOf(copy, on), deps),
  };
}

function originalOf(copy: StoredEvent, type: string): StoredEvent {
  const { original, ...payload } = copy.payload;
  const { id, createdAt } = original as { readonly id: string; readonly createdAt: string };
  return { id, type, payload, createdAt: new Date(createdAt) };
}
