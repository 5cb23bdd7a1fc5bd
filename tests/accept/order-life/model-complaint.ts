import { atHour, atHourOfWorkingDay } from './calendar-days.ts';
import type { Noted, Side } from './history.ts';
import {
  type Complaint,
  cancelled,
  confirmed,
  type Line,
  type ModelState,
  refundable,
  type Silence,
} from './model-state.ts';

export const opened = (state: ModelState, at: number): ModelState => ({
  ...{ ...state, status: 'IN_REVIEW', complaintDays: { from: at, until: null } },
  complaint: {
    ...{ state: 'OPEN', since: at, proposedBy: null, refund: 0 },
    ...{ needsReturn: false, isSellersReturn: false, losers: [], isFinal: false },
  },
});

/** Carries out the refund that was agreed or decided. */
function carriedOut(line: Line, state: ModelState, at: number): ModelState | null {
  const refund = state.complaint?.refund ?? 0;
  const { all, bank } = refundable(line, state);
  if (refund >= all && refund > 0) return cancelled(line, state);
  return refund > bank ? null : confirmed(line, { ...state, refunded: state.refunded + refund }, at);
}

function moved(state: ModelState, at: number, change: Partial<Complaint>): ModelState {
  const { complaint } = state;
  if (complaint === null) throw new Error('There is no complaint.');
  const isEscalated = change.state === 'ESCALATED' && complaint.state !== 'ESCALATED';
  const emptied = isEscalated
    ? { refund: 0, needsReturn: false, isSellersReturn: false, proposedBy: null }
    : {};
  return { ...state, complaint: { ...complaint, since: at, ...emptied, ...change } };
}

/** Settles a complaint that is agreed or finally decided: at once, or after the return of the product. */
function settled(line: Line, state: ModelState, at: number): ModelState | null {
  return state.complaint?.needsReturn === true
    ? returnedByCarrier(moved(state, at, { state: 'RETURN_PENDING', proposedBy: null }), at)
    : carriedOut(line, state, at);
}

/** The return of a product is complete where the carrier has returned its parcel to the seller. */
export function returnedByCarrier(state: ModelState, at: number): ModelState {
  const isReturning = state.complaint?.state === 'RETURN_PENDING' || state.complaint?.state === 'RETURN_SENT';
  return state.isBack && isReturning ? moved(state, at, { state: 'RETURN_ARRIVED' }) : state;
}

export function silentComplaint(
  line: Line,
  state: ModelState,
  { state: how, since, isSellersReturn }: Complaint,
): Silence | null {
  const evening = 20;
  if (how === 'OPEN' || how === 'NEGOTIATING') {
    const at = atHourOfWorkingDay(since, 3, evening);
    return { at, leadsTo: moved(state, at, { state: 'ESCALATED' }) };
  }
  // Staff always act on these states.
  if (how === 'ESCALATED' || how === 'APPEALED') return null;
  const within = { DECIDED: 14, RETURN_PENDING: 7, RETURN_SENT: 14, RETURN_ARRIVED: 3 } as const;
  const at = atHour(since, within[how], evening);
  // It may be the seller who did not arrange the return.
  if (how === 'RETURN_PENDING' && isSellersReturn)
    return { at, leadsTo: moved(state, at, { state: 'ESCALATED' }) };
  if (how === 'RETURN_PENDING') return { at, leadsTo: confirmed(line, state, at) };
  if (how === 'RETURN_SENT') return { at, leadsTo: moved(state, at, { state: 'ESCALATED' }) };
  const leadsTo = how === 'DECIDED' ? settled(line, state, at) : carriedOut(line, state, at);
  return leadsTo === null ? null : { at, leadsTo };
}

const sides = ['buyer', 'seller'] as const;

function losersOf(refund: number, left: number): readonly Side[] {
  return sides.filter((side) => (side === 'buyer' ? refund < left || refund === 0 : refund > 0));
}

export type CaseNoted =
  | Exclude<Extract<Noted, { readonly side: Side }>, { readonly what: 'withdrawal_step' }>
  | Extract<Noted, { readonly what: 'decide' }>;

/** The state after an action in a complaint; null if the action is not possible. */
export function afterInCase(
  line: Line,
  state: ModelState,
  complaint: Complaint,
  action: CaseNoted,
): ModelState | null {
  const at = action.until;
  const { state: how } = complaint;
  const isIn = (...states: readonly Complaint['state'][]) => states.includes(how);
  if (action.what === 'decide') {
    if (!isIn('ESCALATED', 'APPEALED')) return null;
    const { refund, needsReturn, isSellersReturn } = action;
    const decided = moved(state, at, { refund, needsReturn, isSellersReturn, proposedBy: null });
    if (how === 'APPEALED' || complaint.isFinal) return settled(line, decided, at);
    return moved(decided, at, { state: 'DECIDED', losers: losersOf(refund, refundable(line, state).all) });
  }
  const { side } = action;
  switch (action.what) {
    case 'answer':
      if (how === 'OPEN' && side === 'seller') return moved(state, at, { state: 'NEGOTIATING' });
      return isIn('OPEN', 'NEGOTIATING', 'ESCALATED', 'APPEALED') ? state : null;
    case 'propose':
      if (!(how === 'NEGOTIATING' || (how === 'OPEN' && side === 'seller'))) return null;
      return moved(state, at, {
        ...{ state: 'NEGOTIATING', proposedBy: side, refund: action.refund },
        ...{ needsReturn: action.needsReturn, isSellersReturn: action.isSellersReturn },
      });
    case 'accept':
      if (how !== 'NEGOTIATING' || complaint.proposedBy === null || complaint.proposedBy === side)
        return null;
      return settled(line, state, at);
    case 'escalate':
      return how === 'NEGOTIATING' ? moved(state, at, { state: 'ESCALATED' }) : null;
    case 'withdraw':
      return isIn('OPEN', 'NEGOTIATING', 'ESCALATED', 'RETURN_PENDING') ? confirmed(line, state, at) : null;
    case 'accept_decision':
    case 'appeal':
      return afterDecision(line, state, complaint, action);
    case 'send_back':
      return how === 'RETURN_PENDING' ? moved(state, at, { state: 'RETURN_SENT' }) : null;
    case 'arrive_back':
      return how === 'RETURN_SENT' ? moved(state, at, { state: 'RETURN_ARRIVED' }) : null;
    case 'receive_back':
      return isIn('RETURN_PENDING', 'RETURN_SENT', 'RETURN_ARRIVED') ? carriedOut(line, state, at) : null;
    case 'contest_back':
      return isIn('RETURN_SENT', 'RETURN_ARRIVED')
        ? moved(state, at, { state: 'ESCALATED', isFinal: true })
        : null;
  }
}

function afterDecision(
  line: Line,
  state: ModelState,
  { state: how, losers, since }: Complaint,
  { what, side, until: at }: { readonly what: string; readonly side: Side; readonly until: number },
): ModelState | null {
  if (how !== 'DECIDED' || !losers.includes(side)) return null;
  if (what === 'appeal') return moved(state, at, { state: 'APPEALED', isFinal: true });
  const left = losers.filter((one) => one !== side);
  return left.length === 0 ? settled(line, state, at) : moved(state, since, { losers: left });
}
