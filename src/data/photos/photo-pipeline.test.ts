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
  await bench.pipeline.start();
});
afterEach(() => bench.pipeline.stop());

describe('taking photos in', () => {
  test('FORM-047 photos keep their order, are prepared and uploaded, and the draft has the server’s keys', async () => {
    await bench.pipeline.add('draft', files('a', 'b', 'c'));
    expect(bench.drafts.names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    await bench.settled('done', 'done', 'done');
    const photos = bench.drafts.lists.get('draft') ?? [];
    expect(photos.map((photo) => photo.mediaKey)).toEqual(photos.map((photo) => photo.hash));
    expect(bench.server.stored.size).toBe(3);
  });

  test('FORM-045 the twenty-first photo is refused, and so is one that comes in parallel', async () => {
    bench.around$.next({ online: false, token: null });
    const names = Array.from({ length: 19 }, (_, index) => `p${index}`);
    await bench.pipeline.add('draft', files(...names));
    const added = await Promise.all([
      bench.pipeline.add('draft', files('x')),
      bench.pipeline.add('draft', files('y')),
    ]);
    expect(added.flat().map((photo) => photo.reason)).toEqual([null, 'too_many_photos']);
    expect(bench.drafts.names()).toHaveLength(20);
  });

  test('FORM-046 a bad file leaves the draft with its reason, and the good ones continue', async () => {
    await bench.pipeline.add('draft', files('a', 'bad', 'c'));
    await bench.settled('done', 'refused', 'done');
    expect(bench.drafts.names()).toEqual(['a.jpg', 'c.jpg']);
    const [, refused] = await bench.tasks();
    expect(refused).toMatchObject({ name: 'bad.jpg', reason: 'not_an_image' });
    await bench.pipeline.remove('draft', refused?.id ?? '');
    expect(await bench.states()).toEqual(['done', 'done']);
  });

  test('a photo chosen twice is added once, and a message explains it, also when it is chosen later', async () => {
    const [a] = files('a');
    if (a === undefined) throw new Error('no file');
    const copy = new File([a], 'copy.jpg');
    await bench.pipeline.add('draft', [a, copy]);
    await bench.settled('done', 'refused');
    bench.clock += 1;
    await bench.pipeline.add('draft', [new File([a], 'again.jpg')]);
    await bench.settled('done', 'refused', 'refused');
    expect(bench.drafts.names()).toEqual(['a.jpg']);
    expect((await bench.tasks()).map(({ reason }) => reason)).toEqual([null, 'twice', 'twice']);
  });

  test('a photo that was taken out may be chosen again', async () => {
    const [a] = files('a');
    if (a === undefined) throw new Error('no file');
    const [added] = await bench.pipeline.add('draft', [a]);
    await bench.settled('done');
    await bench.pipeline.remove('draft', added?.id ?? '');
    await bench.pipeline.add('draft', [a]);
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
    const added = await bench.pipeline.add('draft', files('a', 'b', 'c'));
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
    await bench.pipeline.add('draft', files('a', 'b'));
    await bench.pipeline.stop();
    // Simulates a page that was killed before the draft was written.
    bench.drafts.lists.set('draft', []);
    for (const record of await bench.store.records())
      await bench.store.update(record.id, { shownStage: null });
    bench.around$.next({ online: true, token: 'token' });
    bench.pipeline = bench.newPipeline();
    await bench.pipeline.start();
    await bench.settled('done', 'done');
    expect(bench.drafts.names()).toEqual(['a.jpg', 'b.jpg']);
  });

  test('a photo that kills the page again and again is left to the person', async () => {
    bench.workerPool.prepare = (_file, _listener, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    await bench.pipeline.add('draft', files('a'));
    for (let deaths = 1; deaths <= 5; deaths += 1) {
      await until(async () => expect((await bench.store.records())[0]?.attempts).toBe(deaths));
      await bench.pipeline.stop();
      bench.pipeline = bench.newPipeline();
      await bench.pipeline.start();
    }
    await bench.settled('failed');
    expect((await bench.tasks())[0]?.reason).toBe('preparation_failed');
  });

  test('a photo whose preparation fails three times is left to the person', async () => {
    bench.workerPool.prepare = () => Promise.reject(new Error('out of memory'));
    await bench.pipeline.add('draft', files('a'));
    await until(async () => {
      bench.clock += 600_000;
      bench.around$.next({ ...bench.around$.value });
      expect(await bench.states()).toEqual(['failed']);
    });
    expect((await bench.tasks())[0]?.reason).toBe('preparation_failed');
    bench.workerPool.prepare = (file) => prepared(file);
    await bench.pipeline.retry((await bench.tasks())[0]?.id ?? '');
    await bench.settled('done');
  });

  test('photos of a draft that is not written yet get their place when it is', async () => {
    await bench.pipeline.add('later', files('a'));
    bench.drafts.lists.set('later', []);
    bench.drafts.changed$.next();
    await until(async () => expect(bench.drafts.names('later')).toEqual(['a.jpg']));
    await until(async () => expect(bench.server.stored.size).toBe(1));
  });

  test('the photos of a deleted draft are stored for a week, then removed', async () => {
    bench.around$.next({ online: false, token: 'token' });
    await bench.pipeline.add('draft', files('a'));
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
  test('a cancelled photo keeps its bytes and continues on request', async () => {
    const answer = Promise.withResolvers<PrepareAnswer>();
    bench.workerPool.prepare = (_file, _listener, signal) => {
      signal.addEventListener('abort', () => answer.reject(signal.reason));
      return answer.promise;
    };
    const [added] = await bench.pipeline.add('draft', files('a'));
    await bench.settled('compressing');
    await bench.pipeline.cancel(added?.id ?? '');
    await bench.settled('cancelled');
    bench.workerPool.prepare = (file) => prepared(file);
    await bench.pipeline.retry(added?.id ?? '');
    await bench.settled('done');
  });

  test('FORM-047 moving a photo to the front makes it the featured one', async () => {
    await bench.pipeline.add('draft', files('a', 'b', 'c'));
    await bench.pipeline.move('draft', bench.drafts.lists.get('draft')?.[2]?.id ?? '', 0);
    await bench.settled('done', 'done', 'done');
    expect(bench.drafts.names()).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
  });

  test('a removed photo leaves the draft and the device', async () => {
    bench.around$.next({ online: false, token: null });
    const [added] = await bench.pipeline.add('draft', files('a', 'b'));
    await bench.pipeline.remove('draft', added?.id ?? '');
    expect(bench.drafts.names()).toEqual(['b.jpg']);
    expect((await bench.store.records()).map((record) => record.name)).toEqual(['b.jpg']);
  });
});

describe('one photo in the place of another', () => {
  const cutOut = new File(['cut out'], 'a.jpg');
  const source = new File(['a prepared'], 'a.jpg');
  const featured = () => bench.drafts.lists.get('draft')?.[0]?.id ?? '';

  test('FORM-048 a photo that cannot be stored leaves the photo it was to replace unchanged', async () => {
    await bench.pipeline.add('draft', files('a', 'b'));
    await bench.settled('done', 'done');
    const before = bench.drafts.lists.get('draft');
    const full = vi
      .spyOn(PhotoStore.prototype, 'keepOriginal')
      .mockRejectedValue(new StorageFullError('full'));
    const added = await bench.pipeline.replace('draft', featured(), cutOut, source);
    full.mockRestore();
    expect(added).toEqual([{ id: null, name: 'a.jpg', reason: 'storage_full' }]);
    expect(bench.drafts.lists.get('draft')).toEqual(before);
    expect(await bench.states()).toEqual(['done', 'done']);
  });

  test('FORM-045 FORM-048 a photo is exchanged in one write of the draft, also at the maximum number of photos', async () => {
    bench.around$.next({ online: false, token: null });
    await bench.pipeline.add('draft', files(...Array.from({ length: 20 }, (_, index) => `p${index}`)));
    const sizes: number[] = [];
    const edit = bench.drafts.edit.bind(bench.drafts);
    bench.drafts.edit = async (...given) => {
      const found = await edit(...given);
      sizes.push(bench.drafts.names().length);
      return found;
    };
    await bench.pipeline.replace('draft', featured(), new File(['cut out'], 'cut-out.jpg'), source);
    expect(bench.drafts.names()).toEqual([
      'cut-out.jpg',
      ...Array.from({ length: 19 }, (_, index) => `p${index + 1}.jpg`),
    ]);
    expect(new Set(sizes)).toEqual(new Set([20]));
    expect(await bench.store.records()).toHaveLength(20);
  });

  test('FORM-048 the original of a cut-out can be restored, also in a later page', async () => {
    await bench.pipeline.add('draft', files('a', 'b'));
    await bench.settled('done', 'done');
    bench.clock += 1;
    await bench.pipeline.replace('draft', featured(), cutOut, source);
    await until(async () =>
      expect((await bench.tasks()).map(({ state, canRestore }) => [state, canRestore])).toEqual([
        ['done', false],
        ['done', true],
      ]),
    );
    await bench.pipeline.stop();
    bench.pipeline = bench.newPipeline();
    await bench.pipeline.start();
    const [taken] = await bench.pipeline.restore('draft', featured());
    expect(taken?.name).toBe('a.jpg');
    expect(bench.drafts.names()).toEqual(['a.jpg', 'b.jpg']);
    await bench.settled('done', 'done');
    expect((await bench.tasks()).map(({ canRestore }) => canRestore)).toEqual([false, false]);
    expect(bench.server.texts()).toContain('jpeg of a prepared');
    expect(await bench.pipeline.restore('draft', featured())).toEqual([]);
  });

  test('FORM-048 the option to undo follows a visitor’s photos to the account, and is removed with the photo', async () => {
    await bench.pipeline.add('draft', files('a'));
    await bench.pipeline.replace('draft', featured(), cutOut, source);
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
    await bench.pipeline.add('draft', files('a'));
    await bench.settled('ready');
    const [entry] = bench.drafts.lists.get('draft') ?? [];
    if (entry === undefined) throw new Error('no entry');
    const signal = new AbortController().signal;
    expect(await (await bench.pipeline.bytes(entry, signal))?.text()).toBe('jpeg of a');
    bench.around$.next({ online: true, token: 'token' });
    await bench.settled('done');
    expect(entry).toMatchObject({ hash: expect.any(String), mediaKey: null });
    await until(async () => expect(await bench.store.prepared(entry.hash ?? '')).toBeNull());
    bench.server.answer = (path) =>
      path.endsWith(`/api/media/own/${entry.hash}`) ? new Response('from the server') : null;
    expect(await (await bench.pipeline.bytes(entry, signal))?.text()).toBe('from the server');
  });
});

describe('HEIC that the device cannot read', () => {
  test('IMG-011 the server’s conversion is prepared like any photo', async () => {
    bench.onServer = async () => new Blob(['jpeg from the server']);
    await bench.pipeline.add('draft', files('heic'));
    await bench.settled('done');
    expect((await bench.tasks())[0]?.hint).toBeNull();
  });

  test('IMG-008 when every conversion fails the original is used, and its task reports that', async () => {
    await bench.pipeline.add('draft', files('heic'));
    await bench.settled('done');
    expect((await bench.tasks())[0]?.hint).toBe('kept_original');
    expect(bench.drafts.names()).toEqual(['heic.jpg']);
  });
});
