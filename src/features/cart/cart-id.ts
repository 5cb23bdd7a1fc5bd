import { BehaviorSubject, distinctUntilChanged, map, pairwise } from 'rxjs';
import { isUuid } from '#domain/ids.ts';
import { localKeys } from '#src/platform/local-keys/local-keys.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { session$ } from '#src/platform/session/session.ts';

/** The cart of this device (UI-024); null when it has none. Its content is the server's. */
export const cartId$ = new BehaviorSubject<string | null>(read());

function read(): string | null {
  try {
    const id = typeof localStorage === 'undefined' ? null : localStorage.getItem(localKeys.cartId);
    return id !== null && isUuid(id) ? id : null;
  } catch {
    return null;
  }
}

/** Remembers the cart, or forgets it; a browser that stores nothing keeps it as long as the page is open. */
export function keepCartId(id: string | null): void {
  if (id === cartId$.value) return;
  try {
    if (id === null) localStorage.removeItem(localKeys.cartId);
    else localStorage.setItem(localKeys.cartId, id);
  } catch (error) {
    logger.warn('cart_id_not_stored', { error: errorText(error) });
  }
  cartId$.next(id);
}

/** Follows the other tabs, and forgets the cart of an account that signs out; gives back the way to stop. */
export function followCartId(): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === localKeys.cartId || key === null) cartId$.next(read());
  };
  addEventListener('storage', listener);
  const owner = session$
    .pipe(
      map((session) => session?.userId ?? null),
      distinctUntilChanged(),
      pairwise(),
    )
    .subscribe(([before]) => {
      if (before !== null) keepCartId(null);
    });
  return () => {
    removeEventListener('storage', listener);
    owner.unsubscribe();
  };
}
