import { expect, test } from 'vitest';
import { dismissActions, dismissToast, toast, toastStore } from './toast-store.ts';

test('AUTH-015 undo messages go at sign-out, and plain messages stay', () => {
  const plain = toast('Signed out');
  toast('Message removed', { action: { label: 'Undo', run: () => undefined } });
  dismissActions();
  expect(toastStore.read().map(({ text }) => text)).toEqual(['Signed out']);
  dismissToast(plain);
});
