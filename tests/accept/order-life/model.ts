import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import { atHour, atHourOfWorkingDay } from './calendar-days.ts';
import type { LineRecord, Noted, Side } from './history.ts';

/**
 * The rules for a sold product, written from docs/decisions/0021 and 0035 independently of the code that implements
 * them. Actions at the same stop of the clock may happen in any order, so the model follows every possible order.
 */
export interface ModelState {
  readonly status: 'PENDING' | 'ARRIVED' | 'HANDED_OFF' | 'IN_REVIEW' | 'CONFIRMED' | 'CANCELLED';
  readonly type: DeliveryType;
  readonly isShipped: boolean;
  /** Start of the current waiting period. */
  readonly since: number;
  readonly appointment: number | null;
  readonly complaint: Complaint | null;
  /** Cents refunded to the buyer. */
  readonly refunded: number;
  /** Cents that the seller gets in the end. */
  readonly sellers: number;
}

interface Complaint {
  readonly state:
    | 'OPEN'
    | 'NEGOTIATING'
    | 'ESCALATED'
    | 'DECIDED'
    | 'APPEALED'
    | 'RETURN_PENDING'
    | 'RETURN_SENT'
    | 'RETURN_ARRIVED';
  readonly since: number;
  readonly proposedBy: Side | null;
  readonly refund: number;
  readonly needsReturn: boolean;
  /** The sides that have not accepted a decision against them. */
  readonly losers: readonly Side[];
  readonly isFinal: boolean;
}

type Line = Pick<LineRecord, 'price' | 'deliveryPrice' | 'marginPpm' | 'feeCents'>;

const paidOf = ({ price, deliveryPrice }: Pick<Line, 'price' | 'deliveryPrice'>) => price + deliveryPrice;

/** The seller gets the price less the fee and the margin, plus the transport if they deliver the product themselves. */
function shareOf(line: Line, { type, refunded }: ModelState): number {
  const goods = Math.max(
    0,
    Math.floor(((line.price - line.feeCents) * (1_000_000 - line.marginPpm)) / 1_000_000),
  );
  return Math.max(0, goods + (type === 'noop_transport' ? line.deliveryPrice : 0) - refunded);
}

const over = (state: ModelState): boolean => state.status === 'CONFIRMED' || state.status === 'CANCELLED';

function confirmed(line: Line, state: ModelState): ModelState {
  return { ...state, status: 'CONFIRMED', complaint: null, sellers: shareOf(line, state) };
}

function cancelled(line: Line, state: ModelState): ModelState {
  return { ...state, status: 'CANCELLED', complaint: null, refunded: paidOf(line), sellers: 0 };
}

const opened = (state: ModelState, at: number): ModelState => ({
  ...{ ...state, status: 'IN_REVIEW' },
  complaint: {
    ...{
      state: 'OPEN',
      since: at,
      proposedBy: null,
      refund: 0,
      needsReturn: false,
      losers: [],
      isFinal: false,
    },
  },
});

/** Carries out the refund that was agreed or decided. */
function carriedOut(line: Line, state: ModelState): ModelState {
  const refund = state.complaint?.refund ?? 0;
  const left = paidOf(line) - state.refunded;
  if (refund >= left && refund > 0) return cancelled(line, state);
  return confirmed(line, { ...state, refunded: state.refunded + refund });
}

function moved(state: ModelState, at: number, change: Partial<Complaint>): ModelState {
  const { complaint } = state;
  if (complaint === null) throw new Error('There is no complaint.');
  const isEscalated = change.state === 'ESCALATED' && complaint.state !== 'ESCALATED';
  const emptied = isEscalated ? { refund: 0, needsReturn: false, proposedBy: null } : {};
  return { ...state, complaint: { ...complaint, since: at, ...emptied, ...change } };
}

/** Settles a complaint that is agreed or finally decided: at once, or after the return of the product. */
function settled(line: Line, state: ModelState, at: number): ModelState {
  return state.complaint?.needsReturn === true
    ? moved(state, at, { state: 'RETURN_PENDING', proposedBy: null })
    : carriedOut(line, state);
}

export interface Silence {
  /** The earliest moment of the transition. */
  readonly at: number;
  readonly leadsTo: ModelState;
}

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
  if (over(state)) return null;
  const { complaint, status, since, appointment } = state;
  if (complaint !== null) return silentComplaint(line, state, complaint);
  if (status === 'ARRIVED' || status === 'HANDED_OFF') {
    const at = atHour(since, status === 'ARRIVED' ? days.arrived : days.handedOff, 9);
    return { at, leadsTo: confirmed(line, state) };
  }
  const at = atHour(appointment ?? since, waitingDays(state), 9);
  const isUnsent = state.type === 'post_transport' && !state.isShipped;
  return { at, leadsTo: isUnsent ? cancelled(line, state) : opened(state, at) };
}

function silentComplaint(line: Line, state: ModelState, { state: how, since }: Complaint): Silence | null {
  const evening = 20;
  if (how === 'OPEN' || how === 'NEGOTIATING') {
    const at = atHourOfWorkingDay(since, 3, evening);
    return { at, leadsTo: moved(state, at, { state: 'ESCALATED' }) };
  }
  // Staff always act on these states.
  if (how === 'ESCALATED' || how === 'APPEALED') return null;
  const within = { DECIDED: 14, RETURN_PENDING: 7, RETURN_SENT: 14, RETURN_ARRIVED: 3 } as const;
  const at = atHour(since, within[how], evening);
  if (how === 'DECIDED') return { at, leadsTo: settled(line, state, at) };
  if (how === 'RETURN_PENDING') return { at, leadsTo: confirmed(line, state) };
  if (how === 'RETURN_SENT') return { at, leadsTo: moved(state, at, { state: 'ESCALATED' }) };
  return { at, leadsTo: carriedOut(line, state) };
}

/** The state after an action; null if the action is not possible. */
export function after(line: Line, state: ModelState, action: Noted): ModelState | null {
  const at = action.until;
  const { status, type } = state;
  switch (action.what) {
    case 'ship':
      return status === 'PENDING' && type === 'post_transport' && !state.isShipped
        ? { ...state, isShipped: true, since: at }
        : null;
    case 'arrive':
      return status === 'PENDING' && type !== 'frl_transport'
        ? { ...state, status: 'ARRIVED', since: at }
        : null;
    case 'hand_off':
      return status === 'PENDING' && type === 'frl_transport'
        ? { ...state, status: 'HANDED_OFF', since: at }
        : null;
    case 'confirm':
      return status === 'ARRIVED' || status === 'HANDED_OFF' ? confirmed(line, state) : null;
    case 'prove_pickup':
      if (status === 'CONFIRMED') return state;
      return status === 'PENDING' || status === 'ARRIVED' ? confirmed(line, state) : null;
    case 'dispute':
      return over(state) || status === 'IN_REVIEW' ? null : opened(state, at);
    case 'cancel_late':
      return status === 'PENDING' && type === 'post_transport' && !state.isShipped
        ? cancelled(line, state)
        : null;
    case 'staff_cancel':
      return over(state) ? null : cancelled(line, state);
    case 'staff_confirm':
      return status === 'IN_REVIEW' ? confirmed(line, state) : null;
    case 'seller_transport':
      return status === 'PENDING' ? { ...state, type: 'noop_transport' } : null;
    case 'partner_transport':
      return status === 'PENDING' ? { ...state, type: 'brenger_transport' } : null;
    case 'appointment':
      return status === 'PENDING' ? { ...state, appointment: action.moment } : null;
    case 'charged_back': {
      const back = { ...state, refunded: paidOf(line), sellers: 0 };
      return over(state) ? back : { ...back, status: 'CANCELLED', complaint: null };
    }
    default:
      return state.complaint === null ? null : afterInCase(line, state, state.complaint, action);
  }
}

const sides = ['buyer', 'seller'] as const;

function losersOf(refund: number, left: number): readonly Side[] {
  return sides.filter((side) => (side === 'buyer' ? refund < left || refund === 0 : refund > 0));
}

type CaseNoted = Extract<Noted, { readonly side: Side }> | Extract<Noted, { readonly what: 'decide' }>;

function afterInCase(
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
    const { refund, needsReturn } = action;
    const decided = moved(state, at, { refund, needsReturn, proposedBy: null });
    if (how === 'APPEALED' || complaint.isFinal) return settled(line, decided, at);
    return moved(decided, at, { state: 'DECIDED', losers: losersOf(refund, paidOf(line) - state.refunded) });
  }
  const { side } = action;
  switch (action.what) {
    case 'answer':
      if (how === 'OPEN' && side === 'seller') return moved(state, at, { state: 'NEGOTIATING' });
      return isIn('OPEN', 'NEGOTIATING', 'ESCALATED', 'APPEALED') ? state : null;
    case 'propose':
      if (!(how === 'NEGOTIATING' || (how === 'OPEN' && side === 'seller'))) return null;
      return moved(state, at, {
        ...{ state: 'NEGOTIATING', proposedBy: side, refund: action.refund, needsReturn: action.needsReturn },
      });
    case 'accept':
      if (how !== 'NEGOTIATING' || complaint.proposedBy === null || complaint.proposedBy === side)
        return null;
      return settled(line, state, at);
    case 'escalate':
      return how === 'NEGOTIATING' ? moved(state, at, { state: 'ESCALATED' }) : null;
    case 'withdraw':
      return isIn('OPEN', 'NEGOTIATING', 'ESCALATED', 'RETURN_PENDING') ? confirmed(line, state) : null;
    case 'accept_decision':
    case 'appeal':
      return afterDecision(line, state, complaint, action);
    case 'send_back':
      return how === 'RETURN_PENDING' ? moved(state, at, { state: 'RETURN_SENT' }) : null;
    case 'arrive_back':
      return how === 'RETURN_SENT' ? moved(state, at, { state: 'RETURN_ARRIVED' }) : null;
    case 'receive_back':
      return isIn('RETURN_PENDING', 'RETURN_SENT', 'RETURN_ARRIVED') ? carriedOut(line, state) : null;
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
