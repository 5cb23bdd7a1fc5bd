import { sessionKeys } from '#domain/storage/session-keys.ts';
/** What a visitor is prompted with after saving a product. */
export type SavePrompt = 'none' | 'popup' | 'hint';

export const promptCounterKey = sessionKeys.wishlistPrompts;
const start = 7;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Counts a product saved by a visitor and returns the prompt to show. The counter starts at 7 (WISH-008) and
 * decreases by one (WISH-009); at 5 it returns 'popup' (WISH-010), at 3 and 1 'hint' (WISH-011); it stops at 0.
 */
export function countSave(store: Store): SavePrompt {
  const stored = Number.parseInt(store.getItem(promptCounterKey) ?? '', 10);
  const before = Number.isInteger(stored) && stored >= 0 && stored <= start ? stored : start;
  if (before === 0) return 'none';
  const counter = before - 1;
  store.setItem(promptCounterKey, String(counter));
  if (counter === 5) return 'popup';
  return counter < 5 && counter % 2 === 1 ? 'hint' : 'none';
}
