import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const bid = (number: number) => ({
  uuid: `3f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e${10 + number}`,
  productUuid: `4f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e${10 + number}`,
  key: `key-${number}`,
});
const stored = new Map<string, string>();
const load = async () => await import('./visitor-bids.ts');

beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('bids of a visitor are there again when the page is opened anew', async () => {
  const { storeVisitorBid } = await load();
  storeVisitorBid(bid(1));
  storeVisitorBid(bid(2));
  vi.resetModules();
  expect((await load()).visitorBids$.value).toEqual([bid(2), bid(1)]);
});

test('BID-016 a product has one: a later bid takes the place of one that ended', async () => {
  const { storeVisitorBid, visitorBids$ } = await load();
  storeVisitorBid(bid(1));
  storeVisitorBid({ ...bid(2), productUuid: bid(1).productUuid });
  expect(visitorBids$.value.map(({ uuid }) => uuid)).toEqual([bid(2).uuid]);
});

test('a bid that does not open any more is forgotten, and all of them on request', async () => {
  const { forgetVisitorBid, forgetVisitorBids, storeVisitorBid, visitorBids$ } = await load();
  for (const number of [1, 2]) storeVisitorBid(bid(number));
  forgetVisitorBid(bid(2).uuid);
  expect(visitorBids$.value).toEqual([bid(1)]);
  forgetVisitorBids();
  expect(visitorBids$.value).toEqual([]);
  expect(stored.size).toBe(0);
});

test('malformed stored bids count as none', async () => {
  for (const text of ['[{"uuid":"x"}]', '{', 'null']) {
    stored.set('visitor-bids', text);
    vi.resetModules();
    expect((await load()).visitorBids$.value).toEqual([]);
  }
});
