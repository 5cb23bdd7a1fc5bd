import { BehaviorSubject } from 'rxjs';

/** The counts on the header icons, each 0 until a feature sets it. The header only subscribes to them. */
/** Lines in this device's cart (NAV-007). */
export const cartCount$ = new BehaviorSubject(0);
/** The uuids of products reserved for the reader, by the kind of reservation. */
interface OwnReservations {
  /** Reserved by an open payment of this device's cart. */
  readonly payments: readonly string[];
  /** Reserved by an accepted bid that has not been paid. */
  readonly bids: readonly string[];
}
export const ownReservations$ = new BehaviorSubject<OwnReservations>({ payments: [], bids: [] });
/** Emits only when the list has changed. */
export function setReservations(by: keyof OwnReservations, uuids: readonly string[]): void {
  const before = ownReservations$.value;
  if (uuids.join() !== before[by].join()) ownReservations$.next({ ...before, [by]: uuids });
}
/** Number of chats with unread messages (NAV-006). */
export const chatCount$ = new BehaviorSubject(0);
/** Open bids and sale suggestions of the signed-in person (NAV-004, docs/readings.md). */
export const openOfferCount$ = new BehaviorSubject(0);
