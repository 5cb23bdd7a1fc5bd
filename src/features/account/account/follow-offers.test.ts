import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { openOfferCount$ } from '#src/data/header-counts.ts';
import { signIn, signOut } from '#src/platform/session/session.ts';
import { tasksQuery } from './account-queries.ts';
import { followOffers } from './follow-offers.ts';

afterEach(() => signOut());

const person = (userId: string) => ({
  ...{ token: `token-${userId}`, userId, email: 'a@b.nl', name: 'Sam' },
  ...{ isStaff: false, sellerId: null },
});
const tasks = (received: number, countered: number, suggestions = 0) => ({
  received,
  countered,
  suggestions,
  pendingEmail: null,
  needsTraderDetails: false,
  accepted: 0,
  arrived: 0,
  toDeliver: 0,
  account: null,
  changes: [],
});

test('NAV-004 the number on the account icon belongs to the signed-in user, is on every page, and goes at sign-out', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(tasksQuery('one').queryKey, tasks(2, 1, 1));
  client.setQueryData(tasksQuery('other').queryKey, tasks(0, 2));
  followOffers(client);
  expect(openOfferCount$.value).toBe(0);
  signIn(person('one'));
  await expect.poll(() => openOfferCount$.value).toBe(4);
  client.setQueryData(tasksQuery('one').queryKey, tasks(2, 1));
  await expect.poll(() => openOfferCount$.value).toBe(3);
  signOut();
  expect(openOfferCount$.value).toBe(0);
  signIn(person('other'));
  await expect.poll(() => openOfferCount$.value).toBe(2);
});
