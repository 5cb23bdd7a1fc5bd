import type { LifeCycle } from '../process/life-cycle.ts';

/** WANT-003. */
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
 * The life of a wanted item. FOUND is said by the owner, or by the system once the owner buys a piece that matched
 * (readings WANT-003); the owner can go on looking, as a press may be a
 * mistake and a purchase may be undone. What is found can still be taken off the list, what is removed stays so.
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
