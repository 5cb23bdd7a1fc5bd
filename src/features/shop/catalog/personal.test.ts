import { afterEach, expect, test } from 'vitest';
import { productListOf } from '#domain/search/product-list-state.ts';
import { consent$ } from '#src/platform/consent/consent.ts';
import { session$ } from '#src/platform/session/session.ts';
import { isPersonal } from './personal.ts';
import { productListQuery, productListVariables } from './product-list-query.ts';

const account = { token: 't', userId: 'u', email: 'e', name: 'n', isStaff: false, sellerId: null };
const consent = { marketingConsent: false, statisticsConsent: true, deviceId: null };
const lamps = productListOf({ kind: 'category', path: ['lampen'], secondChance: false });

afterEach(() => {
  session$.next(null);
  consent$.next(null);
});

test('LIST-030 a personal order is asked for signed in and with consent to statistics, both', () => {
  expect(isPersonal()).toBe(false);
  session$.next(account);
  expect(isPersonal()).toBe(false);
  consent$.next({ ...consent, statisticsConsent: false, marketingConsent: true });
  expect(isPersonal()).toBe(false);
  consent$.next(consent);
  expect(isPersonal()).toBe(true);
  session$.next(null);
  expect(isPersonal()).toBe(false);
});

test('LIST-030 only the usual order can be personal, and personal answers are stored apart', () => {
  expect(productListVariables(lamps)).not.toHaveProperty('personalized');
  expect(productListVariables(lamps, true)).toMatchObject({ personalized: true });
  const kinds = (state: typeof lamps) =>
    [productListQuery(state), productListQuery(state, true)].map((one) => one.queryKey[0]);
  expect(kinds(lamps)).toEqual(['catalog', 'my-catalog']);
  expect(kinds({ ...lamps, sort: 'PRICE_ASC' })).toEqual(['catalog', 'catalog']);
  expect(kinds(productListOf({ kind: 'search', words: 'teak' }))).toEqual(['catalog', 'catalog']);
});
