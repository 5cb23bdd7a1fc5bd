import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { consentCookieName } from '#domain/consent/cookie-consent.ts';
import { localKeys } from '#domain/storage/local-keys.ts';
import { countVisit, pageVisits, visitedPathsLimit } from './page-visits.ts';

function store(first: Record<string, string> = {}) {
  const stored = new Map(Object.entries(first));
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

test('UI-023 visits are counted per path under page-visits', () => {
  const storage = store();
  countVisit(storage, '/');
  countVisit(storage, '/meubels');
  countVisit(storage, '/meubels');
  expect(JSON.parse(storage.getItem('page-visits') ?? '')).toEqual({ '/': 1, '/meubels': 2 });
  expect(pageVisits(storage)['/meubels']).toBe(2);
});

test('UI-023 the counter stays small: the least opened paths are removed, the newest is always counted', () => {
  const storage = store();
  countVisit(storage, '/often');
  countVisit(storage, '/often');
  for (let index = 0; index < visitedPathsLimit + 20; index += 1) countVisit(storage, `/products/${index}`);
  const visits = pageVisits(storage);
  expect(Object.keys(visits)).toHaveLength(visitedPathsLimit);
  expect(visits['/often']).toBe(2);
  expect(visits[`/products/${visitedPathsLimit + 19}`]).toBe(1);
});

test.each(['no json', '{"/":-1}', '{"/":"much"}', 'null'])('%s on the device counts as nothing', (text) => {
  const storage = store({ 'page-visits': text });
  countVisit(storage, '/');
  expect(pageVisits(storage)).toEqual({ '/': 1 });
});

test('a storage that refuses is no reason to fail', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => countVisit({ getItem: refuse, setItem: refuse }, '/')).not.toThrow();
});

test('UI-024 the keys of local storage have their names, each once, and no other file spells one out on the spot', () => {
  expect(localKeys).toMatchObject({
    cartId: 'cart-id',
    wishlistId: 'wishlist-id',
    wishlistItems: 'wishlist-items',
    address: 'address',
    transactionId: 'transaction-id',
    authToken: 'auth-token',
    pageVisits: 'page-visits',
    showAdminUi: 'showAdminUI',
  });
  // The choice about cookies is a cookie, because the server reads it.
  expect(consentCookieName).toBe('cookie-consent');
  const names = Object.values(localKeys);
  expect(new Set(names).size).toBe(names.length);
  const spelled = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|local-keys/.test(file))
    .filter((file) =>
      /\b(?:localStorage|storage\(\))\??\.(?:get|set|remove)Item\(\s*['"`]/.test(
        readFileSync(`src/${file}`, 'utf8'),
      ),
    );
  expect(spelled).toEqual([]);
});
