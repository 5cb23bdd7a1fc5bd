import { expect, test } from 'vitest';
import { dismissActions, dismissToast, toast, toastStore } from './toast-store.ts';

test('AUTH-015 what one person could still take back goes with them, and what was only said stays', () => {
  const said = toast('Signed out');
  toast('Message removed', { action: { label: 'Undo', run: () => undefined } });
  dismissActions();
  expect(toastStore.read().map(({ text }) => text)).toEqual(['Signed out']);
  dismissToast(said);
});
