import { expect, test } from 'vitest';
import { linkTokenOf } from './link-token.ts';

test('the token of a link is its fragment; older links with a query parameter still work', () => {
  expect(linkTokenOf({ fragment: 'new', earlier: '' })).toBe('new');
  expect(linkTokenOf({ fragment: '', earlier: 'old' })).toBe('old');
  expect(linkTokenOf({ fragment: 'new', earlier: 'old' })).toBe('new');
  expect(linkTokenOf({ fragment: '', earlier: '' })).toBe('');
});
