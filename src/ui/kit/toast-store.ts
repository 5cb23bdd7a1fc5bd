/** How long a toast is shown, in milliseconds (UI-001). */
export const toastTime = 5000;

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'info' | 'success' | 'error';
  readonly action: { readonly label: string; readonly run: () => void } | null;
  /** How long it is shown, in milliseconds. */
  readonly time: number;
}

export interface ToastOptions {
  readonly kind?: Toast['kind'];
  /** An action related to the message, such as undo. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** How long it is shown, in milliseconds. Defaults to `toastTime`. */
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
 * Shows a toast with translated text. At most three are shown; the oldest is dropped. Returns the toast's id, with
 * which the caller can dismiss it once its action no longer makes sense.
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

/** Dismisses the toasts with an action, so that the next user of the device cannot trigger it. */
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
