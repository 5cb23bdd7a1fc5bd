import { expect, test } from 'vitest';
import { linkTokenOf } from './link-token.ts';

test('the token of a link is its fragment; links that were sent with a query parameter go on working', () => {
  expect(linkTokenOf({ fragment: 'new', earlier: '' })).toBe('new');
  expect(linkTokenOf({ fragment: '', earlier: 'old' })).toBe('old');
  expect(linkTokenOf({ fragment: 'new', earlier: 'old' })).toBe('new');
  expect(linkTokenOf({ fragment: '', earlier: '' })).toBe('');
});
