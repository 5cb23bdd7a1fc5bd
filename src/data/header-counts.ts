import { BehaviorSubject } from 'rxjs';

/**
 * The numbers on the header's icons, each 0 until its part of the shop says more. Whoever knows a number puts it here;
 * the header only follows.
 */
/** Lines of this device's cart (NAV-007). */
export const cartCount$ = new BehaviorSubject(0);
/** The uuids of the products that are reserved for the reader, by what reserves them. */
interface OwnReservations {
  /** An open payment of this device's cart. */
  readonly payments: readonly string[];
  /** An accepted bid that is not paid yet. */
  readonly bids: readonly string[];
}
export const ownReservations$ = new BehaviorSubject<OwnReservations>({ payments: [], bids: [] });
/** The same list again notifies nobody. */
export function setReservations(by: keyof OwnReservations, uuids: readonly string[]): void {
  const before = ownReservations$.value;
  if (uuids.join() !== before[by].join()) ownReservations$.next({ ...before, [by]: uuids });
}
/** Chats with something unread (NAV-006). */
export const chatCount$ = new BehaviorSubject(0);
/** Open bids and sale suggestions of whoever is signed in (NAV-004, readings). */
export const openOfferCount$ = new BehaviorSubject(0);
