import { describe, expect, test } from 'vitest';
import { PhotoUploads } from './photo-uploads.ts';
import type { SinglePhoto } from './single-photo.ts';
import type { UploadOutcome } from './upload-photo.ts';

const file = (name: string) => new File([name], name);
const prepared = async (photo: Blob): Promise<SinglePhoto> => ({
  kind: 'prepared',
  blob: photo,
  hash: `hash of ${await photo.text()}`,
  preview: photo,
});

function uploadsWith(given: {
  readonly prepare?: (photo: Blob) => Promise<SinglePhoto>;
  readonly send?: () => UploadOutcome;
  readonly sent?: readonly { readonly name: string; readonly mediaKey: string }[];
}) {
  let id = 0;
  const world = { online: true, sends: 0, forgotten: 0, previews: 0, prepared: 0 };
  const uploads = new PhotoUploads(
    {
      max: 4,
      prepare: async (photo) => {
        world.prepared += 1;
        return await (given.prepare ?? prepared)(photo);
      },
      send: async ({ hash }) => {
        world.sends += 1;
        return given.send?.() ?? { kind: 'done', mediaKey: hash };
      },
      isOnline: () => world.online,
      newId: () => String(++id),
      address: () => {
        world.previews += 1;
        return 'blob:x';
      },
      forget: () => {
        world.forgotten += 1;
      },
    },
    given.sent ?? [],
  );
  const states = () => uploads.photos$.value.map(({ name, state }) => `${name} ${state}`);
  const reasons = () => uploads.refused$.value.map(({ name, reason }) => `${name} ${reason}`);
  return { uploads, world, states, reasons };
}

describe('the photos of the form', () => {
  test('are prepared and sent in their order, and known by their keys', async () => {
    const { uploads, states } = uploadsWith({ sent: [{ name: 'old.jpg', mediaKey: 'k' }] });
    uploads.add([file('a'), file('b')]);
    expect(states()).toEqual(['old.jpg done', 'a preparing', 'b preparing']);
    await uploads.settled();
    expect(uploads.photos$.value.map(({ mediaKey }) => mediaKey)).toEqual(['k', 'hash of a', 'hash of b']);
  });

  test('one that was removed can be put back where it was, sent or not', async () => {
    const { uploads, states } = uploadsWith({ sent: [{ name: 'old.jpg', mediaKey: 'k' }] });
    uploads.add([file('a'), file('b')]);
    await uploads.settled();
    const putBackFirst = uploads.takeOut('1');
    const putBackSecond = uploads.takeOut('2');
    expect(states()).toEqual(['b done']);
    putBackSecond();
    putBackFirst();
    expect(states()).toEqual(['old.jpg done', 'a done', 'b done']);
    expect(uploads.photos$.value.map(({ mediaKey }) => mediaKey)).toEqual(['k', 'hash of a', 'hash of b']);

    uploads.add([file('c')]);
    const putBackUnsent = uploads.takeOut('4');
    await uploads.settled();
    expect(states()).toHaveLength(3);
    putBackUnsent();
    await uploads.settled();
    expect(states()).toEqual(['old.jpg done', 'a done', 'b done', 'c done']);
  });

  test('FORM-048 a photo is replaced by another one, also at the maximum number of photos', async () => {
    const { uploads, states, reasons } = uploadsWith({ sent: [{ name: 'old.jpg', mediaKey: 'k' }] });
    uploads.add(['a', 'b', 'c'].map(file));
    await uploads.settled();
    uploads.exchange('1', file('cut out'));
    await uploads.settled();
    expect(states()).toEqual(['cut out done', 'a done', 'b done', 'c done']);
    expect(reasons()).toEqual([]);
  });

  test('FORM-048 a file that is refused gives the place back to the photo that was there', async () => {
    const { uploads, states, reasons } = uploadsWith({
      sent: [
        { name: 'old.jpg', mediaKey: 'k' },
        { name: 'next.jpg', mediaKey: 'l' },
      ],
      prepare: async () => ({ kind: 'refused', reason: 'damaged_file' }),
    });
    const seen: number[] = [];
    uploads.photos$.subscribe((photos) => seen.push(photos.length));
    uploads.exchange('1', file('cut out'));
    expect(states()).toEqual(['cut out preparing', 'next.jpg done']);
    await uploads.settled();
    expect(states()).toEqual(['old.jpg done', 'next.jpg done']);
    expect(uploads.photos$.value[0]?.mediaKey).toBe('k');
    expect(reasons()).toEqual(['cut out damaged_file']);
    expect(new Set(seen)).toEqual(new Set([2]));
  });

  test('FORM-048 the photo that a cut-out was made from is put back by its key, before and after the cut-out is sent', async () => {
    const { uploads, world } = uploadsWith({ sent: [{ name: 'old.jpg', mediaKey: 'k' }] });
    const [{ id = '' } = {}] = uploads.photos$.value;
    uploads.exchange(id, file('cut out'));
    const made = () => uploads.photos$.value[0];
    uploads.restore(made()?.id ?? '');
    await uploads.settled();
    expect(made()).toMatchObject({ name: 'old.jpg', mediaKey: 'k', state: 'done' });
    uploads.exchange(made()?.id ?? '', file('cut out'));
    await uploads.settled();
    expect(made()).toMatchObject({ mediaKey: 'hash of cut out', source: { name: 'old.jpg', mediaKey: 'k' } });
    uploads.restore(made()?.id ?? '');
    expect(uploads.photos$.value).toMatchObject([{ name: 'old.jpg', mediaKey: 'k', state: 'done' }]);
    expect(world.sends).toBe(1);
  });

  test('WANT-006 a fifth is not taken, nor a file that is no photo, nor the same one twice', async () => {
    const { uploads, states, reasons } = uploadsWith({
      prepare: async (photo) =>
        (await photo.text()) === 'text' ? { kind: 'refused', reason: 'not_an_image' } : await prepared(photo),
    });
    uploads.add(['a', 'b', 'c', 'd', 'e'].map(file));
    await uploads.settled();
    expect(states()).toEqual(['a done', 'b done', 'c done', 'd done']);
    uploads.remove('4');
    uploads.add([file('text')]);
    await uploads.settled();
    uploads.add([file('a')]);
    await uploads.settled();
    expect(reasons()).toEqual(['e too_many_photos', 'text not_an_image', 'a twice']);
    uploads.dismiss('5');
    expect(reasons()).toHaveLength(2);
  });

  test('wait for the network and go when it is back', async () => {
    const { uploads, world, states } = uploadsWith({});
    world.online = false;
    uploads.add([file('a')]);
    await uploads.settled();
    expect(states()).toEqual(['a waiting']);
    world.online = true;
    uploads.sendWaiting();
    await uploads.settled();
    expect(states()).toEqual(['a done']);
    expect(world.sends).toBe(1);
  });

  test('a failed photo can be retried; a late answer does not restore a removed one', async () => {
    const outcomes: UploadOutcome[] = [{ kind: 'again', reason: 'server_error', after: 0 }];
    const { uploads, world, states } = uploadsWith({
      send: () => outcomes.pop() ?? { kind: 'done', mediaKey: 'k' },
    });
    uploads.add([file('a'), file('b')]);
    uploads.remove('2');
    await uploads.settled();
    expect(states()).toEqual(['a failed']);
    uploads.retry('1');
    await uploads.settled();
    expect(states()).toEqual(['a done']);
    uploads.close();
    expect(world.forgotten).toBe(1);
  });

  test('a worker that broke is a failure of the one photo', async () => {
    const { uploads, states } = uploadsWith({
      prepare: async (photo) => {
        if ((await photo.text()) === 'a') throw new Error('broke');
        return await prepared(photo);
      },
    });
    uploads.add([file('a'), file('b')]);
    await uploads.settled();
    expect(states()).toEqual(['a failed', 'b done']);
  });

  test('one that was stopped while it was prepared is prepared once more, and only by a retry', async () => {
    const { uploads, world, states } = uploadsWith({});
    uploads.add([file('a'), file('b')]);
    await Promise.resolve();
    uploads.stop('1');
    uploads.stop('2');
    await uploads.settled();
    expect(states()).toEqual(['a failed', 'b failed']);
    expect(world).toMatchObject({ sends: 0, previews: 0, prepared: 1 });
    uploads.retry('1');
    await uploads.settled();
    expect(states()).toEqual(['a done', 'b failed']);
    expect(world).toMatchObject({ sends: 1, previews: 1, prepared: 2 });
  });

  test('one that was stopped while it was sent is not prepared again', async () => {
    const { uploads, world, states } = uploadsWith({
      send: () => {
        if (world.sends > 1) return { kind: 'done', mediaKey: 'k' };
        uploads.stop('1');
        throw new DOMException('stopped', 'AbortError');
      },
    });
    uploads.add([file('a')]);
    await uploads.settled();
    expect(states()).toEqual(['a failed']);
    uploads.retry('1');
    await uploads.settled();
    expect(states()).toEqual(['a done']);
    uploads.close();
    expect(world).toMatchObject({ prepared: 1, previews: 1, forgotten: 1 });
  });

  test('every preview is revoked of photos that replaced one another, and the first can be put back', async () => {
    const { uploads, world } = uploadsWith({});
    uploads.add([file('a')]);
    await uploads.settled();
    world.online = false;
    const shown = () => uploads.photos$.value[0]?.id ?? '';
    for (const name of ['b', 'c']) {
      uploads.exchange(shown(), file(name));
      await uploads.settled();
    }
    expect(uploads.photos$.value[0]?.source).toEqual({ name: 'a', mediaKey: 'hash of a' });
    expect(world).toMatchObject({ previews: 3, forgotten: 0 });
    uploads.restore(shown());
    expect(uploads.photos$.value).toMatchObject([{ name: 'a', mediaKey: 'hash of a', state: 'done' }]);
    expect(world.forgotten).toBe(3);
  });

  test('change places, and the work on one can be stopped', async () => {
    const { uploads, world, states } = uploadsWith({ sent: [{ name: 'old.jpg', mediaKey: 'k' }] });
    world.online = false;
    uploads.add([file('a'), file('b')]);
    await uploads.settled();
    uploads.move('3', 0);
    uploads.move('nobody', 0);
    uploads.stop('2');
    uploads.stop('1');
    expect(states()).toEqual(['b waiting', 'old.jpg done', 'a failed']);
    world.online = true;
    uploads.retry('2');
    uploads.sendWaiting();
    await uploads.settled();
    expect(states()).toEqual(['b done', 'old.jpg done', 'a done']);
  });
});
