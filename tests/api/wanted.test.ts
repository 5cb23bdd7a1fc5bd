import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaFiles } from '#server/modules/media/media-files.ts';
import { ownedMedia } from '#server/modules/media/public.ts';
import { sweepMedia } from '#server/modules/media/sweep.ts';
import { makePhotos } from '../factories/products.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { type Person, wantedCalls } from './wanted/calls.ts';

let api: ApiHarness;
let calls: ReturnType<typeof wantedCalls>;
let owner: Person;

beforeAll(async () => {
  api = await startApi();
  calls = wantedCalls(api);
  owner = await calls.person();
});
afterAll(async () => await api.close());

describe('posting a wanted item', () => {
  test('WANT-016 WANT-001 WANT-002 WANT-021 a buyer posts an item with all its parts', async () => {
    const images = await makePhotos(api.db, owner.id, 4);
    const made = await calls.create(owner, {
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
      images: images.map((key) => ({
        key: expect.stringMatching(`^${key}\\.`),
        width: 1200,
        height: 900,
        color: '#806040',
      })),
    });
    const { created = '' } = made as { created?: string };
    expect(Math.abs(Date.parse(created) - Date.now())).toBeLessThan(600_000);
    expect(await calls.one(made.uuid ?? '', owner.token)).toEqual(made);
  });

  test('WANT-009 WANT-013 an empty range is taken out; one without any ends too', async () => {
    expect(await calls.create(owner, { width: { lower: null, upper: null }, depth: {} })).toMatchObject({
      width: null,
      depth: null,
    });
  });

  test('WANT-008 without a category where the list could not be shown', async () => {
    expect(await calls.create(owner, { category: null })).toMatchObject({
      __typename: 'WantedItem',
      category: null,
    });
  });

  test('the same intent sent twice is one item', async () => {
    const [commandId, images] = [randomUUID(), await makePhotos(api.db, owner.id, 1)];
    const [first, second] = [
      await calls.create(owner, { commandId, images }),
      await calls.create(owner, { commandId, images }),
    ];
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
    expect(await calls.create(owner, change)).toMatchObject({
      __typename: 'ValidationError',
      message: 'Controleer de gemarkeerde velden.',
      fields: [{ field, code }],
    });
  });

  test('WANT-006 refuses five pictures, and those that the caller does not hold', async () => {
    const five = await makePhotos(api.db, owner.id, 5);
    expect(await calls.create(owner, { images: five })).toMatchObject({
      fields: [{ code: 'images_too_many' }],
    });
    const theirs = await makePhotos(api.db, (await calls.person()).id, 1);
    for (const images of [theirs, ['x'], ['a'.repeat(64)]]) {
      expect(await calls.create(owner, { images })).toMatchObject({
        fields: [{ field: 'images', code: 'images_not_uploaded' }],
      });
    }
  });

  test('no more than fifty at a time', async () => {
    const eager = await calls.person();
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
    expect(await calls.create(eager)).toMatchObject({ errorCode: 'too_many_wanted_items' });
  });
});

describe('its life', () => {
  test('WANT-003 found by its owner, once; then it can only be removed', async () => {
    const { uuid = '' } = await calls.create(owner);
    expect(await calls.update(uuid, owner.token, 'REMOVED')).toMatchObject({ __typename: 'ValidationError' });
    expect(await calls.update(uuid, owner.token)).toMatchObject({ status: 'FOUND' });
    expect(await calls.update(uuid, owner.token)).toMatchObject({ errorCode: 'wrong_state' });
    expect(await calls.remove(uuid, owner.token)).toMatchObject({ __typename: 'WantedItemList' });
  });

  test('WANT-017 WANT-019 a removed item is gone from the list and from its address', async () => {
    const me = await calls.person();
    const { uuid = '' } = await calls.create(me);
    expect(await calls.remove(uuid, me.token)).toMatchObject({ totalCount: 0, items: [] });
    expect(await calls.one(uuid, me.token)).toMatchObject({ errorCode: 'object_does_not_exist' });
    expect(await calls.remove(uuid, me.token)).toMatchObject({ errorCode: 'object_does_not_exist' });
  });

  test('pictures of an item stay, those of a removed one go with the next sweep', async () => {
    const me = await calls.person();
    const [attached = '', gone = ''] = await makePhotos(api.db, me.id, 2);
    await calls.create(me, { images: [attached] });
    await calls.remove((await calls.create(me, { images: [gone] })).uuid ?? '', me.token);
    const in31Days = new Date(Date.now() + 31 * 24 * 60 * 60_000);
    await sweepMedia(api.db, mediaFiles(api.server.deps.config.dataDir), in31Days);
    expect([...(await ownedMedia(api.db, me.id, [attached, gone])).keys()]).toEqual([attached]);
  });
});

describe('whose it is', () => {
  test('WANT-020 a visitor is asked to log in', async () => {
    const { uuid = '' } = await calls.create(owner);
    const visitor = { ...owner, token: undefined as unknown as string };
    const answers = [
      await calls.create(visitor),
      await calls.one(uuid),
      await calls.all(),
      await calls.remove(uuid),
      await calls.update(uuid, undefined),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ errorCode: 'user_not_authenticated' });
  });

  test('ERR-003 another account is refused, and changes nothing', async () => {
    const { uuid = '' } = await calls.create(owner);
    const stranger = await calls.person();
    const refused = { errorCode: 'no_object_permission' };
    expect(await calls.one(uuid, stranger.token)).toMatchObject(refused);
    expect(await calls.update(uuid, stranger.token)).toMatchObject(refused);
    expect(await calls.remove(uuid, stranger.token)).toMatchObject(refused);
    expect((await calls.all(stranger.token)).totalCount).toBe(0);
    expect(await calls.one(uuid, owner.token)).toMatchObject({ status: 'ONGOING' });
    expect(await calls.one('x', owner.token)).toMatchObject({ errorCode: 'invalid_uuid' });
  });
});
