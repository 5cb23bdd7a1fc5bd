import { BehaviorSubject } from 'rxjs';

/**
 * The numbers on the header's icons, each 0 until its part of the shop says more. Whoever knows a number puts it here;
 * the header only follows.
 */
/** Lines of this device's cart (NAV-007). */
export const cartCount$ = new BehaviorSubject(0);
/** Chats with something unread (NAV-006). */
export const chatCount$ = new BehaviorSubject(0);
/** Open bids and sale suggestions of whoever is signed in (NAV-004, readings). */
export const openOfferCount$ = new BehaviorSubject(0);
