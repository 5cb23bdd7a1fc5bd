import type { DeliveryType } from '#domain/orders/delivery-method.ts';
import type { LineRecord, Side } from './history.ts';

/**
 * The rules for a sold product, written from docs/decisions/0021, 0035 and 0038 independently of the code that
 * implements them. Actions at the same stop of the clock may happen in any order, so the model follows every possible
 * order.
 */
export interface ModelState {
  readonly status: 'PENDING' | 'ARRIVED' | 'HANDED_OFF' | 'IN_REVIEW' | 'CONFIRMED' | 'CANCELLED';
  readonly type: DeliveryType;
  readonly isShipped: boolean;
  /** Whether its parcel is lost or was returned, until staff settle that. */
  readonly trouble: 'none' | 'open' | 'settled';
  /** Whether the carrier has returned the parcel to the seller. */
  readonly isBack: boolean;
  /** Start of the current waiting period. */
  readonly since: number;
  readonly appointment: number | null;
  readonly complaint: Complaint | null;
  /** The days of a complaint extend the withdrawal period. */
  readonly complaintDays: { readonly from: number; readonly until: number | null } | null;
  readonly withdrawal: Withdrawal | null;
  /** Whether the buyer has withdrawn from the purchase and did not cancel that. */
  readonly hasWithdrawn: boolean;
  /** The order's own deadlines were suspended until then. */
  readonly resumedAt: number;
  /** The arrival, or the confirmation if no arrival is known. */
  readonly receivedAt: number | null;
  /** Cents refunded to the buyer's bank account. */
  readonly refunded: number;
  /** Whether the bank took back what it had paid of a product that the buyer keeps. */
  readonly isChargedBack: boolean;
  /** Cents returned to the gift card. */
  readonly toCard: number;
  /** Cents that the seller gets in the end. */
  readonly sellers: number;
}

export interface Complaint {
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
  /** Whether the seller has to arrange and pay for it. */
  readonly isSellersReturn: boolean;
  /** The sides that have not accepted a decision against them. */
  readonly losers: readonly Side[];
  readonly isFinal: boolean;
}

export interface Withdrawal {
  readonly state: 'ASKED' | 'RETURN_PENDING' | 'SENT_BACK' | 'WITH_STAFF';
  readonly since: number;
  readonly hasProof: boolean;
  readonly wasSentBack: boolean;
  /** When the delivery itself answered the seller's question; null if a side did, or nobody has. */
  readonly answeredAt: number | null;
}

/** The terms of a sale that the model needs. */
export type Line = Pick<
  LineRecord,
  'price' | 'deliveryPrice' | 'discount' | 'giftCard' | 'marginPpm' | 'feeCents' | 'isTraderSale'
>;

/** An automatic transition. */
export interface Silence {
  /** Its earliest moment. */
  readonly at: number;
  readonly leadsTo: ModelState;
}

/** Cents that the buyer's bank paid. */
const paidOf = ({ price, deliveryPrice, discount, giftCard }: Line): number =>
  price + deliveryPrice - discount - giftCard;

/**
 * Cents that can still be refunded: by the bank, and with the gift card's part, which is returned only as a whole. After a
 * chargeback that part alone.
 */
export function refundable(line: Line, { refunded, toCard, isChargedBack }: ModelState) {
  const bank = isChargedBack ? 0 : paidOf(line) - refunded;
  return { bank, all: bank + line.giftCard - toCard };
}

/** The seller gets the price less the fee and the margin, plus the transport if they deliver the product themselves. */
function shareOf(line: Line, { type, refunded }: Pick<ModelState, 'type' | 'refunded'>): number {
  const goods = Math.max(
    0,
    Math.floor(((line.price - line.feeCents) * (1_000_000 - line.marginPpm)) / 1_000_000),
  );
  return Math.max(0, goods + (type === 'noop_transport' ? line.deliveryPrice : 0) - refunded);
}

/** The state of the sale that has just been paid. */
export function begun({ type, placedAt }: Pick<LineRecord, 'type' | 'placedAt'>): ModelState {
  return {
    ...{ status: 'PENDING', type, isShipped: false, trouble: 'none', since: placedAt, appointment: null },
    ...{ isBack: false, complaint: null, complaintDays: null, withdrawal: null },
    ...{ hasWithdrawn: false, resumedAt: 0 },
    ...{ receivedAt: null, isChargedBack: false, refunded: 0, toCard: 0, sellers: 0 },
  };
}

export const over = ({ status }: ModelState): boolean => status === 'CONFIRMED' || status === 'CANCELLED';

const complaintOver = ({ complaintDays }: ModelState, at: number) =>
  complaintDays === null ? null : { ...complaintDays, until: complaintDays.until ?? at };

export function confirmed(line: Line, state: ModelState, at: number): ModelState {
  return {
    ...{ ...state, status: 'CONFIRMED', complaint: null, complaintDays: complaintOver(state, at) },
    ...{ receivedAt: state.receivedAt ?? at, sellers: shareOf(line, state) },
  };
}

/** Ends the sale and returns all that was paid. */
export function cancelled(line: Line, state: ModelState): ModelState {
  return {
    ...{ ...state, status: 'CANCELLED', complaint: null, withdrawal: null },
    ...{ refunded: paidOf(line), toCard: line.giftCard, sellers: 0 },
  };
}

/**
 * The bank takes back what it paid. A sale under way ends with it. A product that was received stays the buyer's, and the
 * seller loses no more than the bank took: not what a gift card or a code paid.
 */
export function chargedBack(line: Line, state: ModelState): ModelState {
  if (!over(state)) return cancelled(line, state);
  const left = paidOf(line) - state.refunded;
  if (left === 0) return state;
  const sellers = Math.max(0, state.sellers - left);
  return { ...state, isChargedBack: true, refunded: paidOf(line), sellers };
}
