import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturn } from './safe-return.ts';

test.each([
  ['/account/items/nieuw', '/account/items/nieuw'],
  ['/products/stoel?a=1#b', '/products/stoel?a=1#b'],
])('%s leads back into the app', (address, expected) => expect(safeReturn(address)).toBe(expected));

test.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '',
  'account',
  '/a\\b',
])('"%s" leads nowhere', (address) => expect(safeReturn(address)).toBeNull());

test('for any input, the answer stays on this origin', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const back = safeReturn(text);
      if (back !== null) expect(new URL(back, 'https://shop.test').origin).toBe('https://shop.test');
    }),
  );
});
