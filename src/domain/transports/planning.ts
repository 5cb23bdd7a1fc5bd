import type { OrderRole } from '../orders/order-role.ts';
import type { Guard, LifeCycle } from '../process/life-cycle.ts';

/**
 * The states of planning a transport between buyer and seller: the status of a date suggestion (TRANS-005 to
 * TRANS-011).
 */
export const planningStates = [
  'initial',
  'waiting_on_seller',
  'waiting_on_buyer',
  'date_selected',
  'shipment_planned',
] as const;
export type PlanningState = (typeof planningStates)[number];

/** The statuses of a list of proposed dates (TRANS-012). */
export const proposalStatuses = ['PROPOSED', 'REJECTED'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** Whether the transport partner was informed (TRANS-003); `syncing` while the request is running. */
export const syncStatuses = ['not_synced', 'syncing', 'synced'] as const;
export type SyncStatus = (typeof syncStatuses)[number];

export const planningEvents = ['start', 'measure', 'propose', 'select', 'reject', 'plan', 'refuse'] as const;
export type PlanningEvent = (typeof planningEvents)[number];

export const planningActors = ['buyer', 'seller', 'staff', 'system'] as const;
export type PlanningActor = (typeof planningActors)[number];

interface PlanningFacts {
  /** Whether the seller has given the dimensions. */
  readonly hasDimensions: boolean;
}

export interface PlanningParts {
  readonly state: PlanningState;
  readonly event: PlanningEvent;
  readonly actor: PlanningActor;
  readonly facts: PlanningFacts;
  readonly code: 'transport_dimensions_missing';
  /** What the server does on a transition, in the order of the row. */
  readonly effect: 'notify_seller' | 'notify_buyer' | 'book' | 'announce_window';
}

/**
 * The number of hours in which the partner has to respond before both sides are notified of a problem (TRANS-032).
 */
const bookingHours = 24;

const measured: Guard<PlanningParts> = {
  name: 'dimensions given',
  holds: ({ hasDimensions }) => hasDimensions,
  code: 'transport_dimensions_missing',
};

/**
 * The life cycle of planning the day of transport (TRANS-012, docs/readings.md). The buyer starts it (TRANS-025). The
 * seller gives the dimensions (TRANS-028) and proposes dates (TRANS-029). The buyer confirms one (TRANS-026) or
 * rejects them all (TRANS-027, TRANS-013), after which the seller proposes again. The transport partner then plans
 * the shipment, or refuses it, after which the seller proposes again as well.
 */
export const planningLifeCycle: LifeCycle<PlanningParts> = {
  name: 'transport',
  states: planningStates,
  events: planningEvents,
  actors: planningActors,
  initial: 'initial',
  rows: [
    {
      ...{ from: ['initial'], event: 'start', by: ['buyer'] },
      ...{ to: 'waiting_on_seller', effects: ['notify_seller'] },
    },
    {
      ...{ from: ['waiting_on_seller'], event: 'measure', by: ['seller'] },
      ...{ to: 'waiting_on_seller', effects: [] },
    },
    {
      ...{ from: ['waiting_on_seller'], event: 'propose', by: ['seller'], guard: measured },
      ...{ to: 'waiting_on_buyer', effects: ['notify_buyer'] },
    },
    {
      ...{ from: ['waiting_on_buyer'], event: 'select', by: ['buyer'] },
      ...{ to: 'date_selected', effects: ['notify_seller', 'book'] },
      deadline: { kind: 'transport_booking', after: bookingHours * 60 * 60 * 1000 },
    },
    {
      ...{ from: ['waiting_on_buyer'], event: 'reject', by: ['buyer'] },
      ...{ to: 'waiting_on_seller', effects: ['notify_seller'] },
    },
    {
      ...{ from: ['date_selected'], event: 'plan', by: ['system'] },
      ...{ to: 'shipment_planned', effects: ['notify_buyer', 'announce_window'] },
    },
    {
      ...{ from: ['date_selected'], event: 'refuse', by: ['system'] },
      ...{ to: 'waiting_on_seller', effects: ['notify_buyer', 'notify_seller'] },
    },
  ],
};

/** The views of a transport for one side of a sale. */
export type PlanningView =
  | 'waiting_for_sync'
  | 'intro'
  | 'confirm_dates'
  | 'waiting_for_buyer'
  | 'enter_dates'
  | 'waiting_for_seller'
  | 'planned';

/**
 * Returns the view for a side in a state (TRANS-004 to TRANS-011). `sync` may be a value that this version does not
 * know: then the view is the same as while the partner is being informed, which is to wait.
 */
export function planningViewOf(planning: {
  readonly sync: string;
  readonly status: PlanningState;
  readonly role: OrderRole;
}): PlanningView {
  const { sync, status, role } = planning;
  if (sync !== 'not_synced' && sync !== 'synced') return 'waiting_for_sync';
  const isBuyer = role === 'BUYER';
  switch (status) {
    case 'initial':
      return 'intro';
    case 'waiting_on_buyer':
      return isBuyer ? 'confirm_dates' : 'waiting_for_buyer';
    case 'waiting_on_seller':
      return isBuyer ? 'waiting_for_seller' : 'enter_dates';
    case 'date_selected':
    case 'shipment_planned':
      return 'planned';
  }
}
