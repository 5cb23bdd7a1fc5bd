import { graphql, login, loginAs, stateOf } from './fixtures/accounts.ts';
import { newAccount } from './fixtures/mailbox.ts';
import { expect, test } from './fixtures/test.ts';
import { nl } from './fixtures/words.ts';

const address = {
  ...{ firstName: 'Robin', lastName: 'de Vries', street: 'Biltstraat', houseNumber: '88', city: 'Utrecht' },
  ...{ postcode: '3572 BJ', country: 'NL', email: 'robin@hervonden.test' },
};

/** Buys a piece of the brand seller, at the demo's payment page, to be fetched where it can be; answers its title. */
async function buyPiece(baseUrl: string, token: string): Promise<string> {
  const ask = <Data>(query: string, variables = {}) => graphql<Data>(baseUrl, query, variables, token);
  const { own } = await graphql<{
    own: { products: { uuid: string; title: string; inventory: number; status: string }[] };
  }>(
    baseUrl,
    '{ own: sellerProducts(limit: 100) { ... on ProductList { products { uuid title inventory status } } } }',
    {},
    (await login(baseUrl, 'brand')).authToken,
  );
  const piece = own.products.findLast(({ inventory, status }) => inventory > 0 && status === 'PUBLISHED');
  if (piece === undefined) throw new Error('the brand has nothing for sale');
  const { cart } = await ask<{ cart: { uuid: string } }>(
    'mutation { cart: createCart { ... on Cart { uuid } } }',
  );
  await ask(
    `mutation ($cart: String!, $piece: String!) {
      addProductToCart(cartUuid: $cart, productUuid: $piece, quantity: 1) { __typename } }`,
    { cart: cart.uuid, piece: piece.uuid },
  );
  const { placed } = await ask<{
    placed: { deliveries: { uuid: string; deliveryOptions: { id: string }[] }[] };
  }>(
    `mutation ($cart: String!, $address: CartAddressInput!) {
      placed: updateAddresses(cartUuid: $cart, shippingAddress: $address, billingAddress: $address) {
        ... on Cart { deliveries { uuid deliveryOptions { id } } } } }`,
    { cart: cart.uuid, address },
  );
  const [delivery] = placed.deliveries;
  const ways = delivery?.deliveryOptions.map(({ id }) => id) ?? [];
  await ask(
    `mutation ($cart: String!, $delivery: String!, $way: String!) {
      selectDeliveryMethod(cartUuid: $cart, deliveryUuid: $delivery, deliveryMethodId: $way) { __typename } }`,
    {
      ...{ cart: cart.uuid, delivery: delivery?.uuid },
      way: ways.find((id) => id === 'pickup_transport') ?? ways[0],
    },
  );
  const { payment } = await ask<{ payment: { redirectUrl: string } }>(
    `mutation ($cart: String!) { payment: getUsableTransaction(cartUuid: $cart, paymentMethod: ideal) {
      ... on UsableTransaction { redirectUrl } } }`,
    { cart: cart.uuid },
  );
  const page = new URL(new URL(payment.redirectUrl).pathname, baseUrl);
  await fetch(page, { method: 'POST', body: new URLSearchParams({ status: 'completed' }) });
  return piece.title;
}

test('ROUTE-071 ROUTE-072 ORDER-012 ORDER-015 ORDER-020 PERM-006 what was bought is in both accounts; the seller says it arrived, the buyer confirms by keyboard, the money is on its way', async ({
  device,
  server,
}) => {
  // A buyer of its own: in the carts and orders of others things come and go.
  const email = await newAccount(server.url);
  const title = await buyPiece(server.url, (await loginAs(server.url, email)).authToken);
  const seller = await device({ account: 'brand', path: '/account/bestellingen' });
  await seller.page
    .getByRole('main')
    .locator('a[href*="/account/bestellingen/"]')
    .filter({ hasText: title })
    .first()
    .click();
  await expect(seller.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(
    seller.page.getByText(nl('The buyer has paid. We hold the money until the buyer confirms receipt.')),
  ).toBeVisible();
  const there = seller.page
    .getByRole('button', { name: nl('It has arrived') })
    .or(seller.page.getByRole('button', { name: nl('The buyer has picked it up') }));
  await there.click();
  await expect(
    seller.page.getByText(
      nl('The buyer confirms receipt now. After that we pay you within 2 to 5 working days.'),
    ),
  ).toBeVisible();

  const storageState = await stateOf(server.url, email);
  const buyer = await device({ options: { storageState }, path: '/account/bestellingen' });
  await buyer.page.getByRole('button', { name: nl('order.bought'), exact: true }).click();
  await buyer.page.getByRole('main').locator('a[href*="/account/bestellingen/"]').first().click();
  await expect(buyer.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await buyer.page.getByRole('button', { name: nl('Confirm receipt') }).press('Enter');
  await expect(buyer.page.getByText(nl('You have received it. Enjoy!'))).toBeVisible();

  await seller.page.reload();
  await expect(
    seller.page.getByText(nl('The buyer confirmed receipt: your money is on its way.')),
  ).toBeVisible();
});
