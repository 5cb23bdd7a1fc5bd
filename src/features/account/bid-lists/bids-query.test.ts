import { expect, test } from 'vitest';
import { bidQuery } from './bids-query.ts';

test('answers for one mailed link are not shown for another', () => {
  const keyOf = (key: string | null) => bidQuery({ userId: null, key }, 'b', 'nl').queryKey;
  expect(keyOf('right')).not.toEqual(keyOf('wrong'));
  expect(keyOf('right')).toEqual(keyOf('right'));
});
