import { expect, test } from 'vitest';
import { hasHeader, isQuiet } from './header-rule.ts';

const cart = '0b6f1d0e-6f1a-4a53-8a5b-0d4f8a1d2c3e';

test('NAV-017 no header in the cart and the checkout', () => {
  for (const path of [
    '/winkelwagen',
    '/winkelwagen/',
    '/winkelwagen/bezorging',
    `/winkelwagen/${cart}`,
    `/checkout/${cart}`,
  ])
    expect(hasHeader(path), path).toBe(false);
});

test('NAV-018 a header on the success page and the payment status page, and everywhere else', () => {
  for (const path of [
    `/checkout/${cart}/success`,
    `/checkout/${cart}/status`,
    '/',
    '/meubels/winkelwagen',
    '/zoeken/checkout',
    '/account',
  ])
    expect(hasHeader(path), path).toBe(true);
});

test('account, cart and checkout are quiet, the shop is not', () => {
  for (const path of ['/account', '/account/items/nieuw', '/winkelwagen', `/checkout/${cart}/success`])
    expect(isQuiet(path), path).toBe(true);
  for (const path of ['/', '/accounts', '/zoeken/account']) expect(isQuiet(path), path).toBe(false);
});
