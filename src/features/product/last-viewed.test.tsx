import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useLastViewed, useRememberViewed, withViewed } from './last-viewed.ts';
import { showPage } from './show-page.tsx';

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

test('LIST-032 a visit is remembered for the next page, without the piece itself', async () => {
  const client = await showPage(<Visit uuid="b" />, [[['last-viewed'], ['b', 'a']]]);
  expect(await screen.findByText('before: a')).toBeTruthy();
  expect(client.getQueryData(['last-viewed'])).toEqual(['b', 'a']);
});
