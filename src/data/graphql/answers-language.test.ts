import { i18n } from '@lingui/core';
import { dehydrate, hydrate, QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { followLanguage } from './answers-language.ts';
import { toBeAskedAgain } from './query-persistence.ts';

const speak = (locale: string) => i18n.loadAndActivate({ locale, messages: {} });

beforeEach(() => {
  speak('nl');
  online$.next(true);
});

/** A client with one query result that is shown and one that is not; the shown query counts its requests. */
async function pageWithAnswers() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const ask = vi.fn(async () => i18n.locale);
  const observer = new QueryObserver(client, { queryKey: ['catalog', 'shown'], queryFn: ask });
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('nl'));
  client.setQueryData(['overview', 'brands'], 'nl');
  return { client, ask, observer, leave };
}

const isOld = (client: QueryClient, key: string[]) => client.getQueryState(key)?.isInvalidated;

test('I18N-002 a switch of language refetches the visible data and marks the rest, without dropping it', async () => {
  const { client, ask, observer, leave } = await pageWithAnswers();
  const stop = followLanguage(client);
  speak('fr');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('fr'));
  expect(ask).toHaveBeenCalledTimes(2);
  expect(isOld(client, ['overview', 'brands'])).toBe(true);
  expect(client.getQueryData(['overview', 'brands'])).toBe('nl');
  speak('fr');
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
  leave();
});

test('I18N-002 without a network nothing is asked: the answers stay readable until it is back', async () => {
  const { client, ask, observer, leave } = await pageWithAnswers();
  const stop = followLanguage(client);
  online$.next(false);
  speak('en');
  expect(isOld(client, ['catalog', 'shown'])).toBe(true);
  expect(observer.getCurrentResult().data).toBe('nl');
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
  leave();
});

test('I18N-002 a reopened page shows the stored answer and asks again, in the current language', async () => {
  const { client, leave } = await pageWithAnswers();
  leave();
  const stored = { timestamp: 0, buster: '', clientState: dehydrate(client) };
  const opened = new QueryClient();
  hydrate(opened, toBeAskedAgain(stored).clientState);
  expect(opened.getQueryData(['overview', 'brands'])).toBe('nl');
  const ask = vi.fn(async () => 'fr');
  await opened.prefetchQuery({ queryKey: ['overview', 'brands'], queryFn: ask, staleTime: 60_000 });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(opened.getQueryData(['overview', 'brands'])).toBe('fr');
});
