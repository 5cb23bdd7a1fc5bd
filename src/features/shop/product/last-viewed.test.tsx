import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answersRestored$ } from '#src/data/graphql/answers-restored.ts';
import { showPage } from '#tests/setup/show-page.tsx';
import { useLastViewed, useRememberViewed, withViewed } from './last-viewed.ts';

afterEach(cleanup);

function Visit({ uuid }: { readonly uuid: string }) {
  useRememberViewed(uuid);
  return <p>before: {useLastViewed(uuid).join(' ')}</p>;
}

test('LIST-032 the device remembers the last 20 products, the latest first, each once', () => {
  const many = Array.from({ length: 25 }, (_, index) => `p${index}`);
  const seen = many.reduce<readonly string[]>((list, uuid) => withViewed(list, uuid), []);
  expect(seen).toHaveLength(20);
  expect(seen[0]).toBe('p24');
  expect(withViewed(seen, 'p10').filter((uuid) => uuid === 'p10')).toHaveLength(1);
  expect(withViewed(seen, 'p10')[0]).toBe('p10');
});

test('LIST-032 a visit is remembered for the next page, without the product itself', async () => {
  const { client } = await showPage(<Visit uuid="b" />, [[['last-viewed'], ['b', 'a']]]);
  expect(await screen.findByText('before: a')).toBeTruthy();
  expect(client.getQueryData(['last-viewed'])).toEqual(['b', 'a']);
});

test('LIST-032 a visit while the stored list is still being read joins that list and does not replace it', async () => {
  answersRestored$.next(false);
  const { client } = await showPage(<Visit uuid="b" />, []);
  expect(client.getQueryData(['last-viewed'])).toBeUndefined();
  await act(async () => {
    client.setQueryData(['last-viewed'], ['a']);
    answersRestored$.next(true);
  });
  expect(client.getQueryData(['last-viewed'])).toEqual(['b', 'a']);
});
