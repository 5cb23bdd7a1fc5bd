import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paymentLinkValidity } from '#domain/chat/chat-rules.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';
import { type ChatClient, chatClient } from '../factories/chat-client.ts';
import { makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser, type TestSeller } from '../factories/sellers.ts';
import { makeUser, type TestUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

const clock = createManualClock(new Date('2026-03-01T12:00:00Z'));
let api: ApiHarness;
let seller: TestSeller;
let buyer: TestUser;
let buyerToken: string;
let ofBuyer: ChatClient;
let ofSeller: ChatClient;
let sellerToken: string;

beforeAll(async () => {
  api = await startApi({ clock });
  seller = await makeSellerUser(api.db);
  buyer = await makeUser(api.db);
  buyerToken = await api.signIn(buyer);
  ofBuyer = chatClient(api, buyerToken);
  sellerToken = await api.signIn(seller);
  ofSeller = chatClient(api, sellerToken);
});

afterAll(async () => await api.close());

/** A conversation about a product of €200. */
async function conversation(price = 20_000) {
  const product = (await makeProduct(api.db, seller.sellerId, { price_cents: price, inventory: 3 })).id;
  return { product, uuid: (await ofBuyer.open(product)).body.uuid };
}

const linkIn = async (uuid: string) => {
  const { messages } = (await ofBuyer.see(uuid)).messages;
  const link = messages.at(-1)?.paymentLink;
  if (link == null) throw new Error('the last message is no payment link');
  return link;
};

interface CartAnswer {
  readonly uuid: string;
  readonly subTotal: number;
  readonly deliveries: { lines: { price: number; product: { price: number } }[] }[];
}

async function cartWith(productUuid: string, token: string): Promise<CartAnswer> {
  const parts = 'uuid subTotal deliveries { lines { price product { price } } }';
  const made = await api.graphql<{ createCart: { uuid: string } }>(
    'mutation { createCart { ... on Cart { uuid } } }',
    {},
    { token },
  );
  const { data } = await api.graphql<{ addProductToCart: CartAnswer }>(
    `mutation ($cart: String!, $product: String!) {
      addProductToCart(cartUuid: $cart, productUuid: $product, quantity: 1) { ... on Cart { ${parts} } }
    }`,
    { cart: made.data.createCart.uuid, product: productUuid },
    { token },
  );
  return data.addProductToCart;
}

const emptied = async () => await api.db.deleteFrom('cart_lines').execute();

describe('CHAT-006 CHAT-008 a seller agrees a price in a chat', () => {
  test('the link comes into the chat, and the cart of its buyer counts with it until it ends', async () => {
    const { product, uuid } = await conversation();
    expect(await ofSeller.pay(uuid, product, 35)).toMatchObject({ success: true });
    const link = await linkIn(uuid);
    expect(link).toMatchObject({ price: 165, discount: 35, isOpen: true });
    expect(await ofBuyer.openLink(link.token)).toMatchObject({
      ...{ __typename: 'PaymentLink', productUuid: product, conversationUuid: uuid, price: 165 },
    });
    const cart = await cartWith(product, buyerToken);
    expect(cart.subTotal).toBe(165);
    expect(cart.deliveries[0]?.lines[0]).toEqual({ price: 165, product: { price: 200 } });
    const other = await api.signIn(await makeUser(api.db));
    expect((await cartWith(product, other)).subTotal).toBe(200);
    clock.advance(paymentLinkValidity);
    await emptied();
    expect((await cartWith(product, buyerToken)).subTotal).toBe(200);
    expect(await linkIn(uuid)).toMatchObject({ isOpen: false });
    expect(await ofBuyer.openLink(link.token)).toMatchObject({ errorCode: 'payment_link_expired' });
  });

  test('CHAT-006 the payment asks for the agreed price too', async () => {
    const { product, uuid } = await conversation();
    await ofSeller.pay(uuid, product, 35);
    const cart = await makeCart(api, buyer, [{ id: product }]);
    expect(await pay(api, cart, { token: buyerToken })).toMatchObject({ __typename: 'UsableTransaction' });
    const reservations = await api.db
      .selectFrom('item_claims')
      .select('price_cents')
      .where('product_id', '=', product)
      .execute();
    expect(reservations).toEqual([{ price_cents: 16_500 }]);
  });

  test('the newest agreement counts, and never more than the product costs by then', async () => {
    const { product, uuid } = await conversation();
    await ofSeller.pay(uuid, product, 50);
    const first = await linkIn(uuid);
    clock.advance(1000);
    await ofSeller.pay(uuid, product, 20);
    const links = (await ofBuyer.see(uuid)).messages.messages.map((one) => one.paymentLink?.isOpen);
    expect(links).toEqual([false, true]);
    expect(await ofBuyer.openLink(first.token)).toMatchObject({ errorCode: 'payment_link_expired' });
    await emptied();
    expect((await cartWith(product, buyerToken)).subTotal).toBe(180);
    await api.db.updateTable('products').set({ price_cents: 15_000 }).where('id', '=', product).execute();
    await emptied();
    expect((await cartWith(product, buyerToken)).subTotal).toBe(150);
  });

  test('the link is signed, and good for its buyer alone (S20)', async () => {
    const [one, other] = [await conversation(), await conversation()];
    await ofSeller.pay(one.uuid, one.product, 5);
    await ofSeller.pay(other.uuid, other.product, 5);
    const tokens = [(await linkIn(one.uuid)).token, (await linkIn(other.uuid)).token];
    const [[id = ''] = [], [, signature = ''] = []] = tokens.map((token) => token.split('.'));
    for (const forged of [`${id}.${signature}`, id, `${id}.`, '', 'x', `${id}.${'0'.repeat(64)}`])
      expect(await ofBuyer.openLink(forged)).toMatchObject({ errorCode: 'object_does_not_exist' });
    const stranger = chatClient(api, await api.signIn(await makeUser(api.db)));
    expect(await stranger.openLink(tokens[0] ?? '')).toMatchObject({ errorCode: 'no_object_permission' });
    expect(await ofSeller.openLink(tokens[0] ?? '')).toMatchObject({ errorCode: 'no_object_permission' });
  });
});

test('CHAT-006 a payment link whose answer was lost is made once, however often it is asked for', async () => {
  const { product, uuid } = await conversation();
  const commandId = randomUUID();
  const ask = async (discountAmount: number) => {
    const { data } = await api.graphql<{ createPaymentLink: { success?: boolean; errorCode?: string } }>(
      `mutation ($conversation: String!, $product: String!, $discountAmount: Int!, $commandId: String) {
        createPaymentLink(conversationUuid: $conversation, productUuid: $product,
          discountAmount: $discountAmount, commandId: $commandId) {
          ... on ChatDone { success } ... on Error { errorCode }
        }
      }`,
      { conversation: uuid, product, discountAmount, commandId },
      { token: sellerToken },
    );
    return data.createPaymentLink;
  };
  expect(await ask(35)).toEqual({ success: true });
  expect(await ask(35)).toEqual({ success: true });
  expect((await ofBuyer.see(uuid)).messages.messages).toHaveLength(1);
  expect(await ask(40)).toEqual({ errorCode: 'command_id_reused' });
});

describe('CHAT-008 who may', () => {
  test('the seller of the product in that conversation and staff; not the buyer, not another seller', async () => {
    const { product, uuid } = await conversation();
    const staff = chatClient(api, await api.signIn(await makeUser(api.db, { isStaff: true })));
    expect(await staff.pay(uuid, product, 1)).toMatchObject({ success: true });
    const other = chatClient(api, await api.signIn(await makeSellerUser(api.db)));
    for (const who of [ofBuyer, other])
      expect(await who.pay(uuid, product, 1)).toMatchObject({ errorCode: 'no_object_permission' });
    const elsewhere = await conversation();
    expect(await ofSeller.pay(uuid, elsewhere.product, 1)).toMatchObject({ errorCode: 'chat_other_product' });
  });
});

describe('CHAT-002 the discount', () => {
  test('is whole euros, 0 or more, and less than the price', async () => {
    const { product, uuid } = await conversation();
    expect(await ofSeller.pay(uuid, product, 0)).toMatchObject({ success: true });
    expect(await ofSeller.pay(uuid, product, 199)).toMatchObject({ success: true });
    for (const [discount, code] of [
      [200, 'discount_not_below_price'],
      [-1, 'discount_not_whole'],
    ] as const)
      expect(await ofSeller.pay(uuid, product, discount)).toMatchObject({
        fields: [{ field: 'discountAmount', code }],
      });
    await expect(ofSeller.pay(uuid, product, 1.5)).rejects.toThrow('invalid_query');
    expect((await ofBuyer.see(uuid)).messages.messages).toHaveLength(2);
  });

  test('of a product that is gone agrees nothing, nor in a conversation that was ended', async () => {
    const { product, uuid } = await conversation();
    await ofBuyer.block(uuid, true);
    expect(await ofSeller.pay(uuid, product, 1)).toMatchObject({ errorCode: 'chat_is_blocked' });
    await ofBuyer.block(uuid, false);
    await api.db.updateTable('products').set({ inventory: 0 }).where('id', '=', product).execute();
    expect(await ofSeller.pay(uuid, product, 1)).toMatchObject({ errorCode: 'chat_product_not_for_sale' });
    const agreed = await api.db
      .selectFrom('agreed_prices')
      .selectAll()
      .where('product_id', '=', product)
      .execute();
    expect(agreed).toEqual([]);
  });
});
