/**
 * What may be reserved while its payment is open (docs/decisions/0028-reservation-limits.md). A reservation is one line
 * of a cart that is being paid: whoever could reserve without limit could take the shop off sale without buying.
 */

/** Guests, and accounts, whose e-mail address is always confirmed. */
export type ReservationHolder = 'guest' | 'account';

const minute = 60 * 1000;

/**
 * How long a product is reserved for somebody who is paying, in milliseconds. The provider is not given this end: it is
 * asked to cancel the payment once the end has passed, and money that still arrives after somebody else has taken the
 * product is refunded, with an email.
 */
export const reservationTime: Readonly<Record<ReservationHolder, number>> = {
  guest: 10 * minute,
  account: 30 * minute,
};

/**
 * A payment begins with at least this much of its reservation, in milliseconds: nobody can finish one at a bank in less.
 * One that replaces another keeps the end of that one's reservation while so much remains, and reserves afresh otherwise.
 */
export const leastPaymentTime = 3 * minute;

export const reservationLimits = {
  /** Of one account; of all guests of one network together. */
  own: { guest: 10, account: 15 },
  /** Of one network, guests and accounts together: an IPv4 address or an IPv6 /64. */
  network: 20,
  /** Of the guests of an IPv4 /24 or an IPv6 /48, which one customer of a provider may have. */
  subnet: 40,
  /** Of all guests, and of all accounts: this share of the products for sale, in a small shop `leastPool`. */
  poolShare: 0.1,
  leastPool: 20,
  /** While others have reserved more than half of the pool, each takes no more than this, so that all find something. */
  ownWhenCrowded: 2,
} as const;

/** Reservations without those of the payment that is about to begin. */
export interface ReservationUse {
  readonly own: number;
  /** Of guests and accounts. */
  readonly network: number;
  /** Of guests. */
  readonly subnet: number;
  /** Of all guests, or of all accounts, the buyer's own among them. */
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

/** Whether an error code of the server says that products cannot be reserved now; no payment was tried then. */
export function isReservationRefusal(errorCode: string | null): boolean {
  return reservationRefusals.some((refusal) => refusal === errorCode);
}

/** Why `wanted` more products cannot be reserved while `forSale` are; null when they can. */
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
