import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { network$ } from '#src/platform/connectivity/connectivity.ts';
import { type Session, session$ } from '#src/platform/session/session.ts';
import { holdBackground } from './hold-background.ts';
import { createQueryClient, followSession, queryClientConfig } from './query-cache.ts';
import { persistOptions, toBeAskedAgain } from './query-persistence.ts';

const key = ['product', 'tafel'];
const seller: Session = {
  ...{ token: 'token', userId: 'somebody', email: 'seller@hervonden.test', name: 'Noor' },
  ...{ isStaff: false, sellerId: 'seller' },
};

/** One that drops nothing, so that no timer is left. */
const unlimitedClient = () => new QueryClient(queryClientConfig(Number.POSITIVE_INFINITY));

afterEach(() => {
  network$.next(true);
  vi.unstubAllGlobals();
});

test('PWA-001 while there is no network only what somebody waits for is asked', async () => {
  const reader = createQueryClient();
  holdBackground(reader);
  const queryFn = vi.fn(async () => ({ title: 'Tafel' }));
  const ask = () => reader.fetchQuery({ queryKey: key, retry: false, staleTime: 0, queryFn });
  const userActivation = { isActive: false };
  vi.stubGlobal('navigator', { userActivation });
  network$.next(false);
  await ask();
  expect(queryFn).toHaveBeenCalledOnce();
  await expect(ask()).rejects.toThrow('offline');
  expect(queryFn).toHaveBeenCalledOnce();
  expect(reader.getQueryData(key)).toEqual({ title: 'Tafel' });
  userActivation.isActive = true;
  await ask();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('PWA-001 a stored answer that could not be refreshed is used again without a network', async () => {
  const reader = unlimitedClient();
  reader.setQueryData(key, { title: 'Tafel' }, { updatedAt: 1000 });
  const refused = reader.fetchQuery({
    queryKey: key,
    retry: false,
    queryFn: () => Promise.reject(new Error('no network')),
  });
  await expect(refused).rejects.toThrow('no network');
  expect(reader.getQueryState(key)?.status).toBe('error');

  const clientState = dehydrate(reader, persistOptions.dehydrateOptions);
  const stored = toBeAskedAgain(JSON.parse(JSON.stringify({ timestamp: 0, buster: '', clientState })));
  const later = unlimitedClient();
  hydrate(later, stored.clientState);
  expect(later.getQueryData(key)).toEqual({ title: 'Tafel' });
  expect(later.getQueryState(key)).toMatchObject({
    status: 'success',
    error: null,
    dataUpdatedAt: 1000,
    isInvalidated: true,
  });
});

test('answers that never arrived or must not be stored are not stored', async () => {
  const reader = unlimitedClient();
  const queryFn = () => Promise.reject(new Error('no network'));
  await expect(reader.fetchQuery({ queryKey: key, retry: false, queryFn })).rejects.toThrow();
  await reader.fetchQuery({ queryKey: ['secret'], meta: { keep: false }, queryFn: () => 1 });
  expect(dehydrate(reader, persistOptions.dehydrateOptions).queries).toEqual([]);
});

test('AUTH-015 signing out removes what a visitor may not see, unpublished products included', async () => {
  const reader = unlimitedClient();
  const stop = followSession(reader);
  session$.next(seller);
  reader.setQueryData(['product', 'tafel'], { status: 'PUBLISHED' });
  reader.setQueryData(['product', 'concept'], { status: 'IN_REVIEW' });
  reader.setQueryData(['product', 'weg'], null);
  reader.setQueryData(['orders'], ['order']);
  session$.next(null);
  stop();
  const known = () => ['tafel', 'concept', 'weg'].map((slug) => reader.getQueryData(['product', slug]));
  await vi.waitFor(() => expect(known()).toEqual([{ status: 'PUBLISHED' }, undefined, undefined]));
  expect(reader.getQueryData(['orders'])).toBeUndefined();
});
