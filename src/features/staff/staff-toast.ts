import { toast } from '#src/ui/kit/toast-store.ts';

/** How long staff are told that something is done, in milliseconds (STAFF-028). */
export const staffToastTime = 2_000;

/** Says in passing what became of an act: staff have seen it before, so it goes soon. A notice to be read stays longer. */
export function staffToast(text: string, kind: 'info' | 'success' | 'error' = 'success'): void {
  toast(text, { kind, time: staffToastTime });
}
