import type { LifeCycle } from '../process/life-cycle.ts';

/** The statuses of a wanted item (WANT-003). */
export const wantedStatuses = ['ONGOING', 'FOUND', 'REMOVED'] as const;
export type WantedStatus = (typeof wantedStatuses)[number];

export const wantedEvents = ['find', 'resume', 'remove'] as const;
export type WantedEvent = (typeof wantedEvents)[number];

export interface WantedParts {
  readonly state: WantedStatus;
  readonly event: WantedEvent;
  readonly actor: 'owner' | 'system';
  readonly facts: Readonly<Record<string, never>>;
  readonly code: never;
  readonly effect: never;
}

/**
 * The life cycle of a wanted item. It becomes FOUND by its owner, or by the system when the owner buys a product that
 * matched (WANT-003, docs/readings.md). The owner can resume the search, because FOUND may be a mistake and a
 * purchase may be cancelled. A found item can still be removed; REMOVED is final.
 */
export const wantedLifeCycle: LifeCycle<WantedParts> = {
  name: 'wanted_item',
  states: wantedStatuses,
  events: wantedEvents,
  actors: ['owner', 'system'],
  initial: 'ONGOING',
  rows: [
    { from: ['ONGOING'], event: 'find', by: ['owner', 'system'], to: 'FOUND', effects: [] },
    { from: ['FOUND'], event: 'resume', by: ['owner'], to: 'ONGOING', effects: [] },
    { from: ['ONGOING', 'FOUND'], event: 'remove', by: ['owner'], to: 'REMOVED', effects: [] },
  ],
};
