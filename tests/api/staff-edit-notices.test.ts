import { expect, test } from 'vitest';
import { makeSeller } from '../factories/sellers.ts';
import { makeUser } from '../factories/users.ts';
import { harness, hour, listOf, mailsAbout, setUpBidHarness } from './notifications/harness.ts';
import { callStaff } from './staff/staff-client.ts';

// Notifications of sellers about edits by staff.

setUpBidHarness();

const staffMember = async (sellerId: string | null = null) =>
  await harness.api.signIn(await makeUser(harness.api.db, { isStaff: true, sellerId }));
const edit = (slug: string, input: string, token: string) =>
  callStaff(harness.api, 'updateProductBySlug', `slug: "${slug}", input: { ${input} }`, token);
const later = async (milliseconds: number) => {
  harness.clock.advance(milliseconds);
  await harness.settle();
  await harness.settle();
};
const mailsOn = (title: string) => mailsAbout(harness.seller.email, title);

test('STAFF-046 the seller is notified once an hour which facts staff changed, by email and in the list', async () => {
  const product = await harness.product({ title: 'Bijgewerkte kast', styles: ['modern'] });
  const token = await staffMember();
  await edit(product.slug, 'collections: ["we-love"]', token);
  await later(hour / 2);
  await edit(product.slug, 'colors: ["zwart"]', token);
  await edit(product.slug, 'colors: ["zwart"]', token);
  await later(hour / 2 - 1000);
  expect(mailsOn('Bijgewerkte kast')).toEqual([]);
  await later(2000);
  expect(mailsOn('Bijgewerkte kast')).toMatchObject([
    {
      text: expect.stringContaining(
        'Onze redactie heeft het volgende in je advertentie aangepast: collecties en kleuren.',
      ),
    },
  ]);
  expect(await listOf(harness.seller.id)).toContainEqual(
    expect.objectContaining({ kind: 'product_edited', path: `/account/items/${product.id}` }),
  );
  await edit(product.slug, 'styles: []', token);
  await later(hour + 1000);
  await later(hour + 1000);
  expect(mailsOn('Bijgewerkte kast').map(({ text }) => /aangepast: (.*)\./.exec(text)?.[1])).toEqual([
    'collecties en kleuren',
    'stijlen',
  ]);
});

test('edits by staff of the shop’s own text and of their own products send no notification', async () => {
  const described = await harness.product({ title: 'Beschreven kast', editorial_description: 'Een kast.' });
  const token = await staffMember();
  const answer = await callStaff(
    harness.api,
    'deleteEditorialDescription',
    `slug: "${described.slug}"`,
    token,
  );
  expect(answer).toMatchObject({ editorialDescription: null });
  const own = await harness.product({ title: 'Eigen kast' });
  await edit(own.slug, 'colors: ["zwart"]', await staffMember(harness.seller.sellerId));
  await later(hour + 1000);
  expect([...mailsOn('Beschreven kast'), ...mailsOn('Eigen kast')]).toEqual([]);
  expect(
    await harness.api.db.selectFrom('deadlines').select('id').where('kind', '=', 'product_edited').execute(),
  ).toEqual([]);
});

test('an edit of a product whose seller has no account notifies nobody', async () => {
  const product = await harness.product({ title: 'Kast van niemand' });
  const sellerId = await makeSeller(harness.api.db);
  await harness.api.db
    .updateTable('products')
    .set({ seller_id: sellerId })
    .where('id', '=', product.id)
    .execute();
  await edit(product.slug, 'colors: ["zwart"]', await staffMember());
  await later(hour + 1000);
  expect(mailsOn('Kast van niemand')).toEqual([]);
});
