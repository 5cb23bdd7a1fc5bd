import type { Guard, LifeCycle } from '../process/life-cycle.ts';

/** The states of the appointment for a hand-over in person. */
export const appointmentStates = [
  'none',
  'proposed_by_buyer',
  'proposed_by_seller',
  'fixed',
  'move_by_buyer',
  'move_by_seller',
] as const;
export type AppointmentState = (typeof appointmentStates)[number];

export const appointmentEvents = ['propose', 'accept', 'keep'] as const;
export type AppointmentEvent = (typeof appointmentEvents)[number];

export const appointmentActors = ['buyer', 'seller', 'staff'] as const;
export type AppointmentActor = (typeof appointmentActors)[number];

interface AppointmentFacts {
  /** Whether the agreed appointment is today, in Amsterdam. */
  readonly isToday: boolean;
}

export interface AppointmentParts {
  readonly state: AppointmentState;
  readonly event: AppointmentEvent;
  readonly actor: AppointmentActor;
  readonly facts: AppointmentFacts;
  readonly code: 'appointment_is_today';
  /** The effects of a transition on the server, in the row's order. */
  readonly effect: 'fix' | 'notify_buyer' | 'notify_seller';
}

const notToday: Guard<AppointmentParts> = {
  name: 'the appointment is on another day',
  holds: ({ isToday }) => !isToday,
  code: 'appointment_is_today',
};

const unfixed = ['none', 'proposed_by_buyer', 'proposed_by_seller'] as const;
const fixed = ['fixed', 'move_by_buyer', 'move_by_seller'] as const;

/**
 * Both sides propose moments until one side accepts one. An agreed appointment remains valid until another moment is
 * accepted. It cannot be changed on its own day, because the other side may already be on the way. After that day a
 * new appointment can be proposed, as a side may not have come.
 */
export const appointmentLifeCycle: LifeCycle<AppointmentParts> = {
  name: 'appointment',
  states: appointmentStates,
  events: appointmentEvents,
  actors: appointmentActors,
  initial: 'none',
  rows: [
    { from: unfixed, event: 'propose', by: ['buyer'], to: 'proposed_by_buyer', effects: ['notify_seller'] },
    { from: unfixed, event: 'propose', by: ['seller'], to: 'proposed_by_seller', effects: ['notify_buyer'] },
    {
      ...{ from: fixed, event: 'propose', by: ['buyer'], guard: notToday },
      ...{ to: 'move_by_buyer', effects: ['notify_seller'] },
    },
    {
      ...{ from: fixed, event: 'propose', by: ['seller'], guard: notToday },
      ...{ to: 'move_by_seller', effects: ['notify_buyer'] },
    },
    {
      ...{ from: ['proposed_by_buyer'], event: 'accept', by: ['seller'] },
      ...{ to: 'fixed', effects: ['fix', 'notify_buyer', 'notify_seller'] },
    },
    {
      ...{ from: ['proposed_by_seller'], event: 'accept', by: ['buyer'] },
      ...{ to: 'fixed', effects: ['fix', 'notify_buyer', 'notify_seller'] },
    },
    {
      ...{ from: ['move_by_buyer'], event: 'accept', by: ['seller'], guard: notToday },
      ...{ to: 'fixed', effects: ['fix', 'notify_buyer', 'notify_seller'] },
    },
    {
      ...{ from: ['move_by_seller'], event: 'accept', by: ['buyer'], guard: notToday },
      ...{ to: 'fixed', effects: ['fix', 'notify_buyer', 'notify_seller'] },
    },
    { from: ['move_by_buyer'], event: 'keep', by: ['seller'], to: 'fixed', effects: ['notify_buyer'] },
    { from: ['move_by_seller'], event: 'keep', by: ['buyer'], to: 'fixed', effects: ['notify_seller'] },
    // The proposing side withdraws its proposal, so the other side no longer has to answer it.
    { from: ['move_by_buyer'], event: 'keep', by: ['buyer'], to: 'fixed', effects: ['notify_seller'] },
    { from: ['move_by_seller'], event: 'keep', by: ['seller'], to: 'fixed', effects: ['notify_buyer'] },
  ],
};

/** Whether a proposal is pending. */
export function hasOpenProposal(state: AppointmentState): boolean {
  return state !== 'none' && state !== 'fixed';
}
