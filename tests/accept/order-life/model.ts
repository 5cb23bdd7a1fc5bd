import { atHour } from './calendar-days.ts';
import type { Noted } from './history.ts';
import { afterInCase, opened, returnedByCarrier, silentComplaint } from './model-complaint.ts';
import {
  cancelled,
  chargedBack,
  confirmed,
  type Line,
  type ModelState,
  over,
  type Silence,
} from './model-state.ts';
import { afterInWithdrawal, declared, followed, silentWithdrawal } from './model-withdrawal.ts';

export type { ModelState } from './model-state.ts';

const days = {
  unsent: 11,
  sent: 22,
  inPerson: 31,
  met: 15,
  transport: 36,
  courier: 31,
  arrived: 4,
  handedOff: 11,
} as const;

function waitingDays({ type, isShipped, appointment }: ModelState): number {
  if (type === 'post_transport') return isShipped ? days.sent : days.unsent;
  if (type === 'brenger_transport') return days.transport;
  if (type === 'frl_transport') return days.courier;
  return appointment === null ? days.inPerson : days.met;
}

/** The transition that follows from inactivity; null if there is none. */
export function silenceOf(line: Line, state: ModelState): Silence | null {
  const { complaint, withdrawal, status, since, appointment, resumedAt } = state;
  // The deadlines of a withdrawal replace those of the order.
  if (withdrawal !== null) return silentWithdrawal(line, state, withdrawal);
  if (over(state)) return null;
  if (complaint !== null) return silentComplaint(line, state, complaint);
  if (status === 'ARRIVED' || status === 'HANDED_OFF') {
    if (state.trouble === 'open') return null;
    const due = atHour(since, status === 'ARRIVED' ? days.arrived : days.handedOff, 9);
    const at = Math.max(due, resumedAt);
    return { at, leadsTo: confirmed(line, state, at) };
  }
  const at = Math.max(atHour(appointment ?? since, waitingDays(state), 9), resumedAt);
  const isUnsent = state.type === 'post_transport' && !state.isShipped;
  return { at, leadsTo: isUnsent ? cancelled(line, state) : opened(state, at) };
}

/** The state after an action; null if the action is not possible. */
export function after(line: Line, state: ModelState, action: Noted): ModelState | null {
  const next = afterAction(line, state, action);
  return next === null ? null : followed(state, next, action.until);
}

function afterAction(line: Line, state: ModelState, action: Noted): ModelState | null {
  const at = action.until;
  const { status, type, complaint, withdrawal } = state;
  switch (action.what) {
    case 'ship':
      return status === 'PENDING' && type === 'post_transport' && !state.isShipped
        ? { ...state, isShipped: true, since: at }
        : null;
    case 'arrive':
      return status === 'PENDING' && type !== 'frl_transport' && state.trouble !== 'open'
        ? { ...state, status: 'ARRIVED', since: at, receivedAt: at }
        : null;
    case 'parcel_trouble':
      return over(state) || state.trouble !== 'none' ? null : inTrouble(state, at, action.isBack);
    case 'parcel_resolved':
      return troubleSettled(state, at);
    case 'hand_off':
      return status === 'PENDING' && type === 'frl_transport'
        ? { ...state, status: 'HANDED_OFF', since: at }
        : null;
    case 'confirm':
      if (withdrawal !== null) return null;
      return status === 'ARRIVED' || status === 'HANDED_OFF' ? confirmed(line, state, at) : null;
    case 'prove_pickup':
      // The proof of a delivery that is complained about is stored for staff, and changes nothing.
      if (status === 'CONFIRMED' || status === 'IN_REVIEW') return state;
      return status === 'PENDING' || status === 'ARRIVED' ? confirmed(line, state, at) : null;
    case 'dispute':
      return over(state) || status === 'IN_REVIEW' || withdrawal !== null ? null : opened(state, at);
    case 'cancel_late':
      return status === 'PENDING' && type === 'post_transport' && !state.isShipped
        ? cancelled(line, state)
        : null;
    case 'staff_cancel':
      return over(state) ? null : cancelled(line, state);
    case 'staff_confirm':
      return status === 'IN_REVIEW' ? confirmed(line, state, at) : null;
    case 'seller_transport':
      return status === 'PENDING' ? { ...state, type: 'noop_transport' } : null;
    case 'partner_transport':
      return status === 'PENDING' ? { ...state, type: 'brenger_transport' } : null;
    case 'appointment':
      return status === 'PENDING' ? { ...state, appointment: action.moment } : null;
    case 'charged_back':
      return chargedBack(line, state);
    case 'withdrawal_declare':
      return declared(line, state, at);
    case 'withdrawal_step':
    case 'withdrawal_decide':
      return withdrawal === null ? null : afterInWithdrawal(line, state, withdrawal, action);
    default:
      return complaint === null ? null : afterInCase(line, state, complaint, action);
  }
}

/** A parcel that the carrier returned is back with its seller: its buyer need not return it for a complaint. */
function inTrouble(state: ModelState, at: number, isBack: boolean): ModelState {
  const troubled: ModelState = { ...state, trouble: 'open', isBack };
  return isBack ? returnedByCarrier(troubled, at) : troubled;
}

/** What its seller had reported as arrived counts as arrived from then on. */
function troubleSettled(state: ModelState, at: number): ModelState | null {
  if (over(state)) return state;
  if (state.trouble !== 'open') return null;
  const settled: ModelState = { ...state, trouble: 'settled' };
  return state.status === 'ARRIVED' ? { ...settled, since: at, receivedAt: at } : settled;
}
