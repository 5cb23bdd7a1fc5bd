import { BehaviorSubject, distinctUntilChanged, map, pairwise } from 'rxjs';
import { isUuid } from '#domain/ids.ts';
import { localKeys } from '#domain/storage/local-keys.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';

/** The id of this device's cart (UI-024); null when it has none. The contents are on the server. */
export const cartId$ = new BehaviorSubject<string | null>(readId(localKeys.cartId));

function readId(key: string): string | null {
  try {
    const id = typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
    return id !== null && isUuid(id) ? id : null;
  } catch {
    return null;
  }
}

function store(key: string, id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(key);
    else localStorage.setItem(key, id);
  } catch (error) {
    logger.warn('cart_id_not_stored', { error: errorText(error) });
  }
}

/** Stores the id of the cart, or removes it; in a browser without storage it is known until the page is closed. */
export function storeCartId(id: string | null): void {
  if (id === cartId$.value) return;
  store(localKeys.cartId, id);
  cartId$.next(id);
}

/**
 * Makes another cart the device's own, such as that of a bid. The previous one is set aside until the new one is
 * paid, gone or takes no more products; a cart that is already set aside stays so.
 */
export function openCart(uuid: string): void {
  const before = cartId$.value;
  if (before === uuid) return;
  const aside = readId(localKeys.cartAside);
  if (aside === uuid) store(localKeys.cartAside, before);
  else if (before !== null && aside === null) store(localKeys.cartAside, before);
  storeCartId(uuid);
}

/** Returns the cart that was set aside, if any, and removes it from there. */
export function takeAside(): string | null {
  const id = readId(localKeys.cartAside);
  if (id !== null) store(localKeys.cartAside, null);
  return id === cartId$.value ? null : id;
}

/** Replaces the cart that was set aside after it was merged into another one, or removes it when it is gone. */
export function replaceAside(before: string | null, after: string | null): void {
  if (before !== null && readId(localKeys.cartAside) === before)
    store(localKeys.cartAside, after === cartId$.value ? null : after);
}

/** Follows the other tabs, and removes the carts when an account signs out; returns the function that stops this. */
export function followCartId(): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === localKeys.cartId || key === null) cartId$.next(readId(localKeys.cartId));
  };
  addEventListener('storage', listener);
  const owner = session$
    .pipe(
      map((session) => session?.userId ?? null),
      distinctUntilChanged(),
      pairwise(),
    )
    .subscribe(([before]) => {
      if (before === null) return;
      takeAside();
      storeCartId(null);
    });
  return () => {
    removeEventListener('storage', listener);
    owner.unsubscribe();
  };
}
