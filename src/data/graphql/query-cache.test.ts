import { dehydrate, hydrate } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepOptions, toBeAskedAgain } from './keep-answers.ts';
import { createQueryClient } from './query-cache.ts';

const key = ['product', 'tafel'];

test('PWA-001 an answer that could not be refreshed is kept for the next time without a network', async () => {
  const reader = createQueryClient(Number.POSITIVE_INFINITY);
  reader.setQueryData(key, { title: 'Tafel' }, { updatedAt: 1000 });
  const refused = reader.fetchQuery({
    queryKey: key,
    retry: false,
    queryFn: () => Promise.reject(new Error('no network')),
  });
  await expect(refused).rejects.toThrow('no network');
  expect(reader.getQueryState(key)?.status).toBe('error');

  const clientState = dehydrate(reader, keepOptions.dehydrateOptions);
  const kept = toBeAskedAgain(JSON.parse(JSON.stringify({ timestamp: 0, buster: '', clientState })));
  const later = createQueryClient(Number.POSITIVE_INFINITY);
  hydrate(later, kept.clientState);
  expect(later.getQueryData(key)).toEqual({ title: 'Tafel' });
  expect(later.getQueryState(key)).toMatchObject({
    status: 'success',
    error: null,
    dataUpdatedAt: 1000,
    isInvalidated: true,
  });
});

test('what was never answered, or is not to be kept, is not kept', async () => {
  const reader = createQueryClient(Number.POSITIVE_INFINITY);
  const queryFn = () => Promise.reject(new Error('no network'));
  await expect(reader.fetchQuery({ queryKey: key, retry: false, queryFn })).rejects.toThrow();
  await reader.fetchQuery({ queryKey: ['secret'], meta: { keep: false }, queryFn: () => 1 });
  expect(dehydrate(reader, keepOptions.dehydrateOptions).queries).toEqual([]);
});
