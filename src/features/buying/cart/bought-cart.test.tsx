import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seeBought } from './bought-cart.ts';
import { cartId$, openCart, storeCartId } from './cart-id.ts';

const { track } = vi.hoisted(() => ({ track: vi.fn() }));
vi.mock('#src/data/tracking/track.ts', () => ({ track }));

const newId = () => crypto.randomUUID();
let client: QueryClient;

beforeEach(() => {
  track.mockReset();
  client = new QueryClient();
});
afterEach(() => {
  storeCartId(null);
  client.clear();
});

test('CART-009 CART-011 a bought cart is forgotten: its answers, its id, and with that the number on the icon', () => {
  const uuid = newId();
  storeCartId(uuid);
  client.setQueryData(['cart', uuid], { uuid });
  client.setQueryData(['cart-delivery', uuid], { uuid });
  seeBought(client, { uuid, slugs: [] });
  expect(cartId$.value).toBeNull();
  expect(client.getQueryCache().getAll()).toEqual([]);
});

test('CART-008 a page that shows the cart learns that it was bought, and does not wait for an answer that was dropped', async () => {
  const uuid = newId();
  const answers = ['OPEN', 'FROZEN'];
  const queryFn = async () => ({ uuid, status: answers.shift() ?? 'FROZEN' });
  const page = new QueryObserver(client, { queryKey: ['cart', uuid], queryFn });
  const leave = page.subscribe(() => undefined);
  await vi.waitFor(() => expect(page.getCurrentResult().data?.status).toBe('OPEN'));
  seeBought(client, { uuid, slugs: [] });
  await vi.waitFor(() => expect(page.getCurrentResult().data?.status).toBe('FROZEN'));
  expect(client.getQueryData(['cart', uuid])).toEqual({ uuid, status: 'FROZEN' });
  leave();
});

test('CART-010 the purchase is counted once per cart, however often it is seen', () => {
  const [one, other] = [newId(), newId()];
  for (const uuid of [one, one, other, one]) seeBought(client, { uuid, slugs: ['vaas'] });
  expect(track.mock.calls).toEqual([
    [{ type: 'purchase', productSlugs: ['vaas'] }],
    [{ type: 'purchase', productSlugs: ['vaas'] }],
  ]);
});

test('a cart that was set aside for a bought one comes back; somebody else’s bought cart changes nothing', () => {
  const [own, bid] = [newId(), newId()];
  storeCartId(own);
  openCart(bid);
  expect(cartId$.value).toBe(bid);
  seeBought(client, { uuid: newId(), slugs: [] });
  expect(cartId$.value).toBe(bid);
  seeBought(client, { uuid: bid, slugs: [] });
  expect(cartId$.value).toBe(own);
  seeBought(client, { uuid: own, slugs: [] });
  expect(cartId$.value).toBeNull();
});
