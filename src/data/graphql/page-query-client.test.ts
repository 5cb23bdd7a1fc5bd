import { dehydrate } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { loadFirst } from './load-first.ts';
import { createPageQueryClient } from './page-query-client.ts';

const queryKey = ['product', 'tafel'];

/** What a loader loads for a page, which may be rendered more than once. */
function page() {
  const queryClient = createPageQueryClient();
  const load = (queryFn: unknown, more: object = {}) =>
    loadFirst({ queryClient, isServer: true }, { queryKey, queryFn, ...more });
  return { queryClient, load };
}

test('the result of a query is sent with the page, and not asked for again', async () => {
  const { queryClient, load } = page();
  const queryFn = vi.fn(async () => ({ title: 'Tafel' }));
  await load(queryFn);
  await load(queryFn);
  expect(queryFn).toHaveBeenCalledOnce();
  const [query] = dehydrate(queryClient).queries;
  expect(query).toMatchObject({ queryKey, state: { status: 'success', data: { title: 'Tafel' } } });
});

test('a result of null is a result', async () => {
  const { load } = page();
  const queryFn = vi.fn(async () => null);
  await load(queryFn);
  await load(queryFn);
  expect(queryFn).toHaveBeenCalledOnce();
});

test('a query function gets its signal as a plain property, no accessor', async () => {
  const { load } = page();
  const queryFn = vi.fn(async (_context: object) => null);
  await load(queryFn);
  const [context = {}] = queryFn.mock.lastCall ?? [];
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(context));
  expect(descriptors.filter(([, descriptor]) => descriptor.get !== undefined)).toEqual([]);
  expect(context).toMatchObject({ queryKey, signal: { aborted: false } });
});

test('a query that fails is asked once and stores its error, for which the page is not sent', async () => {
  const { queryClient, load } = page();
  const queryFn = vi.fn(async () => Promise.reject(new Error('no database')));
  await load(queryFn);
  expect(queryFn).toHaveBeenCalledOnce();
  expect(queryClient.getQueryState(queryKey)?.error).toEqual(new Error('no database'));
});

test('a query without a result has failed', async () => {
  const { queryClient, load } = page();
  await load(async () => undefined);
  expect(queryClient.getQueryState(queryKey)?.error?.message).toContain('no result');
});

test('what a query says about itself is sent with it', async () => {
  const { queryClient, load } = page();
  await load(async () => null, { meta: { keep: false } });
  expect(dehydrate(queryClient).queries[0]?.meta).toEqual({ keep: false });
});
