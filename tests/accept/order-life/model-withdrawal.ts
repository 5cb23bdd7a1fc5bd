import { atHour, daysBetween } from './calendar-days.ts';
import type { Noted, Side } from './history.ts';
import {
  cancelled,
  confirmed,
  type Line,
  type ModelState,
  refundable,
  type Silence,
  type Withdrawal,
} from './model-state.ts';

const day = 24 * 60 * 60 * 1000;
/** A receipt that the shop learned from a scan or by itself may be this much later than the model knows. */
const slack = 3 * day;
/** What follows from a delivery may be this late, when its server was killed. */
const reactsWithin = day;

/** 14 days after receipt, and the days of a complaint that began within them. */
function isTooLate({ receivedAt, complaintDays }: ModelState, at: number): boolean {
  if (receivedAt === null) return false;
  const last = 14 + 1;
  const { from = 0, until = null } = complaintDays ?? {};
  const counts = until !== null && from < atHour(receivedAt, last, 0);
  const extended = counts ? Math.max(0, daysBetween(Math.max(from, receivedAt), until)) : 0;
  return at > atHour(receivedAt, last + extended, 0) + slack;
}

const isInPerson = ({ type }: ModelState) =>
  type === 'pickup_transport' || type === 'noop_transport' || type === 'free_transport';

/** The state after a withdrawal; null if the buyer may not withdraw. */
export function declared(line: Line, state: ModelState, at: number): ModelState | null {
  const { status, hasWithdrawn } = state;
  if (!line.isTraderSale || hasWithdrawn || status === 'CANCELLED' || status === 'IN_REVIEW') return null;
  const isRefunded = state.refunded > 0 && refundable(line, state).all === 0;
  if (isRefunded || isTooLate(state, at)) return null;
  const isWithBuyer = status !== 'PENDING' || state.isShipped;
  if (!isWithBuyer && !isInPerson(state)) return cancelled(line, { ...state, hasWithdrawn: true });
  const how = isWithBuyer ? 'RETURN_PENDING' : 'ASKED';
  const withdrawal = {
    state: how,
    since: at,
    hasProof: false,
    wasSentBack: false,
    answeredAt: null,
  } as const;
  return { ...state, hasWithdrawn: true, withdrawal };
}

const moved = (
  state: ModelState,
  withdrawal: Withdrawal,
  at: number,
  change: Partial<Withdrawal>,
): ModelState => ({ ...state, withdrawal: { ...withdrawal, since: at, ...change } });

const ended = (state: ModelState, at: number): ModelState => ({ ...state, withdrawal: null, resumedAt: at });

/** A delivery that moves on answers whether the product was handed over; its arrival is when the return period begins. */
export function followed(before: ModelState, state: ModelState, at: number): ModelState {
  const { withdrawal, status } = state;
  if (withdrawal === null) return state;
  if (withdrawal.state === 'ASKED' && status !== 'PENDING')
    return moved(state, withdrawal, at, { state: 'RETURN_PENDING', answeredAt: at });
  const hasArrived = status === 'ARRIVED' && before.status !== 'ARRIVED';
  return withdrawal.state === 'RETURN_PENDING' && hasArrived ? moved(state, withdrawal, at, {}) : state;
}

/** The transition that follows from inactivity during a withdrawal; null while it waits for staff. */
export function silentWithdrawal(line: Line, state: ModelState, withdrawal: Withdrawal): Silence | null {
  if (withdrawal.state === 'WITH_STAFF') return null;
  const within = { ASKED: 3, RETURN_PENDING: 14, SENT_BACK: 5 } as const;
  const at = atHour(withdrawal.since, within[withdrawal.state], 20);
  const isProved = withdrawal.state === 'SENT_BACK' && withdrawal.hasProof;
  return {
    at,
    leadsTo: isProved ? cancelled(line, state) : moved(state, withdrawal, at, { state: 'WITH_STAFF' }),
  };
}

/** Staff refund all, a part for lost value, which the buyer's bank must have paid, or nothing. */
function decided(line: Line, state: ModelState, refund: number, at: number): ModelState | null {
  const { bank, all } = refundable(line, state);
  if (refund === 0) return ended(state, at);
  if (refund === all) return cancelled(line, state);
  if (refund > bank) return null;
  const refunded = { ...state, withdrawal: null, refunded: state.refunded + refund };
  return confirmed(line, refunded, at);
}

export type WithdrawalNoted = Extract<
  Noted,
  { readonly what: 'withdrawal_step' } | { readonly what: 'withdrawal_decide' }
>;

/** The state after an action in a withdrawal; null if the action is not possible. */
export function afterInWithdrawal(
  line: Line,
  state: ModelState,
  withdrawal: Withdrawal,
  action: WithdrawalNoted,
): ModelState | null {
  const at = action.until;
  if (action.what === 'withdrawal_decide') return decided(line, state, action.refund, at);
  const { side, event } = action;
  if (!(bySide[event] as readonly Side[]).includes(side)) return null;
  const { state: how, wasSentBack, answeredAt } = withdrawal;
  const mayAnswer = how === 'ASKED' || (answeredAt !== null && at <= answeredAt + reactsWithin);
  switch (event) {
    case 'still_here':
      return mayAnswer ? cancelled(line, state) : null;
    case 'handed_over':
      return mayAnswer ? moved(state, withdrawal, at, { state: 'RETURN_PENDING', answeredAt: null }) : null;
    case 'send_back':
      return how === 'RETURN_PENDING' || (how === 'WITH_STAFF' && !wasSentBack)
        ? moved(state, withdrawal, at, { state: 'SENT_BACK', wasSentBack: true, hasProof: action.hasProof })
        : null;
    case 'receive_back':
      return how === 'ASKED' ? null : cancelled(line, state);
    case 'contest':
      return how === 'SENT_BACK' ? moved(state, withdrawal, at, { state: 'WITH_STAFF' }) : null;
    case 'keep':
      return how === 'ASKED' || how === 'RETURN_PENDING'
        ? { ...ended(state, at), hasWithdrawn: false }
        : null;
  }
}

const bySide = {
  still_here: ['seller'],
  handed_over: ['buyer', 'seller'],
  send_back: ['buyer'],
  receive_back: ['seller'],
  contest: ['seller'],
  keep: ['buyer'],
} as const;
