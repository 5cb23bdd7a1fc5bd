import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { refuseFiles } from '#tests/factories/refuse-files.ts';
import { databaseName } from '../db/owners.ts';
import { databasesOf, wipeOwner } from '../db/wipe.ts';
import { complaintPhotosAt, dropComplaintPhoto, storeComplaintPhoto } from './complaint-photos.ts';

const me = { kind: 'account', userId: 'me' } as const;
const place = { userId: 'me', orderUuid: 'o1' };
const file = (name: string) => new File([name], name, { type: 'image/jpeg' });

test('photos stay in their order with their bytes, each with its own complaint and owner', async () => {
  const first = await storeComplaintPhoto(place, file('a.jpg'));
  await storeComplaintPhoto({ ...place, orderUuid: 'o2' }, file('other.jpg'));
  await storeComplaintPhoto(place, file('b.jpg'));
  const stored = await complaintPhotosAt(place);
  expect(stored.map(({ file: { name, type } }) => [name, type])).toEqual([
    ['a.jpg', 'image/jpeg'],
    ['b.jpg', 'image/jpeg'],
  ]);
  expect(await stored[0]?.file.text()).toBe('a.jpg');
  expect(await complaintPhotosAt({ ...place, userId: 'other' })).toEqual([]);
  await dropComplaintPhoto(place, first);
  expect((await complaintPhotosAt(place)).map(({ file: { name } }) => name)).toEqual(['b.jpg']);
});

test('a browser that stores no files, as WebKit in private browsing, stores their bytes', async () => {
  using _refusal = refuseFiles();
  const here = { ...place, orderUuid: 'o3' };
  await storeComplaintPhoto(here, file('private.jpg'));
  const [stored] = await complaintPhotosAt(here);
  expect([stored?.file.name, stored?.file.type]).toEqual(['private.jpg', 'image/jpeg']);
  expect(await stored?.file.text()).toBe('private.jpg');
});

test('hazard 11: they leave the device at sign-out, also when listing drafts stay', async () => {
  await storeComplaintPhoto(place, file('a.jpg'));
  const name = await databaseName(me);
  expect(await databasesOf(indexedDB, name)).toHaveLength(1);
  expect((await wipeOwner(indexedDB, me, 'drafts')).left).toEqual([]);
  expect(await databasesOf(indexedDB, name)).toEqual([]);
});
