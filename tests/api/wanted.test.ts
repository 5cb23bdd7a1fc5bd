import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaFiles } from '#server/modules/media/media-files.ts';
import { ownedMedia } from '#server/modules/media/store.ts';
import { sweepMedia } from '#server/modules/media/sweep.ts';
import type { MailMessage } from '#server/outside/mail/mail.ts';
import { completeDraft, makePhotos, makeProduct, storeDraft } from '../factories/products.ts';
import { makeSellerUser, type TestSeller } from '../factories/sellers.ts';
import { makeUser, type TestUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

interface Answer {
  readonly __typename: string;
  readonly uuid?: string;
  readonly status?: string;
  readonly totalCount?: number;
  readonly items?: readonly { readonly uuid: string; readonly status: string }[];
  readonly matches?: readonly { readonly uuid: string }[];
  readonly matchCount?: number;
  readonly errorCode?: string;
  readonly message?: string;
  readonly fields?: readonly { readonly field: string; readonly code: string }[];
}

interface Person extends TestUser {
  readonly token: string;
}

let api: ApiHarness;
let owner: Person;
let seller: TestSeller & { readonly token: string };
const mails: MailMessage[] = [];
const mailsTo = (person: TestUser) => mails.filter(({ to }) => to === person.email);

beforeAll(async () => {
  api = await startApi({ mail: { send: async (message) => void mails.push(message) } });
  owner = await person();
  const user = await makeSellerUser(api.db, { can_publish: true });
  seller = { ...user, token: await api.signIn(user) };
});
afterAll(async () => await api.close());

async function person(): Promise<Person> {
  const user = await makeUser(api.db);
  return { ...user, token: await api.signIn(user) };
}

const problems = '... on Error { errorCode message }';
const validation = '... on ValidationError { fields { field code } }';
const item = `... on WantedItem {
  uuid title description budget status created matchCount
  category { id title } images { key width height color } matches { uuid }
  width { lower upper } height { lower upper } depth { lower upper } diameter { lower upper }
}`;
const list = '... on WantedItemList { totalCount items { uuid status } }';

async function ask(query: string, variables: object, token?: string): Promise<Answer> {
  const { data, errors } = await api.graphql<{ it: Answer }>(query, { ...variables }, { token });
  expect(errors).toEqual([]);
  return data.it;
}

async function create(change: Record<string, unknown> = {}, who: Person = owner): Promise<Answer> {
  const images = change.images ?? (await makePhotos(api.db, who.id, 1));
  const given = { title: 'Teak dressoir', budget: 500, category: 'meubels/kasten', ...change, images };
  return await ask(
    `mutation ($title: String!, $images: [String!]!, $budget: Int!, $category: String, $description: String,
      $width: WantedSizeInput, $height: WantedSizeInput, $depth: WantedSizeInput, $diameter: WantedSizeInput,
      $commandId: String) {
      it: createWantedItem(title: $title, images: $images, budget: $budget, category: $category,
        description: $description, width: $width, height: $height, depth: $depth, diameter: $diameter,
        commandId: $commandId) { __typename ${item} ${problems} ${validation} }
    }`,
    given,
    who.token,
  );
}

const one = (uuid: string, token?: string) =>
  ask(
    `query ($uuid: String!) { it: wantedItem(uuid: $uuid) { __typename ${item} ${problems} } }`,
    { uuid },
    token,
  );
const all = (token?: string, page: object = {}) =>
  ask(
    `query ($limit: Int, $offset: Int) { it: wantedItems(limit: $limit, offset: $offset) { __typename ${list} ${problems} } }`,
    page,
    token,
  );
const remove = (uuid: string, token?: string) =>
  ask(
    `mutation ($uuid: String!) { it: removeWantedItem(uuid: $uuid) { __typename ${list} ${problems} } }`,
    { uuid },
    token,
  );
const update = (uuid: string, token: string | undefined, status = 'FOUND') =>
  ask(
    `mutation ($uuid: String!, $status: WantedItemStatus!) {
      it: updateWantedItem(uuid: $uuid, status: $status) { __typename ${item} ${problems} }
    }`,
    { uuid, status },
    token,
  );

async function publish(change: Parameters<typeof completeDraft>[1] = {}, by = seller): Promise<string> {
  const draft = completeDraft(await makePhotos(api.db, by.id, 3), change);
  await storeDraft(api.db, by.id, draft);
  const answer = await ask(
    `mutation ($draftUuid: String!, $commandId: String!) {
      it: publishDraft(draftUuid: $draftUuid, commandId: $commandId) { __typename ... on Product { uuid } ${problems} }
    }`,
    { draftUuid: draft.id, commandId: randomUUID() },
    by.token,
  );
  expect(answer).toMatchObject({ __typename: 'Product' });
  await api.server.background.runOnce();
  return draft.id;
}

describe('posting what one looks for', () => {
  test('WANT-016 WANT-001 WANT-002 WANT-021 a buyer posts an item with all its parts', async () => {
    const images = await makePhotos(api.db, owner.id, 4);
    const made = await create({
      title: '  Teak   dressoir ',
      description: ' Voor in de hal. ',
      images,
      width: { lower: 120, upper: 200 },
      height: { upper: 90 },
    });
    expect(made).toMatchObject({
      __typename: 'WantedItem',
      title: 'Teak dressoir',
      description: 'Voor in de hal.',
      budget: 500,
      category: { id: 'meubels/kasten', title: 'Kasten' },
      status: 'ONGOING',
      width: { lower: 120, upper: 200 },
      height: { lower: null, upper: 90 },
      images: images.map((key) => ({ key, width: 1200, height: 900, color: '#806040' })),
    });
    const { created = '' } = made as { created?: string };
    expect(Math.abs(Date.parse(created) - Date.now())).toBeLessThan(600_000);
    expect(await one(made.uuid ?? '', owner.token)).toEqual(made);
  });

  test('WANT-009 WANT-013 an empty range is taken out; one without any ends too', async () => {
    expect(await create({ width: { lower: null, upper: null }, depth: {} })).toMatchObject({
      width: null,
      depth: null,
    });
  });

  test('WANT-008 without a category where the list could not be shown', async () => {
    expect(await create({ category: null })).toMatchObject({ __typename: 'WantedItem', category: null });
  });

  test('the same intent sent twice is one item', async () => {
    const [commandId, images] = [randomUUID(), await makePhotos(api.db, owner.id, 1)];
    const [first, second] = [await create({ commandId, images }), await create({ commandId, images })];
    expect(second.uuid).toBe(first.uuid);
  });

  test.each([
    ['WANT-004', { title: ' ' }, 'title', 'title'],
    ['WANT-005', { images: [] }, 'images', 'images'],
    ['WANT-007', { budget: 0 }, 'budget', 'budget'],
    ['WANT-007', { budget: 1_000_001 }, 'budget', 'budget'],
    ['WANT-008', { category: 'meubels/vliegtuigen' }, 'category', 'category'],
    ['WANT-010', { width: { lower: 80 } }, 'width', 'size_error'],
    ['WANT-011', { height: { lower: 90, upper: 80 } }, 'height', 'size_error'],
    ['WANT-012', { depth: { upper: -1 } }, 'depth', 'size_error'],
  ])('%s refuses %j by its field', async (_row, change, field, code) => {
    expect(await create(change)).toMatchObject({
      __typename: 'ValidationError',
      message: 'Controleer de gemarkeerde velden.',
      fields: [{ field, code }],
    });
  });

  test('WANT-006 refuses five pictures, and those that the caller does not hold', async () => {
    const five = await makePhotos(api.db, owner.id, 5);
    expect(await create({ images: five })).toMatchObject({ fields: [{ code: 'images_too_many' }] });
    const theirs = await makePhotos(api.db, seller.id, 1);
    for (const images of [theirs, ['x'], ['a'.repeat(64)]]) {
      expect(await create({ images })).toMatchObject({
        fields: [{ field: 'images', code: 'images_not_uploaded' }],
      });
    }
  });

  test('no more than fifty at a time', async () => {
    const eager = await person();
    const now = new Date();
    await api.db
      .insertInto('wanted_items')
      .values(
        Array.from({ length: 50 }, (_, at) => ({
          id: randomUUID(),
          user_id: eager.id,
          title: `Stoel ${at}`,
          description: '',
          budget_cents: 100,
          locale: 'nl' as const,
          created_at: now,
          updated_at: now,
        })),
      )
      .execute();
    expect(await create({}, eager)).toMatchObject({ errorCode: 'too_many_wanted_items' });
  });
});

describe('the list and its life', () => {
  test('WANT-018 pages of the own items, ongoing ones first, then the latest', async () => {
    const me = await person();
    const [a = '', b = '', c = ''] = [await create({}, me), await create({}, me), await create({}, me)].map(
      ({ uuid }) => uuid,
    );
    await update(c, me.token);
    const { items = [], totalCount } = await all(me.token);
    expect(totalCount).toBe(3);
    expect(items.map(({ uuid }) => uuid)).toEqual([b, a, c]);
    expect((await all(me.token, { limit: 1, offset: 1 })).items).toEqual([{ uuid: a, status: 'ONGOING' }]);
    for (const page of [{ limit: -1 }, { limit: 9999, offset: -5 }]) {
      expect((await all(me.token, page)).totalCount).toBe(3);
    }
  });

  test('WANT-003 found by its owner, once; then it can only be removed', async () => {
    const { uuid = '' } = await create();
    expect(await update(uuid, owner.token, 'REMOVED')).toMatchObject({ __typename: 'ValidationError' });
    expect(await update(uuid, owner.token)).toMatchObject({ status: 'FOUND' });
    expect(await update(uuid, owner.token)).toMatchObject({ errorCode: 'wrong_state' });
    expect(await remove(uuid, owner.token)).toMatchObject({ __typename: 'WantedItemList' });
  });

  test('WANT-017 WANT-019 what is removed is gone from the list and from its address', async () => {
    const me = await person();
    const { uuid = '' } = await create({}, me);
    expect(await remove(uuid, me.token)).toMatchObject({ totalCount: 0, items: [] });
    expect(await one(uuid, me.token)).toMatchObject({ errorCode: 'object_does_not_exist' });
    expect(await remove(uuid, me.token)).toMatchObject({ errorCode: 'object_does_not_exist' });
  });

  test('pictures of an item stay, those of a removed one go with the next sweep', async () => {
    const me = await person();
    const [kept = '', gone = ''] = await makePhotos(api.db, me.id, 2);
    await create({ images: [kept] }, me);
    await remove((await create({ images: [gone] }, me)).uuid ?? '', me.token);
    const in31Days = new Date(Date.now() + 31 * 24 * 60 * 60_000);
    await sweepMedia(api.db, mediaFiles(api.server.deps.config.dataDir), in31Days);
    expect([...(await ownedMedia(api.db, me.id, [kept, gone])).keys()]).toEqual([kept]);
  });
});

describe('whose it is', () => {
  test('WANT-020 a visitor is asked to log in', async () => {
    const { uuid = '' } = await create();
    const visitor = { ...owner, token: undefined as unknown as string };
    const answers = [
      await create({}, visitor),
      await one(uuid),
      await all(),
      await remove(uuid),
      await update(uuid, undefined),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ errorCode: 'user_not_authenticated' });
  });

  test('ERR-003 another account is refused, and changes nothing', async () => {
    const { uuid = '' } = await create();
    const stranger = await person();
    const refused = { errorCode: 'no_object_permission' };
    expect(await one(uuid, stranger.token)).toMatchObject(refused);
    expect(await update(uuid, stranger.token)).toMatchObject(refused);
    expect(await remove(uuid, stranger.token)).toMatchObject(refused);
    expect((await all(stranger.token)).totalCount).toBe(0);
    expect(await one(uuid, owner.token)).toMatchObject({ status: 'ONGOING' });
    expect(await one('x', owner.token)).toMatchObject({ errorCode: 'invalid_uuid' });
  });
});

describe('WANT-003 pieces that fit', () => {
  test('a new piece is shown with the item and mailed once, however often it is published', async () => {
    const me = await person();
    const { uuid = '' } = await create({ width: { upper: 180 } }, me);
    await api.server.background.runOnce();
    const piece = await publish({ title: 'Dressoir van palissander', price: 480 });
    expect(await one(uuid, me.token)).toMatchObject({ matches: [{ uuid: piece }], matchCount: 1 });
    expect(mailsTo(me)).toHaveLength(1);
    expect(mailsTo(me)[0]).toMatchObject({ subject: 'Misschien is dit het: Dressoir van palissander' });
    expect(mailsTo(me)[0]?.text).toContain(`/account/zoekopdrachten/${uuid}`);
    await api.db
      .insertInto('event_outbox')
      .values({
        id: randomUUID(),
        type: 'listing_published',
        payload: JSON.stringify({ productId: piece }),
        created_at: new Date(),
        done_at: null,
        next_attempt_at: new Date(),
        last_error: null,
      })
      .execute();
    await api.server.background.runOnce();
    expect(mailsTo(me)).toHaveLength(1);
  });

  test('not above the budget, beside the category, out of size, by another name, found already, or the own piece', async () => {
    const me = await person();
    const title = 'Wandmeubel';
    const [dear, chair, narrow, named, found] = [
      await create({ title, budget: 449 }, me),
      await create({ title, category: 'meubels/stoelen' }, me),
      await create({ title, width: { upper: 179 } }, me),
      await create({ title: 'Boekenkast' }, me),
      await create({ title }, me),
    ];
    await update(found.uuid ?? '', me.token);
    const own = await create({ title }, seller);
    const [fits, piece] = [
      await create({ title }, me),
      await publish({ title: 'Strak wandmeubel', price: 450 }),
    ];
    expect(await one(fits.uuid ?? '', me.token)).toMatchObject({ matches: [{ uuid: piece }] });
    const told = [dear, chair, narrow, named, found].map(async ({ uuid = '' }) => await one(uuid, me.token));
    expect((await Promise.all(told)).map(({ matches }) => matches)).toEqual([[], [], [], [], []]);
    expect((await one(own.uuid ?? '', seller.token)).matches).toEqual([]);
    expect(mailsTo(me)).toHaveLength(1);
  });

  test('what is for sale already is shown with a new item, without a mail; what was sold is not', async () => {
    const me = await person();
    const lamp = {
      title: 'Zeldzame wolkenlamp',
      main_category: 'lampen',
      sub_category: 'hanglampen',
      category: '',
    };
    const { id } = await makeProduct(api.db, seller.sellerId, { ...lamp, price_cents: 9_900 });
    const sold = await makeProduct(api.db, seller.sellerId, { ...lamp, inventory: 0 });
    const { uuid = '' } = await create({ title: 'wolkenlamp', category: 'lampen', budget: 900 }, me);
    await api.server.background.runOnce();
    const { matches } = await one(uuid, me.token);
    expect(matches).toEqual([{ uuid: id }]);
    expect(matches).not.toContainEqual({ uuid: sold.id });
    expect(mailsTo(me)).toEqual([]);
  });
});
