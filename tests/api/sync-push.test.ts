import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyDraft } from '#domain/product/draft.ts';
import { documentBytesLimit } from '#domain/sync/protocol.ts';
import { wishlistSpec } from '#server/modules/sync/collections/wishlist.ts';
import { createSyncEngine } from '#server/modules/sync/engine.ts';
import { pushLimitRule, rowsLimit } from '#server/modules/sync/limits.ts';
import { readUsage } from '#server/modules/sync/masters.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import {
  engineDriver,
  expectPushed,
  httpDriver,
  isRefusal,
  pullAll,
  type SyncDriver,
  type TestCaller,
} from './sync/driver.ts';
import { makeCaller } from './sync/people.ts';

let api: ApiHarness;
let driver: SyncDriver;
let who: TestCaller;

beforeAll(async () => {
  api = await startApi();
  driver = httpDriver(api);
});

beforeEach(async () => {
  who = await makeCaller(api);
});

afterAll(async () => await api.close());

const item = (addedAt = 1, id = randomUUID()) => ({ id, addedAt, deleted: false });
const fresh = (state: unknown) => ({ assumedMasterState: null, newDocumentState: state });
const draft = (change: Record<string, unknown> = {}) => ({
  ...emptyDraft(randomUUID(), 1),
  ...change,
  deleted: false,
});

describe('a pushed document comes back on the other device', () => {
  test('PWA-031 the wishlist replicates', async () => {
    const saved = item();
    expect(await driver.push(who, 'wishlist', [fresh(saved)])).toEqual({ conflicts: [], rejections: [] });
    expect((await pullAll(driver, who, 'wishlist')).documents).toEqual([saved]);
  });

  test('PWA-032 the search history replicates, a repeated search moves up', async () => {
    const first = { id: 'teak dressoir', query: 'Teak dressoir', usedAt: 1, deleted: false };
    const second = { id: 'lamp', query: 'lamp', usedAt: 2, deleted: false };
    await driver.push(who, 'searchHistory', [fresh(first), fresh(second)]);
    const again = { ...first, usedAt: 3 };
    await driver.push(who, 'searchHistory', [{ assumedMasterState: first, newDocumentState: again }]);
    expect((await pullAll(driver, who, 'searchHistory')).documents).toEqual([second, again]);
  });

  test('PWA-033 a listing draft replicates with photos and stored other versions', async () => {
    const photo = {
      id: randomUUID(),
      hash: 'a'.repeat(64),
      name: 'kast.jpg',
      width: 1200,
      height: 900,
      bytes: 99,
      mediaKey: null,
    };
    const other = { id: 'x', field: 'title', value: '"Kast"', savedAt: 5 };
    const full = draft({ title: 'Kast', price: 125, photos: [photo], otherVersions: [other] });
    await driver.push(who, 'drafts', [fresh(full)]);
    expect((await pullAll(driver, who, 'drafts')).documents).toEqual([full]);
  });
});

describe('a wrong row harms nobody but itself', () => {
  test('hazard 7: a poisoned row is named and the rows around it are stored', async () => {
    const good = [draft({ title: 'een' }), draft({ title: 'twee' })];
    const poisoned = [
      draft({ price: 'duur' }),
      draft({ photos: [{ id: 'no uuid' }] }),
      draft({ title: 'NUL \u0000' }),
      draft({ title: 'half \ud800' }),
      draft({ title: null }),
      { id: randomUUID(), deleted: false },
    ];
    const rows = [good[0], ...poisoned, good[1]].map(fresh);
    const answer = expectPushed(await driver.push(who, 'drafts', rows));
    expect(answer.rejections.map(({ id, code }) => [id, code])).toEqual(
      poisoned.map(({ id }) => [id, 'invalid_document']),
    );
    expect(answer.rejections[0]?.fields).toEqual(['price']);
    expect(answer.rejections[1]?.fields).toContain('photos.0.id');
    expect((await pullAll(driver, who, 'drafts')).documents).toEqual(good);
  });

  test('hazard 13: each rejected row comes with the master, or a tombstone when there is none', async () => {
    const held = draft({ title: 'bewaard' });
    await driver.push(who, 'drafts', [fresh(held)]);
    const unknown = draft({ price: -1 });
    const rows = [{ assumedMasterState: held, newDocumentState: { ...held, price: -1 } }, fresh(unknown)];
    const { conflicts, rejections } = expectPushed(await driver.push(who, 'drafts', rows));
    expect(rejections).toHaveLength(2);
    expect(conflicts).toEqual([held, { ...emptyDraft(unknown.id, 0), deleted: true }]);
  });

  test('a value that is no document, or has no usable id, is a rejection too', async () => {
    const rows = [7, 'text', [], {}, { id: 5 }, { id: '' }, { id: 'x\u0000' }, { id: 'x'.repeat(300) }].map(
      fresh,
    );
    const answer = expectPushed(await driver.push(who, 'wishlist', [...rows, fresh(item())]));
    expect(answer.conflicts).toEqual([]);
    expect(answer.rejections).toEqual(rows.map(() => ({ id: '', code: 'invalid_document', fields: ['id'] })));
    expect((await pullAll(driver, who, 'wishlist')).documents).toHaveLength(1);
  });

  test('what a client database adds for itself is no reason to refuse a row', async () => {
    const saved = item();
    await driver.push(who, 'wishlist', [
      fresh({ ...saved, _attachments: {}, _rev: '1-x', _meta: { lwt: 1 } }),
    ]);
    expect((await pullAll(driver, who, 'wishlist')).documents).toEqual([saved]);
  });

  test('a wrong assumed state is a conflict, not a fault', async () => {
    const held = item();
    await driver.push(who, 'wishlist', [fresh(held)]);
    const rows = [{ assumedMasterState: [{}], newDocumentState: { ...held, deleted: true } }];
    expect(expectPushed(await driver.push(who, 'wishlist', rows)).conflicts).toEqual([held]);
  });
});

describe('the same push again', () => {
  test('hazard 4: a push whose answer was lost is repeated without a trace', async () => {
    const rows = [fresh(item()), fresh(item()), fresh(item())];
    await driver.push(who, 'wishlist', rows);
    const before = await pullAll(driver, who, 'wishlist');
    expect(await driver.push(who, 'wishlist', rows)).toEqual({ conflicts: [], rejections: [] });
    expect(await pullAll(driver, who, 'wishlist')).toEqual(before);
  });

  test('a push that arrives twice at the same time is one push', async () => {
    const rows = [fresh(item()), fresh(item())];
    const answers = await Promise.all([1, 2, 3].map(() => driver.push(who, 'wishlist', rows)));
    expect(answers).toEqual(answers.map(() => ({ conflicts: [], rejections: [] })));
    const { documents, checkpoint } = await pullAll(driver, who, 'wishlist');
    expect(documents).toHaveLength(2);
    expect(checkpoint).toMatch(/:2$/);
  });

  test('a push of which only a part had arrived is completed by its repetition', async () => {
    const rows = [fresh(item()), fresh(item()), fresh(item())];
    await driver.push(who, 'wishlist', rows.slice(0, 1));
    expect(await driver.push(who, 'wishlist', rows)).toEqual({ conflicts: [], rejections: [] });
    expect((await pullAll(driver, who, 'wishlist')).checkpoint).toMatch(/:3$/);
  });

  test('a fault in the middle leaves nothing behind, and the repetition succeeds', async () => {
    const rows = [fresh(item()), fresh(item())];
    let writes = 0;
    const { writeDocumentRow } = await import('#server/modules/sync/write-document-row.ts');
    const faulty = createSyncEngine({
      writeRow: async (tx, write) => {
        writes += 1;
        if (writes === 2) throw new Error('the connection broke');
        return await writeDocumentRow(tx, write);
      },
    });
    await expect(engineDriver(api.db, faulty).push(who, 'wishlist', rows)).rejects.toThrow(
      'the connection broke',
    );
    expect((await pullAll(driver, who, 'wishlist')).documents).toEqual([]);
    expect(await driver.push(who, 'wishlist', rows)).toEqual({ conflicts: [], rejections: [] });
  });
});

describe('limits (rule 12)', () => {
  test('hazard 18: a document above 64 kB is refused as a row, the batch continues', async () => {
    const large = draft({
      description: 'é'.repeat(21_000),
      otherVersions: [{ id: 'a', field: 'title', value: 'x'.repeat(23_900), savedAt: 1 }],
    });
    expect(Buffer.byteLength(JSON.stringify(large))).toBeGreaterThan(documentBytesLimit);
    const small = draft();
    const answer = expectPushed(await driver.push(who, 'drafts', [fresh(large), fresh(small)]));
    expect(answer.rejections).toEqual([{ id: large.id, code: 'document_too_large', fields: [] }]);
    expect((await pullAll(driver, who, 'drafts')).documents).toEqual([small]);
  });

  test('more than 100 rows or 512 kB are a typed refusal of the whole, one row never is', async () => {
    const many = Array.from({ length: 101 }, () => fresh(item()));
    expect(await driver.push(who, 'wishlist', many)).toMatchObject({ errorCode: 'too_many_rows' });
    const heavy = Array.from({ length: 12 }, () =>
      fresh(draft({ description: 'é'.repeat(21_900), title: 'x' })),
    );
    expect(await driver.push(who, 'drafts', heavy)).toMatchObject({ errorCode: 'push_too_large' });
    const single = [fresh(draft({ description: 'x'.repeat(600_000) }))];
    expect(expectPushed(await driver.push(who, 'drafts', single)).rejections[0]?.code).toBe(
      'document_too_large',
    );
  });

  test('a full collection refuses new documents row by row', async () => {
    const full = engineDriver(
      api.db,
      createSyncEngine({
        readUsage: async (tx, owner) => ({
          ...(await readUsage(tx, owner)),
          living: wishlistSpec.maxDocuments - 1,
        }),
      }),
    );
    const rows = [item(), item()].map(fresh);
    const answer = expectPushed(await full.push(who, 'wishlist', rows));
    expect(answer.rejections.map(({ code }) => code)).toEqual(['too_many_documents']);
    expect(answer.conflicts).toMatchObject([{ deleted: true }]);
  });

  test('a collection full of tombstones accepts no more of them without an error', async () => {
    const full = engineDriver(
      api.db,
      createSyncEngine({ readUsage: async () => ({ living: 0, rows: rowsLimit }) }),
    );
    const gone = { ...item(), deleted: true };
    expect(await full.push(who, 'wishlist', [fresh(gone)])).toEqual({ conflicts: [], rejections: [] });
    expect((await pullAll(driver, who, 'wishlist')).documents).toEqual([]);
  });

  test('PWA-032 the search history holds 50 entries: the least recently written one is removed', async () => {
    const entry = (number: number) => ({
      id: `stoel ${number}`,
      query: `stoel ${number}`,
      usedAt: 1000 - number,
      deleted: false,
    });
    const rows = Array.from({ length: 53 }, (_, number) => fresh(entry(number)));
    expect(await driver.push(who, 'searchHistory', rows)).toEqual({ conflicts: [], rejections: [] });
    const { documents } = await pullAll(driver, who, 'searchHistory');
    const living = documents.filter((document) => document.deleted === false).map((document) => document.id);
    expect(living).toEqual(Array.from({ length: 50 }, (_, number) => `stoel ${number + 3}`));
  });

  test('too many pushes in a minute are a typed refusal', async () => {
    for (let spent = 0; spent < pushLimitRule.times; spent += 1) {
      await api.server.deps.limits.spend(pushLimitRule, who.userId);
    }
    expect(await driver.push(who, 'wishlist', [fresh(item())])).toMatchObject({
      errorCode: 'too_many_requests',
    });
    const other = await makeCaller(api);
    expect(isRefusal(await driver.push(other, 'wishlist', [fresh(item())]))).toBe(false);
  });

  test('without a login nothing is pulled or pushed', async () => {
    const nobody = { userId: '', token: 'unknown' };
    expect(await driver.pull(nobody, 'drafts', null, 10)).toMatchObject({
      errorCode: 'user_not_authenticated',
    });
    expect(await driver.push(nobody, 'drafts', [fresh(draft())])).toMatchObject({
      errorCode: 'user_not_authenticated',
    });
  });
});
