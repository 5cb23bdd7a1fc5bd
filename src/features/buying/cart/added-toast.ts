import { dismissToast, toast } from '#src/ui/kit/toast-store.ts';

const shown = new Set<number>();
let isCartOpen = false;

/** Shows that a product was added to the cart, unless the cart itself shows it; a second tap shows it once. */
export function showAdded(text: string): void {
  dismissShown();
  if (!isCartOpen) shown.add(toast(text, { kind: 'success' }));
}

function dismissShown(): void {
  for (const id of shown) dismissToast(id);
  shown.clear();
}

/**
 * Ends these messages and lets none begin, for as long as the cart is open: they would cover its text. Returns what the
 * cart has to call when it closes; for `useEffect`.
 */
export function withoutAdded(): () => void {
  isCartOpen = true;
  dismissShown();
  return () => {
    isCartOpen = false;
  };
}
