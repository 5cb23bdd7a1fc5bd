import { expect, test } from 'vitest';
import { safeReturn } from './safe-return.ts';

const shop = 'https://shop.test';
const hosts = ['evil.test', 'evil.test/account', 'shop.test@evil.test', 'evil.test#shop.test'];
const prefixes = [
  ...[
    'https://',
    'http://',
    'HTTPS://',
    'ftp://',
    '//',
    '///',
    '/\\',
    '\\\\',
    '\\/',
    ' //',
    '\t//',
    '/\t/',
    '/\n/',
  ],
  ...['https:', 'https:/', 'javascript://', 'data:text/html,', 'vbscript:', '\u0001//', '//\u00a0', '//%2f'],
  ...['/.//', '/..//', '/a/..//', '/%2e//', '/../../\\', '/./\t/'],
];

test('nothing that is asked for leads to another site', () => {
  const payloads = prefixes.flatMap((prefix) => hosts.map((host) => prefix + host));
  expect(payloads.length).toBeGreaterThanOrEqual(100);
  for (const payload of payloads) {
    const path = safeReturn(payload);
    // Both as a relative link and appended to the origin of the shop.
    for (const address of [new URL(path ?? '/', shop), new URL(shop + (path ?? '/'))]) {
      expect(address.origin, payload).toBe(shop);
    }
  }
});

test('a path of the shop stays with its query and place', () => {
  for (const path of [
    '/',
    '/favorieten?page=2',
    '/account/zoekopdrachten/nieuw#foto',
    '/search?q=https://x.test',
  ]) {
    expect(safeReturn(path)).toBe(path);
  }
  expect(safeReturn(undefined)).toBeNull();
  expect(safeReturn(`/${'x'.repeat(500)}`)).toBeNull();
});
