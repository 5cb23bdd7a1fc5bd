import { promises } from '../promises/promises.ts';

/**
 * Limits on reservations with an open payment (docs/decisions/0028-reservation-limits.md). A reservation is one line
 * of a cart that is being paid. Without limits anyone could make the whole shop unavailable without buying.
 */

/** Guests, and users with an account. An account's email address is always confirmed. */
export type ReservationHolder = 'guest' | 'account';

const minute = 60 * 1000;

/**
 * The duration of a reservation during a payment, in milliseconds. The provider does not know this limit: it is asked
 * to cancel the payment afterwards. Money that still arrives after another buyer has taken the product is refunded,
 * with an email.
 */
export const reservationTime: Readonly<Record<ReservationHolder, number>> = {
  guest: promises.payment.guestMinutes * minute,
  account: promises.payment.accountMinutes * minute,
};

/**
 * The minimum reservation time left when a payment starts, in milliseconds: a bank payment cannot be completed in
 * less. A payment that replaces another one keeps the end of its reservation if that much time remains, and reserves
 * again otherwise.
 */
export const leastPaymentTime = 3 * minute;

export const reservationLimits = {
  /** Per account; for guests, for all guests of a network together. */
  own: { guest: 10, account: 15 },
  /** Per network, guests and accounts together. A network is an IPv4 address or an IPv6 /64. */
  network: 20,
  /** For guests of an IPv4 /24 or an IPv6 /48, which can belong to one customer of a provider. */
  subnet: 40,
  /**
   * The share of the products for sale that all guests, and separately all accounts, can reserve. At least
   * `leastPool`.
   */
  poolShare: 0.1,
  leastPool: 20,
  /**
   * The limit per buyer while others have reserved more than half of the pool, so that some of it is left for
   * everyone.
   */
  ownWhenCrowded: 2,
} as const;

/** The numbers of reservations, without those of the payment that is about to start. */
export interface ReservationUse {
  readonly own: number;
  /** Guests and accounts together. */
  readonly network: number;
  /** Guests only. */
  readonly subnet: number;
  /** All guests, or all accounts, including the buyer. */
  readonly pool: number;
}

const reservationRefusals = [
  'reservation_cart_too_large_guest',
  'reservation_cart_too_large',
  'reservation_limit_guest',
  'reservation_limit',
  'reservation_limit_network',
  'reservation_crowded_guest',
  'reservation_crowded',
] as const;
export type ReservationRefusal = (typeof reservationRefusals)[number];

/** Whether a server error code means that products cannot be reserved now. No payment was attempted in that case. */
export function isReservationRefusal(errorCode: string | null): boolean {
  return reservationRefusals.some((refusal) => refusal === errorCode);
}

/**
 * Returns why `wanted` more products cannot be reserved while `forSale` products are for sale, or null when they can.
 */
export function reservationProblem(
  holder: ReservationHolder,
  wanted: number,
  use: ReservationUse,
  forSale: number,
): ReservationRefusal | null {
  const { own, network, subnet, poolShare, leastPool, ownWhenCrowded } = reservationLimits;
  const isGuest = holder === 'guest';
  const after = use.own + wanted;
  if (wanted > own[holder])
    return isGuest ? 'reservation_cart_too_large_guest' : 'reservation_cart_too_large';
  if (after > own[holder]) return isGuest ? 'reservation_limit_guest' : 'reservation_limit';
  if (use.network + wanted > network) return 'reservation_limit_network';
  if (isGuest && use.subnet + wanted > subnet) return 'reservation_limit_network';
  const pool = Math.max(leastPool, Math.floor(forSale * poolShare));
  const others = use.pool - use.own;
  const isFull = use.pool + wanted > pool;
  const isCrowded = others > pool / 2;
  if (isFull || (isCrowded && after > ownWhenCrowded))
    return isGuest ? 'reservation_crowded_guest' : 'reservation_crowded';
  return null;
}
