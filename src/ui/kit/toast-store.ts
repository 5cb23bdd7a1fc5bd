/** How long a toast stays, in milliseconds (UI-001). */
export const toastTime = 5000;

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'info' | 'success' | 'error';
  readonly action: { readonly label: string; readonly run: () => void } | null;
  /** Milliseconds that it stays. */
  readonly time: number;
}

export interface ToastOptions {
  readonly kind?: Toast['kind'];
  /** One thing to do about it, such as taking it back. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Milliseconds that it stays; `toastTime` unless given. */
  readonly time?: number;
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Says something in passing, already translated. At most three at a time: the oldest makes room. Returns its id, by which
 * whoever showed it takes it away when its action has become pointless.
 */
export function toast(text: string, options: ToastOptions = {}): number {
  const { kind = 'info', action = null, time = toastTime } = options;
  const shown: Toast = { id: nextId++, text, kind, action, time };
  change([...toasts.slice(-2), shown]);
  return shown.id;
}

export function dismissToast(id: number): void {
  change(toasts.filter((one) => one.id !== id));
}

/** Takes away what somebody else could still press: whoever it was said to has left. */
export function dismissActions(): void {
  change(toasts.filter(({ action }) => action === null));
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly Toast[] => toasts,
};
