import { BehaviorSubject, distinctUntilChanged, map, pairwise } from 'rxjs';
import { isUuid } from '#domain/ids.ts';
import { localKeys } from '#src/platform/local-keys/local-keys.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';

/** The cart of this device (UI-024); null when it has none. Its content is the server's. */
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

/** Remembers the cart, or forgets it; a browser that stores nothing keeps it as long as the page is open. */
export function storeCartId(id: string | null): void {
  if (id === cartId$.value) return;
  store(localKeys.cartId, id);
  cartId$.next(id);
}

/**
 * Another cart becomes this device's, such as that of a bid. The one that was here waits until that is bought, is gone or
 * takes nothing more; one that waits already goes on waiting.
 */
export function openCart(uuid: string): void {
  const before = cartId$.value;
  if (before === uuid) return;
  const aside = readId(localKeys.cartAside);
  if (aside === uuid) store(localKeys.cartAside, before);
  else if (before !== null && aside === null) store(localKeys.cartAside, before);
  storeCartId(uuid);
}

/** The cart that waits, if any; from here on it does not wait any more. */
export function takeAside(): string | null {
  const id = readId(localKeys.cartAside);
  if (id !== null) store(localKeys.cartAside, null);
  return id === cartId$.value ? null : id;
}

/** The cart that waits was put into another one, or is gone. */
export function replaceAside(before: string | null, after: string | null): void {
  if (before !== null && readId(localKeys.cartAside) === before)
    store(localKeys.cartAside, after === cartId$.value ? null : after);
}

/** Follows the other tabs, and forgets the carts of an account that signs out; gives back the way to stop. */
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
