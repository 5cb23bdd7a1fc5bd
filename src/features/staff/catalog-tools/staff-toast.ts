import { toast } from '#src/ui/kit/toast-store.ts';

/** How long a confirmation is shown to staff, in milliseconds (STAFF-028). */
export const staffToastTime = 2_000;

/** A short toast about the result of a staff action. Messages that need reading use `toast`, which stays longer. */
export function staffToast(text: string, kind: 'info' | 'success' | 'error' = 'success'): void {
  toast(text, { kind, time: staffToastTime });
}
