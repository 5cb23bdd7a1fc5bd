import { describe, expect, test } from 'vitest';
import { preparedBytesLimit } from '#domain/photo/photo-rules.ts';
import { encodeWithinLimit } from './encode.ts';
import { turnMatrix } from './turn.ts';

/** An encoder whose result has a given number of bytes for each quality. */
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

test.each([
  [1, [0, 0]],
  [2, [40, 0]],
  [3, [40, 30]],
  [4, [0, 30]],
  [5, [0, 0]],
  [6, [30, 0]],
  [7, [30, 40]],
  [8, [0, 40]],
])('orientation %i brings the first stored pixel into its corner', (orientation, corner) => {
  const [, , , , x, y] = turnMatrix(orientation, { width: 40, height: 30 });
  expect([x, y]).toEqual(corner);
});
