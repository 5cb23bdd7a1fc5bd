import { describe, expect, test } from 'vitest';
import { preparedBytesLimit } from '#domain/photo/photo-rules.ts';
import { differ, isDecoderGrey, withMoreData } from './damage.ts';
import { encodeWithinLimit } from './encode.ts';
import { quarterTurn } from './orient.ts';

/** An encoder whose result has a given number of bytes at each quality. */
function encoder(bytesAt: (quality: number) => number): {
  asked: number[];
  encode: (q: number) => Promise<Blob>;
} {
  const asked: number[] = [];
  return {
    asked,
    encode: async (quality) => {
      asked.push(quality);
      return new Blob([new Uint8Array(bytesAt(quality))]);
    },
  };
}

describe('the quality steps', () => {
  test('IMG-003 exactly 3,145,728 bytes is within the limit, one more is not', async () => {
    const fits = encoder(() => 3_145_728);
    expect((await encodeWithinLimit(fits.encode)).quality).toBe(0.8);
    const over = encoder((quality) => (quality === 0.8 ? 3_145_729 : 10));
    expect((await encodeWithinLimit(over.encode)).quality).toBe(0.7);
    expect(preparedBytesLimit).toBe(3_145_728);
  });

  test('IMG-002 IMG-004 a photo above the limit is tried again from 0.8 down by 0.1', async () => {
    const { asked, encode } = encoder((quality) => (quality > 0.55 ? preparedBytesLimit + 1 : 100));
    expect((await encodeWithinLimit(encode)).blob.size).toBe(100);
    expect(asked).toEqual([0.8, 0.7, 0.6, 0.5]);
  });

  test('IMG-005 it stops at 0.4 and takes what that gives', async () => {
    const { asked, encode } = encoder(() => preparedBytesLimit * 2);
    expect(await encodeWithinLimit(encode)).toMatchObject({ quality: 0.4 });
    expect(asked).toEqual([0.8, 0.7, 0.6, 0.5, 0.4]);
  });
});

test('only an even middle grey counts as missing data', () => {
  const filled = (value: number): Uint8ClampedArray => new Uint8ClampedArray(64).fill(value);
  expect(isDecoderGrey(filled(128))).toBe(true);
  expect(isDecoderGrey(filled(131))).toBe(false);
  const spotted = filled(128);
  spotted[32] = 140;
  expect(isDecoderGrey(spotted)).toBe(false);
  expect(isDecoderGrey(new Uint8ClampedArray(0))).toBe(false);
});

test('what is put before the end mark of a JPEG is plain data, and the rest stays as it was', () => {
  const jpeg = Uint8Array.of(0xff, 0xd8, 1, 2, 0xff, 0xd9, 7);
  const more = withMoreData(jpeg);
  expect(more?.subarray(0, 4)).toEqual(jpeg.subarray(0, 4));
  expect(more?.subarray(-3)).toEqual(jpeg.subarray(-3));
  expect(more?.subarray(4, -3).includes(0xff)).toBe(false);
  expect(new Set(more).size).toBeGreaterThan(200);
  expect(withMoreData(Uint8Array.of(0xff, 0xd8, 0xd9, 4))).toBeNull();
});

test('two decodings differ by what can be seen, not by rounding', () => {
  const [a, b] = [new Uint8ClampedArray(8).fill(100), new Uint8ClampedArray(8).fill(108)];
  expect(differ(a, b)).toBe(false);
  b[5] = 128;
  expect(differ(a, b)).toBe(true);
  expect(differ(a, b.subarray(4))).toBe(true);
});

test.each([
  [5, [0, 0], [0, 0]],
  [6, [0, 0], [30, 0]],
  [7, [0, 0], [30, 40]],
  [8, [0, 0], [0, 40]],
])('orientation %i brings the first stored pixel into its corner', (orientation, [x, y], corner) => {
  const [a, b, c, d, e, f] = quarterTurn(orientation, { width: 40, height: 30 });
  expect([a * (x ?? 0) + c * (y ?? 0) + e, b * (x ?? 0) + d * (y ?? 0) + f]).toEqual(corner);
});
