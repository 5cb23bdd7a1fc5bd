import { expect, test } from 'vitest';
import { registerUnsavedWork, saveAllWork } from './unsaved-work.ts';

test('a reload is allowed only when every screen has saved its work', async () => {
  const saved: string[] = [];
  const close = [
    registerUnsavedWork(async () => {
      saved.push('draft');
      return true;
    }),
    registerUnsavedWork(async () => false),
  ];
  expect(await saveAllWork()).toBe(false);
  expect(saved).toEqual(['draft']);
  close[1]?.();
  expect(await saveAllWork()).toBe(true);
  close[0]?.();
});

test('work that fails to save, or that never answers, holds the reload back', async () => {
  const close = registerUnsavedWork(async () => {
    throw new Error('disk full');
  });
  expect(await saveAllWork()).toBe(false);
  close();
  const closeHanging = registerUnsavedWork(() => new Promise(() => undefined));
  expect(await saveAllWork(20)).toBe(false);
  closeHanging();
  expect(await saveAllWork()).toBe(true);
});
