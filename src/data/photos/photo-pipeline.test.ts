import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handOver } from '#src/platform/photo-store/hand-over.ts';
import { StorageFullError } from '#src/platform/photo-store/open-photo-database.ts';
import { PhotoStore } from '#src/platform/photo-store/photo-store.ts';
import { files, PhotoPipelineBench, prepared, until } from '#tests/setup/photo-pipeline-bench.ts';
import type { PrepareAnswer } from '#workers/photos/contract.ts';

let bench: PhotoPipelineBench;
beforeEach(async () => {
  bench = new PhotoPipelineBench();
  await bench.room.start();
});
afterEach(() => bench.room.stop());

describe('taking photos in', () => {
  test('FORM-047 photos keep their order, are prepared and uploaded, and the draft has the server’s keys', async () => {
    await bench.room.add('draft', files('a', 'b', 'c'));
    expect(bench.drafts.names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    await bench.settled('done', 'done', 'done');
    const photos = bench.drafts.lists.get('draft') ?? [];
    expect(photos.map((photo) => photo.mediaKey)).toEqual(photos.map((photo) => photo.hash));
    expect(bench.server.kept.size).toBe(3);
  });

  test('FORM-045 the twenty-first photo is refused, and so is one that comes in parallel', async () => {
    bench.around$.next({ online: false, token: null });
    const names = Array.from({ length: 19 }, (_, index) => `p${index}`);
    await bench.room.add('draft', files(...names));
    const added = await Promise.all([
      bench.room.add('draft', files('x')),
      bench.room.add('draft', files('y')),
    ]);
    expect(added.flat().map((photo) => photo.reason)).toEqual([null, 'too_many_photos']);
    expect(bench.drafts.names()).toHaveLength(20);
  });

  test('FORM-046 a bad file leaves the draft with its reason, and the good ones beside it go on', async () => {
    await bench.room.add('draft', files('a', 'bad', 'c'));
    await bench.settled('done', 'refused', 'done');
    expect(bench.drafts.names()).toEqual(['a.jpg', 'c.jpg']);
    const [, refused] = await bench.tasks();
    expect(refused).toMatchObject({ name: 'bad.jpg', reason: 'not_an_image' });
    await bench.room.remove('draft', refused?.id ?? '');
    expect(await bench.states()).toEqual(['done', 'done']);
  });

  test('the same photo chosen twice is one, and a sentence says so, also when it is chosen later', async () => {
    const [a] = files('a');
    if (a === undefined) throw new Error('no file');
    const copy = new File([a], 'copy.jpg');
    await bench.room.add('draft', [a, copy]);
    await bench.settled('done', 'refused');
    bench.clock += 1;
    await bench.room.add('draft', [new File([a], 'again.jpg')]);
    await bench.settled('done', 'refused', 'refused');
    expect(bench.drafts.names()).toEqual(['a.jpg']);
    expect((await bench.tasks()).map(({ reason }) => reason)).toEqual([null, 'twice', 'twice']);
  });

  test('a photo that was taken out may be chosen again', async () => {
    const [a] = files('a');
    if (a === undefined) throw new Error('no file');
    const [added] = await bench.room.add('draft', [a]);
    await bench.settled('done');
    await bench.room.remove('draft', added?.id ?? '');
    await bench.room.add('draft', [a]);
    await bench.settled('done');
    expect(bench.drafts.names()).toEqual(['a.jpg']);
  });

  test('a full device refuses that file alone; nothing else is lost', async () => {
    const keep = PhotoStore.prototype.keepOriginal;
    const full = vi.spyOn(PhotoStore.prototype, 'keepOriginal').mockImplementation(function (
      this: PhotoStore,
      record,
      file,
    ) {
      return record.name === 'b.jpg'
        ? Promise.reject(new StorageFullError('full'))
        : keep.call(this, record, file);
    });
    const added = await bench.room.add('draft', files('a', 'b', 'c'));
    full.mockRestore();
    expect(added.map((photo) => photo.reason)).toEqual([null, 'storage_full', null]);
    await bench.settled('done', 'done');
  });
});

describe('going on after a stop', () => {
  test('what a killed page left is finished by the next one: places, preparation, upload, nothing twice', async () => {
    const parts = await bench.store.records();
    expect(parts).toEqual([]);
    bench.around$.next({ online: false, token: 'token' });
    await bench.room.add('draft', files('a', 'b'));
    await bench.room.stop();
    // Simulates a page that was killed before the draft was written.
    bench.drafts.lists.set('draft', []);
    for (const record of await bench.store.records())
      await bench.store.update(record.id, { shownStage: null });
    bench.around$.next({ online: true, token: 'token' });
    bench.room = bench.newRoom();
    await bench.room.start();
    await bench.settled('done', 'done');
    expect(bench.drafts.names()).toEqual(['a.jpg', 'b.jpg']);
  });

  test('a photo that kills the page again and again is left to the person', async () => {
    bench.workshop.prepare = (_file, _listener, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    await bench.room.add('draft', files('a'));
    for (let deaths = 1; deaths <= 5; deaths += 1) {
      await until(async () => expect((await bench.store.records())[0]?.attempts).toBe(deaths));
      await bench.room.stop();
      bench.room = bench.newRoom();
      await bench.room.start();
    }
    await bench.settled('failed');
    expect((await bench.tasks())[0]?.reason).toBe('preparation_failed');
  });

  test('a photo whose preparation fails three times is left to the person', async () => {
    bench.workshop.prepare = () => Promise.reject(new Error('out of memory'));
    await bench.room.add('draft', files('a'));
    await until(async () => {
      bench.clock += 600_000;
      bench.around$.next({ ...bench.around$.value });
      expect(await bench.states()).toEqual(['failed']);
    });
    expect((await bench.tasks())[0]?.reason).toBe('preparation_failed');
    bench.workshop.prepare = (file) => prepared(file);
    await bench.room.retry((await bench.tasks())[0]?.id ?? '');
    await bench.settled('done');
  });

  test('photos of a draft that is not written yet get their place when it is', async () => {
    await bench.room.add('later', files('a'));
    bench.drafts.lists.set('later', []);
    bench.drafts.changed$.next();
    await until(async () => expect(bench.drafts.names('later')).toEqual(['a.jpg']));
    await until(async () => expect(bench.server.kept.size).toBe(1));
  });

  test('the photos of a draft that is gone are kept for a week, then forgotten', async () => {
    bench.around$.next({ online: false, token: 'token' });
    await bench.room.add('draft', files('a'));
    await bench.settled('ready');
    bench.drafts.lists.delete('draft');
    bench.drafts.changed$.next();
    await until(async () => expect((await bench.store.records())[0]?.orphanSince).not.toBeNull());
    bench.clock += 8 * 24 * 3_600_000;
    bench.drafts.changed$.next();
    await until(async () => expect(await bench.store.records()).toEqual([]));
  });
});

describe('by hand', () => {
  test('a cancelled photo keeps its bytes and goes on when asked', async () => {
    const answer = Promise.withResolvers<PrepareAnswer>();
    bench.workshop.prepare = (_file, _listener, signal) => {
      signal.addEventListener('abort', () => answer.reject(signal.reason));
      return answer.promise;
    };
    const [added] = await bench.room.add('draft', files('a'));
    await bench.settled('compressing');
    await bench.room.cancel(added?.id ?? '');
    await bench.settled('cancelled');
    bench.workshop.prepare = (file) => prepared(file);
    await bench.room.retry(added?.id ?? '');
    await bench.settled('done');
  });

  test('FORM-047 moving a photo to the front makes it the featured one', async () => {
    await bench.room.add('draft', files('a', 'b', 'c'));
    await bench.room.move('draft', bench.drafts.lists.get('draft')?.[2]?.id ?? '', 0);
    await bench.settled('done', 'done', 'done');
    expect(bench.drafts.names()).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
  });

  test('a removed photo leaves the draft and the device', async () => {
    bench.around$.next({ online: false, token: null });
    const [added] = await bench.room.add('draft', files('a', 'b'));
    await bench.room.remove('draft', added?.id ?? '');
    expect(bench.drafts.names()).toEqual(['b.jpg']);
    expect((await bench.store.records()).map((record) => record.name)).toEqual(['b.jpg']);
  });
});

describe('one photo in the place of another', () => {
  const cutOut = new File(['cut out'], 'a.jpg');
  const source = new File(['a prepared'], 'a.jpg');
  const featured = () => bench.drafts.lists.get('draft')?.[0]?.id ?? '';

  test('FORM-048 a photo that cannot be kept leaves the one whose place it was to take as it was', async () => {
    await bench.room.add('draft', files('a', 'b'));
    await bench.settled('done', 'done');
    const before = bench.drafts.lists.get('draft');
    const full = vi
      .spyOn(PhotoStore.prototype, 'keepOriginal')
      .mockRejectedValue(new StorageFullError('full'));
    const added = await bench.room.replace('draft', featured(), cutOut, source);
    full.mockRestore();
    expect(added).toEqual([{ id: null, name: 'a.jpg', reason: 'storage_full' }]);
    expect(bench.drafts.lists.get('draft')).toEqual(before);
    expect(await bench.states()).toEqual(['done', 'done']);
  });

  test('FORM-045 FORM-048 the exchange is one write of the draft, also where there is room for no more', async () => {
    bench.around$.next({ online: false, token: null });
    await bench.room.add('draft', files(...Array.from({ length: 20 }, (_, index) => `p${index}`)));
    const sizes: number[] = [];
    const edit = bench.drafts.edit.bind(bench.drafts);
    bench.drafts.edit = async (...given) => {
      const found = await edit(...given);
      sizes.push(bench.drafts.names().length);
      return found;
    };
    await bench.room.replace('draft', featured(), new File(['cut out'], 'cut-out.jpg'), source);
    expect(bench.drafts.names()).toEqual([
      'cut-out.jpg',
      ...Array.from({ length: 19 }, (_, index) => `p${index + 1}.jpg`),
    ]);
    expect(new Set(sizes)).toEqual(new Set([20]));
    expect(await bench.store.records()).toHaveLength(20);
  });

  test('FORM-048 the photo that a cut-out was made from comes back, also in a later page', async () => {
    await bench.room.add('draft', files('a', 'b'));
    await bench.settled('done', 'done');
    bench.clock += 1;
    await bench.room.replace('draft', featured(), cutOut, source);
    await until(async () =>
      expect((await bench.tasks()).map(({ state, canRestore }) => [state, canRestore])).toEqual([
        ['done', false],
        ['done', true],
      ]),
    );
    await bench.room.stop();
    bench.room = bench.newRoom();
    await bench.room.start();
    const [taken] = await bench.room.restore('draft', featured());
    expect(taken?.name).toBe('a.jpg');
    expect(bench.drafts.names()).toEqual(['a.jpg', 'b.jpg']);
    await bench.settled('done', 'done');
    expect((await bench.tasks()).map(({ canRestore }) => canRestore)).toEqual([false, false]);
    expect(bench.server.texts()).toContain('jpeg of a prepared');
    expect(await bench.room.restore('draft', featured())).toEqual([]);
  });

  test('FORM-048 the way back goes with a visitor’s photos to the account, and off the device with the photo', async () => {
    await bench.room.add('draft', files('a'));
    await bench.room.replace('draft', featured(), cutOut, source);
    const account = new PhotoStore(`hervonden-photos--${crypto.randomUUID()}`);
    const [record] = await bench.store.records();
    await handOver(bench.store, account);
    expect(await (await account.source(record?.id ?? ''))?.text()).toBe('a prepared');
    await account.forget(record?.id ?? '');
    expect(await account.source(record?.id ?? '')).toBeNull();
    await account.wipe();
  });
});

describe('the file of a photo', () => {
  test('IMG-010 a photo whose upload completed after its entry was read comes from the server', async () => {
    bench.around$.next({ online: false, token: 'token' });
    await bench.room.add('draft', files('a'));
    await bench.settled('ready');
    const [entry] = bench.drafts.lists.get('draft') ?? [];
    if (entry === undefined) throw new Error('no entry');
    const signal = new AbortController().signal;
    expect(await (await bench.room.bytes(entry, signal))?.text()).toBe('jpeg of a');
    bench.around$.next({ online: true, token: 'token' });
    await bench.settled('done');
    expect(entry).toMatchObject({ hash: expect.any(String), mediaKey: null });
    await until(async () => expect(await bench.store.prepared(entry.hash ?? '')).toBeNull());
    bench.server.answer = (path) =>
      path.endsWith(`/api/media/own/${entry.hash}`) ? new Response('from the server') : null;
    expect(await (await bench.room.bytes(entry, signal))?.text()).toBe('from the server');
  });
});

describe('HEIC that the device cannot read', () => {
  test('IMG-011 the server’s conversion is prepared like any photo', async () => {
    bench.onServer = async () => new Blob(['jpeg from the server']);
    await bench.room.add('draft', files('heic'));
    await bench.settled('done');
    expect((await bench.tasks())[0]?.hint).toBeNull();
  });

  test('IMG-008 when every conversion fails the original is used, and says so', async () => {
    await bench.room.add('draft', files('heic'));
    await bench.settled('done');
    expect((await bench.tasks())[0]?.hint).toBe('kept_original');
    expect(bench.drafts.names()).toEqual(['heic.jpg']);
  });
});
