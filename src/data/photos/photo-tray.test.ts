import { describe, expect, test } from 'vitest';
import { PhotoTray } from './photo-tray.ts';
import type { SinglePhoto } from './single-photo.ts';
import type { UploadOutcome } from './upload-photo.ts';

const file = (name: string) => new File([name], name);
const prepared = async (photo: Blob): Promise<SinglePhoto> => ({
  kind: 'prepared',
  blob: photo,
  hash: `hash of ${await photo.text()}`,
  preview: photo,
});

function trayWith(given: {
  readonly prepare?: (photo: Blob) => Promise<SinglePhoto>;
  readonly send?: () => UploadOutcome;
  readonly sent?: readonly { readonly name: string; readonly mediaKey: string }[];
}) {
  let id = 0;
  const world = { online: true, sends: 0, forgotten: 0 };
  const tray = new PhotoTray(
    {
      max: 4,
      prepare: given.prepare ?? prepared,
      send: async ({ hash }) => {
        world.sends += 1;
        return given.send?.() ?? { kind: 'done', mediaKey: hash };
      },
      isOnline: () => world.online,
      newId: () => String(++id),
      address: () => 'blob:x',
      forget: () => {
        world.forgotten += 1;
      },
    },
    given.sent ?? [],
  );
  const states = () => tray.photos$.value.map(({ name, state }) => `${name} ${state}`);
  const reasons = () => tray.refused$.value.map(({ name, reason }) => `${name} ${reason}`);
  return { tray, world, states, reasons };
}

describe('the photos of the form', () => {
  test('are prepared and sent in their order, and known by their keys', async () => {
    const { tray, states } = trayWith({ sent: [{ name: 'old.jpg', mediaKey: 'k' }] });
    tray.add([file('a'), file('b')]);
    expect(states()).toEqual(['old.jpg done', 'a preparing', 'b preparing']);
    await tray.settled();
    expect(tray.photos$.value.map(({ mediaKey }) => mediaKey)).toEqual(['k', 'hash of a', 'hash of b']);
  });

  test('one that was removed can be put back where it was, sent or not', async () => {
    const { tray, states } = trayWith({ sent: [{ name: 'old.jpg', mediaKey: 'k' }] });
    tray.add([file('a'), file('b')]);
    await tray.settled();
    const putBackFirst = tray.takeOut('1');
    const putBackSecond = tray.takeOut('2');
    expect(states()).toEqual(['b done']);
    putBackSecond();
    putBackFirst();
    expect(states()).toEqual(['old.jpg done', 'a done', 'b done']);
    expect(tray.photos$.value.map(({ mediaKey }) => mediaKey)).toEqual(['k', 'hash of a', 'hash of b']);

    tray.add([file('c')]);
    const putBackUnsent = tray.takeOut('4');
    await tray.settled();
    expect(states()).toHaveLength(3);
    putBackUnsent();
    await tray.settled();
    expect(states()).toEqual(['old.jpg done', 'a done', 'b done', 'c done']);
  });

  test('FORM-048 a photo gives its place to another one, also where there is room for no more', async () => {
    const { tray, states, reasons } = trayWith({ sent: [{ name: 'old.jpg', mediaKey: 'k' }] });
    tray.add(['a', 'b', 'c'].map(file));
    await tray.settled();
    tray.exchange('1', file('cut out'));
    await tray.settled();
    expect(states()).toEqual(['cut out done', 'a done', 'b done', 'c done']);
    expect(reasons()).toEqual([]);
  });

  test('FORM-048 a file that is refused gives the place back to the photo that was there', async () => {
    const { tray, states, reasons } = trayWith({
      sent: [
        { name: 'old.jpg', mediaKey: 'k' },
        { name: 'next.jpg', mediaKey: 'l' },
      ],
      prepare: async () => ({ kind: 'refused', reason: 'damaged_file' }),
    });
    const seen: number[] = [];
    tray.photos$.subscribe((photos) => seen.push(photos.length));
    tray.exchange('1', file('cut out'));
    expect(states()).toEqual(['cut out preparing', 'next.jpg done']);
    await tray.settled();
    expect(states()).toEqual(['old.jpg done', 'next.jpg done']);
    expect(tray.photos$.value[0]?.mediaKey).toBe('k');
    expect(reasons()).toEqual(['cut out damaged_file']);
    expect(new Set(seen)).toEqual(new Set([2]));
  });

  test('FORM-048 the photo that a cut-out was made from is put back by its key, before and after the cut-out is sent', async () => {
    const { tray, world } = trayWith({ sent: [{ name: 'old.jpg', mediaKey: 'k' }] });
    const [{ id = '' } = {}] = tray.photos$.value;
    tray.exchange(id, file('cut out'));
    const made = () => tray.photos$.value[0];
    tray.restore(made()?.id ?? '');
    await tray.settled();
    expect(made()).toMatchObject({ name: 'old.jpg', mediaKey: 'k', state: 'done' });
    tray.exchange(made()?.id ?? '', file('cut out'));
    await tray.settled();
    expect(made()).toMatchObject({ mediaKey: 'hash of cut out', source: { name: 'old.jpg', mediaKey: 'k' } });
    tray.restore(made()?.id ?? '');
    expect(tray.photos$.value).toMatchObject([{ name: 'old.jpg', mediaKey: 'k', state: 'done' }]);
    expect(world.sends).toBe(1);
  });

  test('WANT-006 a fifth is not taken, nor a file that is no photo, nor the same one twice', async () => {
    const { tray, states, reasons } = trayWith({
      prepare: async (photo) =>
        (await photo.text()) === 'text' ? { kind: 'refused', reason: 'not_an_image' } : await prepared(photo),
    });
    tray.add(['a', 'b', 'c', 'd', 'e'].map(file));
    await tray.settled();
    expect(states()).toEqual(['a done', 'b done', 'c done', 'd done']);
    tray.remove('4');
    tray.add([file('text')]);
    await tray.settled();
    tray.add([file('a')]);
    await tray.settled();
    expect(reasons()).toEqual(['e too_many_photos', 'text not_an_image', 'a twice']);
    tray.dismiss('5');
    expect(reasons()).toHaveLength(2);
  });

  test('wait for the network and go when it is back', async () => {
    const { tray, world, states } = trayWith({});
    world.online = false;
    tray.add([file('a')]);
    await tray.settled();
    expect(states()).toEqual(['a waiting']);
    world.online = true;
    tray.sendWaiting();
    await tray.settled();
    expect(states()).toEqual(['a done']);
    expect(world.sends).toBe(1);
  });

  test('one that fails can be tried again; one that was taken out comes back by no answer', async () => {
    const outcomes: UploadOutcome[] = [{ kind: 'again', reason: 'server_error', after: 0 }];
    const { tray, world, states } = trayWith({
      send: () => outcomes.pop() ?? { kind: 'done', mediaKey: 'k' },
    });
    tray.add([file('a'), file('b')]);
    tray.remove('2');
    await tray.settled();
    expect(states()).toEqual(['a failed']);
    tray.retry('1');
    await tray.settled();
    expect(states()).toEqual(['a done']);
    tray.close();
    expect(world.forgotten).toBe(1);
  });

  test('a worker that broke is a failure of the one photo', async () => {
    const { tray, states } = trayWith({
      prepare: async (photo) => {
        if ((await photo.text()) === 'a') throw new Error('broke');
        return await prepared(photo);
      },
    });
    tray.add([file('a'), file('b')]);
    await tray.settled();
    expect(states()).toEqual(['a failed', 'b done']);
  });

  test('change places, and the work on one can be stopped', async () => {
    const { tray, world, states } = trayWith({ sent: [{ name: 'old.jpg', mediaKey: 'k' }] });
    world.online = false;
    tray.add([file('a'), file('b')]);
    await tray.settled();
    tray.move('3', 0);
    tray.move('nobody', 0);
    tray.stop('2');
    tray.stop('1');
    expect(states()).toEqual(['b waiting', 'old.jpg done', 'a failed']);
    world.online = true;
    tray.retry('2');
    tray.sendWaiting();
    await tray.settled();
    expect(states()).toEqual(['b done', 'old.jpg done', 'a done']);
  });
});
