import { expect, test } from 'vitest';
import { bidQuery } from './bids-query.ts';

test('what one mailed link was told is not told to another', () => {
  const keyOf = (key: string | null) => bidQuery({ userId: null, key }, 'b', 'nl').queryKey;
  expect(keyOf('right')).not.toEqual(keyOf('wrong'));
  expect(keyOf('right')).toEqual(keyOf('right'));
});
