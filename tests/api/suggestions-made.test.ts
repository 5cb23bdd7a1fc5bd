import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scopeOf } from '#server/command.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeSuggestions } from '#server/modules/suggestions/make-suggestions.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';
import { completeDraft, makePhotos, makeProduct, storeDraft } from '../factories/products.ts';
import { makeSellerUser, type SellerPart, type TestSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

const day = 24 * 60 * 60 * 1000;
const clock = createManualClock(new Date('2026-03-02T09:00:00Z'));
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * day);
const mails: MailMessage[] = [];
const mailsTo = ({ email }: TestSeller) => mails.filter(({ to }) => to === email);
let api: ApiHarness;

beforeAll(async () => {
  api = await startApi({ clock, mail: { send: async (message) => void mails.push(message) } });
});
afterAll(async () => await api.close());

const newSeller = (given: SellerPart = {}) => makeSellerUser(api.db, given);

type ProductPart = NonNullable<Parameters<typeof makeProduct>[2]>;

/**
 * A product that was visible for a month without being sold. Its category is unique, so that no sold product is
 * similar.
 */
async function unsold({ sellerId }: TestSeller, given: ProductPart = {}) {
  return await makeProduct(api.db, sellerId, {
    publication_date: daysAgo(30),
    view_count: 100,
    category: `kast-${randomUUID()}`,
    ...given,
  });
}

const round = async ({ sellerId }: TestSeller) =>
  await inTransaction(api.db, (tx) =>
    makeSuggestions(scopeOf(tx, api.server.deps.bus, clock.now()), sellerId),
  );

const suggestionsFor = async ({ sellerId }: TestSeller) =>
  await api.db
    .selectFrom('sale_suggestions')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .orderBy('created_at')
    .orderBy('view_count', 'desc')
    .execute();

const roundsOf = async ({ sellerId }: TestSeller) =>
  (
    await api.db
      .selectFrom('deadlines')
      .select('due_at')
      .where('kind', '=', 'sale_suggestions')
      .where('subject_id', '=', sellerId)
      .execute()
  ).map(({ due_at }) => (due_at.getTime() - clock.now().getTime()) / day);

test('SALE-001 SALE-003 a suggestion is made of views, wishlist entries, age and the prices of similar sold products', async () => {
  const seller = await newSeller();
  const product = await unsold(seller, { category: 'dressoirs' });
  const other = await newSeller();
  for (const price of [38_000, 40_000, 39_000])
    await makeProduct(api.db, other.sellerId, { inventory: 0, sold_at: daysAgo(5), price_cents: price });
  const fans = await Promise.all([makeUser(api.db), makeUser(api.db)]);
  await api.db
    .insertInto('sync_documents')
    .values(
      fans.map(({ id }) => ({
        ...{ user_id: id, collection: 'wishlist', id: product.id, content: '{}', deleted: false, seq: 1 },
        ...{ created_at: daysAgo(3), updated_at: daysAgo(3) },
      })),
    )
    .execute();
  expect(await round(seller)).toBe(1);
  const [made] = await suggestionsFor(seller);
  expect(made).toMatchObject({
    ...{
      product_id: product.id,
      status: 'PENDING',
      step: 1,
      price_cents: 45_000,
      suggested_price_cents: 39_000,
    },
    ...{ view_count: 100, wishlist_count: 2, days_online: 30, responded_at: null, applied_at: null },
    ...{ created_at: clock.now(), published_at: clock.now() },
  });
  expect(made?.sold_prices.toSorted()).toEqual([380, 390, 400]);
});

test('a published product is assessed after three weeks, then every week; the seller gets one mail', async () => {
  const seller = await newSeller();
  const token = await api.signIn(seller);
  const draft = completeDraft(await makePhotos(api.db, seller.id, 3), { title: 'Palissander wandkast' });
  await storeDraft(api.db, seller.id, draft);
  await api.graphql(
    `mutation ($draftUuid: String!, $commandId: String!) {
      publishDraft(draftUuid: $draftUuid, commandId: $commandId) { __typename }
    }`,
    { draftUuid: draft.id, commandId: randomUUID() },
    { token },
  );
  await api.server.background.runOnce();
  expect(await roundsOf(seller)).toEqual([21]);
  await api.db.updateTable('products').set({ view_count: 80 }).where('id', '=', draft.id).execute();
  clock.advance(21 * day);
  await api.server.background.runOnce();
  expect(await suggestionsFor(seller)).toMatchObject([{ product_id: draft.id, status: 'PENDING', step: 1 }]);
  expect(await roundsOf(seller)).toEqual([7]);
  const [mail, ...more] = mailsTo(seller);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Een prijsvoorstel voor Palissander wandkast');
  expect(mail?.text).toContain('/account/verkoopsuggesties');
  clock.advance(7 * day);
  await api.server.background.runOnce();
  expect(await suggestionsFor(seller)).toHaveLength(1);
  expect(mailsTo(seller)).toHaveLength(1);
  expect(await roundsOf(seller)).toEqual([7]);
});

test('five wait at a time, the most viewed first; one mail for all, in the language of the shop', async () => {
  const seller = await newSeller({ province: 'be-namen', country: 'BE' });
  for (const views of [40, 90, 60, 80, 50, 70, 30]) await unsold(seller, { view_count: views });
  expect(await round(seller)).toBe(5);
  expect((await suggestionsFor(seller)).map(({ view_count }) => view_count)).toEqual([90, 80, 70, 60, 50]);
  await api.server.background.runOnce();
  expect(mailsTo(seller).map(({ subject }) => subject)).toEqual([
    'Des suggestions de prix pour 5 de vos produits',
  ]);
  expect(await round(seller)).toBe(0);
});

test('two rounds at once make one suggestion', async () => {
  const seller = await newSeller();
  await unsold(seller);
  const made = await Promise.all([round(seller), round(seller)]);
  expect(made.toSorted()).toEqual([0, 1]);
  expect(await suggestionsFor(seller)).toHaveLength(1);
});

test('an answered one pauses for four weeks, then the series continues', async () => {
  const seller = await newSeller();
  const token = await api.signIn(seller);
  await unsold(seller);
  await round(seller);
  const [first] = await suggestionsFor(seller);
  await api.graphql(
    `mutation ($uuid: String!) { rejectProductSaleSuggestion(uuid: $uuid) { __typename } }`,
    { uuid: first?.id },
    { token },
  );
  clock.advance(27 * day);
  expect(await round(seller)).toBe(0);
  clock.advance(day);
  expect(await round(seller)).toBe(1);
  expect((await suggestionsFor(seller)).map(({ status, step }) => [status, step])).toEqual([
    ['REJECTED', 1],
    ['PENDING', 2],
  ]);
});

test('what no longer fits is taken back without an answer: sold, taken down, of another price', async () => {
  const seller = await newSeller();
  const token = await api.signIn(seller);
  const [sold, gone, changed] = [await unsold(seller), await unsold(seller), await unsold(seller)];
  await round(seller);
  const call = (name: string, slug: string) =>
    api.graphql(`mutation ($slug: String!) { ${name}(slug: $slug) { __typename } }`, { slug }, { token });
  await call('markProductAsSold', sold.slug);
  await call('deleteProduct', gone.slug);
  await api.server.background.runOnce();
  await api.db
    .updateTable('products')
    .set({ raw_price_cents: 41_000, price_cents: 41_000 })
    .where('id', '=', changed.id)
    .execute();
  const states = async () =>
    Object.fromEntries(
      (await suggestionsFor(seller)).map((one) => [one.product_id, [one.status, one.error_code]]),
    );
  expect(await states()).toEqual({
    [sold.id]: ['REJECTED', 'suggestion_product_unavailable'],
    [gone.id]: ['REJECTED', 'suggestion_product_unavailable'],
    [changed.id]: ['PENDING', null],
  });
  expect(await round(seller)).toBe(0);
  expect((await states())[changed.id]).toEqual(['REJECTED', 'suggestion_price_changed']);
  for (const { responded_at } of await suggestionsFor(seller)) expect(responded_at).toBeNull();
});

test('nothing for a seller whose account is not active, and no mail for one that was answered meanwhile', async () => {
  const inactive = await newSeller();
  await api.db.updateTable('users').set({ is_active: false }).where('id', '=', inactive.id).execute();
  await unsold(inactive);
  expect(await round(inactive)).toBe(0);
  const quick = await newSeller();
  await unsold(quick);
  await inTransaction(api.db, async (tx) => {
    await makeSuggestions(scopeOf(tx, api.server.deps.bus, clock.now()), quick.sellerId);
    await tx
      .updateTable('sale_suggestions')
      .set({ status: 'REJECTED' })
      .where('seller_id', '=', quick.sellerId)
      .execute();
  });
  await api.server.background.runOnce();
  expect(mailsTo(quick)).toEqual([]);
});

test('a shop that sells nothing any more is looked at no more', async () => {
  const seller = await newSeller();
  await api.db
    .insertInto('deadlines')
    .values({
      id: randomUUID(),
      kind: 'sale_suggestions',
      subject_id: seller.sellerId,
      due_at: clock.now(),
      last_error: null,
    })
    .execute();
  await api.server.background.runOnce();
  expect(await roundsOf(seller)).toEqual([]);
});

test('SALE-001 products beyond the first hundred get what is left, none is passed over', async () => {
  const seller = await newSeller();
  const many = async (count: number, views: number) => {
    const made = [];
    for (let number = 0; number < count; number += 1) made.push(await unsold(seller, { view_count: views }));
    return made;
  };
  await many(3, 300);
  const repriced = await many(97, 200);
  await api.db
    .insertInto('product_price_changes')
    .values(repriced.map(({ id }) => ({ product_id: id, price_cents: 45_000, changed_at: daysAgo(2) })))
    .execute();
  await many(2, 100);
  expect(await round(seller)).toBe(5);
});
