import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setDeadline } from '#server/process/deadlines.ts';
import { ask, productIn } from '../factories/catalog-client.ts';
import { end, makeCart, pay } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { makeSellerUser, type TestSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

// Regression test for docs/reviews/2026-11-findings.md, F7: a seller could remove a product while a buyer was paying
// for it.

let api: ApiHarness;
let seller: TestSeller;
let token: string;

beforeAll(async () => {
  api = await startApi();
  seller = await makeSellerUser(api.db, { can_publish: true });
  token = await api.signIn(seller);
});
afterAll(async () => await api.close());

async function openPayment(...products: readonly { readonly id: string }[]): Promise<string> {
  const { transactionUid = '' } = await pay(
    api,
    await makeCart(api, { email: `${randomUUID()}@hervonden.test` }, products),
  );
  return transactionUid;
}

async function leave(leaving: TestSeller) {
  const { data } = await api.graphql<{ it: { __typename: string; errorCode?: string; message?: string } }>(
    `mutation ($password: String!) {
      it: deleteAccount(password: $password) { __typename ... on Error { errorCode message } } }`,
    { password: leaving.password },
    { token: await api.signIn(leaving) },
  );
  return data.it;
}

const rowOf = async (id: string) =>
  await api.db
    .selectFrom('products')
    .select(['status', 'inventory', 'raw_price_cents', 'title'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('FORM-080 FORM-081 FORM-078 what somebody is paying for', () => {
  test('is neither deleted nor marked as sold by its seller, and the refusal has a reason', async () => {
    const product = await makeProduct(api.db, seller.sellerId);
    const before = await rowOf(product.id);
    const payment = await openPayment(product);
    const { slug } = product;
    const message = expect.stringMatching(
      /^Een koper betaalt dit product op dit moment\. Er is niets veranderd.* na \d+ [a-z]+ om \d\d:\d\d opnieuw\.$/,
    );
    expect(await ask(api, 'mutation', 'deleteProduct', { slug }, token)).toMatchObject({
      ...{ __typename: 'FailedToDeleteError', errorCode: 'product_is_being_paid', message },
    });
    expect(await ask(api, 'mutation', 'markProductAsSold', { slug }, token)).toMatchObject({
      ...{ __typename: 'FailedToUpdateError', errorCode: 'product_is_being_paid', message },
    });
    expect(await rowOf(product.id)).toEqual(before);
    await end(api, payment, 'failed');
    expect(await ask(api, 'mutation', 'markProductAsSold', { slug }, token)).toMatchObject({
      ...{ __typename: 'Product', inventory: 0 },
    });
  });

  test('keeps its price and its stock, while its texts may change', async () => {
    const product = await productIn(api, seller, 'PUBLISHED', { inventory: 3 });
    const payment = await openPayment(product);
    const save = (input: object) =>
      ask(api, 'mutation', 'updateProduct', { slug: product.slug, input }, token);
    for (const input of [{ price: 20 }, { inventory: 1 }])
      expect(await save(input)).toMatchObject({ errorCode: 'product_is_being_paid' });
    expect(await save({ title: 'Stoel met rieten zitting' })).toMatchObject({ __typename: 'Product' });
    await end(api, payment, 'completed');
    expect(await save({ price: 20 })).toMatchObject({ __typename: 'Product', rawPrice: 20 });
  });

  test('is ended with its seller’s account: cancelled at the provider, and everything released', async () => {
    const leaving = await makeSellerUser(api.db);
    const [theirs, another] = [
      await makeProduct(api.db, leaving.sellerId),
      await makeProduct(api.db, seller.sellerId),
    ];
    const payment = await openPayment(theirs, another);
    expect(await leave(leaving)).not.toHaveProperty('errorCode');
    await api.server.background.runOnce();
    const states = await api.db
      .selectFrom('transactions')
      .innerJoin('simulated_payments', 'simulated_payments.reference', 'transactions.id')
      .innerJoin('item_claims', 'item_claims.transaction_id', 'transactions.id')
      .where('transactions.id', '=', payment)
      .select(['transactions.status', 'simulated_payments.status as theirs', 'item_claims.state'])
      .execute();
    const ended = { status: 'cancelled', theirs: 'cancelled', state: 'RELEASED' };
    expect(states).toEqual([ended, ended]);
    expect(await openPayment(another)).not.toBe('');
  });

  test('holds up the end of its seller’s account while the bank processes the payment', async () => {
    const leaving = await makeSellerUser(api.db);
    const product = await makeProduct(api.db, leaving.sellerId);
    const payment = await openPayment(product);
    await end(api, payment, 'reserved');
    expect(await leave(leaving)).toMatchObject({
      errorCode: 'seller_is_being_paid',
      message: expect.stringMatching(/uiterlijk \d+ [a-z]+ om \d\d:\d\d\.$/),
    });
    expect(await rowOf(product.id)).toMatchObject({ status: 'PUBLISHED' });
    await end(api, payment, 'failed');
    expect(await leave(leaving)).not.toHaveProperty('errorCode');
  });

  test('FORM-005 does not expire meanwhile', async () => {
    const product = await makeProduct(api.db, seller.sellerId);
    await openPayment(product);
    const deadline = { kind: 'listing_expiry', subjectId: product.id, dueAt: new Date(0) };
    await api.db.transaction().execute((tx) => setDeadline(tx, deadline));
    await api.server.background.runOnce();
    expect(await rowOf(product.id)).toMatchObject({ status: 'PUBLISHED' });
    const next = await api.db
      .selectFrom('deadlines')
      .select('due_at')
      .where('subject_id', '=', product.id)
      .where('kind', '=', 'listing_expiry')
      .executeTakeFirstOrThrow();
    expect(next.due_at.getTime()).toBeGreaterThan(Date.now());
  });

  test('is still taken off the shop by staff', async () => {
    const product = await makeProduct(api.db, seller.sellerId);
    await openPayment(product);
    const staff = await api.signIn(await makeUser(api.db, { isStaff: true }));
    const removal = {
      slug: product.slug,
      reason: 'STOLEN',
      explanation: 'De eigenaar heeft aangifte gedaan.',
    };
    expect(await ask(api, 'mutation', 'deleteProduct', removal, staff)).toMatchObject({ status: 'ARCHIVED' });
  });

  test('in a race either the payment or the seller wins, never both', async () => {
    for (let round = 0; round < 12; round += 1) {
      const product = await makeProduct(api.db, seller.sellerId);
      const cart = await makeCart(api, { email: `${randomUUID()}@hervonden.test` }, [product]);
      const { slug } = product;
      const call = round % 2 === 0 ? 'markProductAsSold' : 'deleteProduct';
      const [payment, change] = await Promise.all([
        pay(api, cart),
        ask(api, 'mutation', call, { slug }, token),
      ]);
      const isPayable = payment.transactionUid !== undefined;
      expect([round, isPayable]).toEqual([round, change.errorCode === 'product_is_being_paid']);
    }
  });
});
