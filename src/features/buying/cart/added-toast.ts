import { dismissToast, toast } from '#src/ui/kit/toast-store.ts';

let shown: number | null = null;

/** Shows that a product was added to the cart. */
export function showAdded(text: string): void {
  shown = toast(text, { kind: 'success' });
}

/** Ends that message; for the cart, which shows the product itself, and whose text the message would cover. */
export function dismissAdded(): void {
  if (shown !== null) dismissToast(shown);
  shown = null;
}
