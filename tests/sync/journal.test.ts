import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#src/data/db/create-database.ts';
import { baseOf, forgetEdit, journalEntry, recordEdit } from '#src/data/db/journal.ts';
import { isUnanswered, recordSent, sentOf, sentVersions, stateName } from '#src/data/db/sent-states.ts';
import type { HervondenDatabase, OpenOptions } from '#src/data/db/types.ts';
import { insertDocument } from '#src/data/db/write.ts';

let database: HervondenDatabase;
let count = 0;
beforeEach(async () => {
  count += 1;
  const storage = getRxStorageMemory() as unknown as NonNullable<OpenOptions['storage']>;
  const owner = { kind: 'account', userId: 'u' } as const;
  database = await openDatabase(owner, { storage, multiInstance: false, name: `journal-${count}` });
});
afterEach(async () => {
  await database.close();
});

const entry = () => journalEntry(database, 'drafts', 'd');
const state = (title: string, deleted = false) => ({ id: 'd', title, deleted });

describe('an edit that another tab makes while this one confirms', () => {
  test('hazard 12: is not forgotten with the one before it', async () => {
    await recordEdit(database, 'drafts', 'd', { id: 'd' }, 1);
    const seen = await entry();
    if (seen === null) throw new Error('The edit was not noted');
    await recordEdit(database, 'drafts', 'd', { id: 'd' }, 2);
    expect(await forgetEdit(database, seen)).toBe(false);
    expect(await entry()).toMatchObject({ edits: 2, editedAt: 2 });
    expect(await forgetEdit(database, { ...seen, edits: 2 })).toBe(true);
    expect(await entry()).toBeNull();
    expect(await forgetEdit(database, seen)).toBe(true);
  });

  test('hazard 12: is noted although the note it found is gone by then', async () => {
    await recordEdit(database, 'drafts', 'd', { id: 'd', title: 'old' }, 1);
    const found = await database.journal.findOne('drafts|d').exec();
    await forgetEdit(database, { id: 'drafts|d', edits: 1 });
    const { findOne } = database.journal;
    database.journal.findOne = (() => ({ exec: () => Promise.resolve(found) })) as never;
    await recordEdit(database, 'drafts', 'd', { id: 'd', title: 'new' }, 9);
    database.journal.findOne = findOne;
    const noted = await entry();
    expect(noted).toMatchObject({ edits: 1, since: 9, rejected: false });
    expect(noted === null ? null : baseOf(noted)).toEqual({ id: 'd', title: 'new' });
  });
});

describe('a document that comes into being twice at once', () => {
  const blindOnce = (collection: { findOne: unknown }): void => {
    const { findOne } = collection;
    collection.findOne = () => {
      collection.findOne = findOne;
      return { exec: () => Promise.resolve(null) };
    };
  };

  test('a wishlist entry that a pull brings in the same moment is no error, and the later one counts', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    await insertDocument(database, 'wishlist', { id, addedAt: 1 });
    blindOnce(database.wishlist);
    await insertDocument(database, 'wishlist', { id, addedAt: 2 });
    expect((await database.wishlist.findOne(id).exec())?.addedAt).toBe(2);
  });

  test('an edit that another tab notes in the same moment is counted, not refused', async () => {
    await recordEdit(database, 'drafts', 'd', { id: 'd', title: 'first' }, 1);
    blindOnce(database.journal);
    await recordEdit(database, 'drafts', 'd', { id: 'd', title: 'second' }, 2);
    const noted = await entry();
    expect(noted).toMatchObject({ edits: 2, since: 1, editedAt: 2 });
    expect(noted === null ? null : baseOf(noted)).toEqual({ id: 'd', title: 'first' });
  });
});

describe('hazard 4: the journal of pushes', () => {
  const row = (from: string | null, to: string) => ({
    assumedMasterState: from === null ? null : state(from),
    newDocumentState: state(to),
  });
  const titles = async (): Promise<unknown[]> => {
    const noted = await entry();
    return noted === null ? [] : sentOf(noted).map((one) => (one as { title?: unknown }).title);
  };

  test('are the attempts over the same state of the server, once each, the newest last', async () => {
    await recordSent(database, 'drafts', [row('0', '1')]);
    expect(await entry()).toBeNull();
    await recordEdit(database, 'drafts', 'd', { id: 'd' }, 1);
    for (const to of ['1', '1', '2', '1', '3', '4']) await recordSent(database, 'drafts', [row('0', to)]);
    expect(await titles()).toEqual(['1', '3', '4']);
    // The server has moved on, so nothing that was sent over its old state can arrive any more.
    await recordSent(database, 'drafts', [row('4', '5')]);
    expect(await titles()).toEqual(['5']);
    const versions = await sentVersions(database, 'drafts', 'd');
    expect(versions).toEqual([{ deleted: false, content: { id: 'd', title: '5' } }]);
    expect(await sentVersions(database, 'drafts', 'other')).toEqual([]);
  });

  test('show whether an answer is pending, and survive a further edit', async () => {
    await recordEdit(database, 'drafts', 'd', null, 1);
    await recordSent(database, 'drafts', [row(null, '1')]);
    await recordEdit(database, 'drafts', 'd', null, 2);
    const noted = await entry();
    if (noted === null) throw new Error('The edit was not noted');
    expect(isUnanswered(noted, null)).toBe(true);
    expect(isUnanswered(noted, state('0'))).toBe(false);
    expect(isUnanswered({ sent: [], sentOver: stateName(null) }, null)).toBe(false);
    expect(sentOf({ sent: ['no JSON', '{"id":"d"}'] })).toEqual([{ id: 'd' }]);
  });

  test('never hold a push up: a device that is full sends all the same', async () => {
    await recordEdit(database, 'drafts', 'd', null, 1);
    database.journal.findOne = () => {
      throw new DOMException('The device is full', 'QuotaExceededError');
    };
    await expect(recordSent(database, 'drafts', [row(null, '1')])).resolves.toBeUndefined();
  });
});
