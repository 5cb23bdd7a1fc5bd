import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createGrabCutRemover } from './grab-cut-remover.ts';

const green = { r: 40, g: 120, b: 60 };
const wall = { r: 214, g: 205, b: 190 };
const shadow = { r: 150, g: 143, b: 132 };

/** A green stool with a shadow, in front of a background in the colour of a wall. */
const stool = async (): Promise<Buffer> => {
  const box = (width: number, height: number, background: object) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  return await sharp({ create: { width: 1600, height: 1200, channels: 3, background: wall } })
    .composite([
      { input: await box(300, 60, shadow), left: 900, top: 860 },
      { input: await box(480, 120, green), left: 560, top: 420 },
      { input: await box(60, 400, green), left: 600, top: 520 },
      { input: await box(60, 400, green), left: 940, top: 520 },
    ])
    .jpeg()
    .toBuffer();
};

const thread = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

test('FORM-048 IMG-007 the object stays, its surroundings and its shadow become transparent, within 1024 pixels', async () => {
  const cut = await createGrabCutRemover().remove(await stool());
  const { data, info } = await sharp(cut).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([1024, 768, 4]);
  const opacity = (x: number, y: number) =>
    data[(Math.round(y * 0.64) * info.width + Math.round(x * 0.64)) * 4 + 3];
  // Foreground: the seat and both legs.
  for (const [x, y] of [
    [800, 480],
    [630, 700],
    [970, 700],
  ] as const)
    expect(opacity(x, y)).toBeGreaterThan(240);
  // Background: a corner, the space between the legs, and the shadow.
  for (const [x, y] of [
    [40, 40],
    [800, 700],
    [1120, 890],
  ] as const)
    expect(opacity(x, y)).toBeLessThan(15);
}, 60_000);

test('FORM-048 a photo of nothing but a wall is answered as one without an object', async () => {
  const plain = await sharp({ create: { width: 800, height: 600, channels: 3, background: wall } })
    .jpeg()
    .toBuffer();
  await expect(createGrabCutRemover().remove(plain)).rejects.toMatchObject({ trouble: 'no_subject' });
}, 60_000);

test('FORM-048 a thread that does not answer in time is ended, and the next photo has its turn', async () => {
  const endless = thread('while (true);');
  const remover = createGrabCutRemover({ thread: endless, longest: 200, mostWaiting: 1 });
  const photo = await stool();
  const answers = await Promise.allSettled([
    remover.remove(photo),
    remover.remove(photo),
    remover.remove(photo),
  ]);
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.trouble)).toEqual([
    'failed',
    'failed',
    'busy',
  ]);
});

test('FORM-048 a cancelled request gives up its place, in the queue and in the thread', async () => {
  const endless = thread('while (true);');
  const remover = createGrabCutRemover({ thread: endless, longest: 20_000, mostWaiting: 1 });
  const photo = await stool();
  const [working, waiting] = [new AbortController(), new AbortController()];
  const first = remover.remove(photo, working.signal);
  const second = remover.remove(photo, waiting.signal);
  await expect(remover.remove(photo)).rejects.toMatchObject({ trouble: 'busy' });
  waiting.abort();
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  const third = remover.remove(photo, waiting.signal);
  await expect(third).rejects.toMatchObject({ name: 'AbortError' });
  const last = new AbortController();
  const fourth = remover.remove(photo, last.signal);
  working.abort();
  await expect(first).rejects.toThrow();
  last.abort();
  await expect(fourth).rejects.toThrow();
});

test('FORM-048 a thread that breaks down is a failure and not an endless wait', async () => {
  const broken = thread('throw new Error("out of memory")');
  const remover = createGrabCutRemover({ thread: broken, longest: 20_000, mostWaiting: 1 });
  await expect(remover.remove(await stool())).rejects.toMatchObject({ trouble: 'failed' });
});
