import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { buy } from '../factories/orders.ts';
import { completeDraft, makePhotos, makeProduct, storeDraft } from '../factories/products.ts';
import { makeSellerUser, type TestSeller } from '../factories/sellers.ts';
import type { TestUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { wantedCalls } from './wanted/calls.ts';

let api: ApiHarness;
let calls: ReturnType<typeof wantedCalls>;
let seller: TestSeller & { readonly token: string };
const mails: MailMessage[] = [];
const mailsTo = (person: TestUser) => mails.filter(({ to }) => to === person.email);

beforeAll(async () => {
  api = await startApi({ mail: { send: async (message) => void mails.push(message) } });
  calls = wantedCalls(api);
  const user = await makeSellerUser(api.db, { can_publish: true });
  seller = { ...user, token: await api.signIn(user) };
});
afterAll(async () => await api.close());

async function publish(change: Parameters<typeof completeDraft>[1] = {}, by = seller): Promise<string> {
  const draft = completeDraft(await makePhotos(api.db, by.id, 3), change);
  await storeDraft(api.db, by.id, draft);
  const answer = await calls.ask(
    `mutation ($draftUuid: String!, $commandId: String!) {
      it: publishDraft(draftUuid: $draftUuid, commandId: $commandId) { __typename ... on Product { uuid } ... on Error { errorCode } }
    }`,
    { draftUuid: draft.id, commandId: randomUUID() },
    by.token,
  );
  expect(answer).toMatchObject({ __typename: 'Product' });
  await api.server.background.runOnce();
  return draft.id;
}

describe('WANT-003 products that match', () => {
  test('a new product is shown with the item and mailed once, however often it is published', async () => {
    const me = await calls.person();
    const { uuid = '' } = await calls.create(me, { width: { upper: 180 } });
    await api.server.background.runOnce();
    const product = await publish({ title: 'Dressoir van palissander', price: 480 });
    expect(await calls.one(uuid, me.token)).toMatchObject({ matches: [{ uuid: product }], matchCount: 1 });
    expect(mailsTo(me)).toHaveLength(1);
    expect(mailsTo(me)[0]).toMatchObject({ subject: 'Misschien is dit het: Dressoir van palissander' });
    expect(mailsTo(me)[0]?.text).toContain(`/account/zoekopdrachten/${uuid}`);
    await api.db
      .insertInto('event_outbox')
      .values({
        id: randomUUID(),
        type: 'listing_published',
        payload: JSON.stringify({ productId: product }),
        created_at: new Date(),
        done_at: null,
        next_attempt_at: new Date(),
        last_error: null,
      })
      .execute();
    await api.server.background.runOnce();
    expect(mailsTo(me)).toHaveLength(1);
  });

  test('WANT-003 buying a product that matched sets the item to FOUND; no mail about another one follows', async () => {
    const [me, other] = [await calls.person(), await calls.person()];
    const wish = { title: 'Spiegelkast' };
    const [mine, else_, theirs] = [
      await calls.create(me, wish),
      await calls.create(me, { title: 'Wandkast' }),
      await calls.create(other, wish),
    ];
    await api.server.background.runOnce();
    const product = await publish({ title: 'Spiegelkast van eiken', price: 450 });
    await buy(api, me, [{ id: product }]);
    await api.server.background.runOnce();
    const statusOf = async ({ uuid = '' }, { token }: typeof me) => (await calls.one(uuid, token)).status;
    expect([await statusOf(mine, me), await statusOf(else_, me), await statusOf(theirs, other)]).toEqual([
      'FOUND',
      'ONGOING',
      'ONGOING',
    ]);
    const before = mailsTo(me).filter(({ subject }) => subject.startsWith('Misschien')).length;
    await publish({ title: 'Spiegelkast van teak', price: 450 });
    expect(mailsTo(me).filter(({ subject }) => subject.startsWith('Misschien'))).toHaveLength(before);
  });

  test('not above the budget, outside the category, out of size, by another name, found already, or the own product', async () => {
    const me = await calls.person();
    const title = 'Kabinetkast';
    const [dear, chair, narrow, named, found] = [
      await calls.create(me, { title, budget: 449 }),
      await calls.create(me, { title, category: 'meubels/stoelen' }),
      await calls.create(me, { title, width: { upper: 179 } }),
      await calls.create(me, { title: 'Boekenkast' }),
      await calls.create(me, { title }),
    ];
    await calls.update(found.uuid ?? '', me.token);
    const own = await calls.create(seller, { title });
    const fits = await calls.create(me, { title });
    // Products published before the wanted item's first matching run are shown without an email.
    await api.server.background.runOnce();
    const product = await publish({ title: 'Strakke kabinetkast', price: 450 });
    expect(await calls.one(fits.uuid ?? '', me.token)).toMatchObject({ matches: [{ uuid: product }] });
    const results = [dear, chair, narrow, named, found].map(
      async ({ uuid = '' }) => await calls.one(uuid, me.token),
    );
    expect((await Promise.all(results)).map(({ matches }) => matches)).toEqual([[], [], [], [], []]);
    expect((await calls.one(own.uuid ?? '', seller.token)).matches).toEqual([]);
    expect(mailsTo(me)).toHaveLength(1);
  });

  test('an available product is shown with a new item, without a mail; a sold one is not', async () => {
    const me = await calls.person();
    const lamp = {
      title: 'Zeldzame wolkenlamp',
      main_category: 'lampen',
      sub_category: 'hanglampen',
      category: '',
    };
    const { id } = await makeProduct(api.db, seller.sellerId, { ...lamp, price_cents: 9_900 });
    const sold = await makeProduct(api.db, seller.sellerId, { ...lamp, inventory: 0 });
    const { uuid = '' } = await calls.create(me, { title: 'wolkenlamp', category: 'lampen', budget: 900 });
    await api.server.background.runOnce();
    const { matches } = await calls.one(uuid, me.token);
    expect(matches).toEqual([{ uuid: id }]);
    expect(matches).not.toContainEqual({ uuid: sold.id });
    expect(mailsTo(me)).toEqual([]);
  });

  test('twelve available products at most are shown, the best first and none of another material or kind', async () => {
    const me = await calls.person();
    const unchanged = {
      sub_category: 'bedden',
      category: 'hoofdborden',
      description: '',
      price_cents: 9_900,
    };
    const make = async (change: Parameters<typeof makeProduct>[2]) =>
      (await makeProduct(api.db, seller.sellerId, { ...unchanged, ...change })).id;
    const best = await make({ title: 'Hoofdbord van kersenhout', materials: ['kersen'] });
    const made = await make({ title: 'Hoofdbord', materials: ['kersen'] });
    const named = await make({ title: 'Hoofdbord', materials: [] });
    const others = [
      await make({ title: 'Hoofdbord', materials: ['glas'] }),
      await make({ title: 'Ledikant', materials: ['kersen'], category: 'kinderbedden' }),
    ];
    for (let at = 0; at < 12; at += 1) await make({ title: `Hoofdbord ${at}`, materials: [] });
    const { uuid = '' } = await calls.create(me, { title: 'kersenhouten hoofdbord', category: null });
    await api.server.background.runOnce();
    const { matches = [] } = await calls.one(uuid, me.token);
    const ids = matches.map((match) => match.uuid);
    expect(ids).toHaveLength(12);
    expect(ids.slice(0, 2)).toEqual([best, made]);
    expect(ids).not.toContain(named);
    expect(ids.filter((id) => others.includes(id))).toEqual([]);
  });

  test('it is called as the search of the shop calls it, in the language of its owner', async () => {
    const me = await calls.person();
    const { id } = await makeProduct(api.db, seller.sellerId, {
      ...{ title: 'Zachte zitplaats', description: '', materials: [], colors: ['groen'] },
      ...{ sub_category: 'zetels', category: 'fauteuils', price_cents: 9_900 },
    });
    const { uuid = '' } = await calls.create(me, { title: 'groene zetel', category: null });
    await api.server.background.runOnce();
    expect((await calls.one(uuid, me.token)).matches).toEqual([{ uuid: id }]);
  });
});
