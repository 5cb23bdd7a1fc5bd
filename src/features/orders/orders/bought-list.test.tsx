import { afterEach, expect, test, vi } from 'vitest';
import { freshState } from '#domain/account-list/list-state.ts';
import { forgetListsOfBefore, sessionStore, storedState, storeState } from '#src/ui/market/list-memory.ts';
import { chooseBought } from './bought-list.ts';

const defaults = { role: 'SELLER', sort: 'CREATED', direction: 'DESC' } as const;
const stored = () => storedState(sessionStore(), 'orders', defaults);

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('ORDER-031 ACCT-011 also where the bank led back to a new page, before the account was open in it', () => {
  const opened = {
    ...{ name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => '', type: 'navigate' },
  };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opened]);
  storeState(sessionStore(), 'bids', freshState({ ...defaults, role: 'BUYER' }));
  chooseBought();
  // The account layout does this when it mounts.
  forgetListsOfBefore(sessionStore());
  expect(stored()?.role).toBe('BUYER');
  expect(storedState(sessionStore(), 'bids', defaults)).toBeNull();
});

test('ORDER-031 after buying, the list of orders opens with the purchases', () => {
  chooseBought();
  expect(stored()).toEqual(freshState({ ...defaults, role: 'BUYER' }));
});

test('ORDER-031 ACCT-008 filters chosen among the purchases stay, those among the sales go', () => {
  const chosen = { ...freshState({ ...defaults, role: 'BUYER' }), search: 'teak', page: 2 };
  storeState(sessionStore(), 'orders', chosen);
  chooseBought();
  expect(stored()).toEqual(chosen);
  storeState(sessionStore(), 'orders', { ...chosen, role: 'SELLER' });
  chooseBought();
  expect(stored()).toMatchObject({ role: 'BUYER', search: '', page: 1 });
});
