import { describe, expect, test } from 'vitest';
import { readHeader } from '#domain/photo/header/read-header.ts';
import { chartPatches, heicWithProfile, managedPatches, pngChart } from '#tests/factories/color-chart.ts';
import { ciede2000, meanColorDifference } from '#tests/factories/color-difference.ts';
import {
  adobeRgb,
  displayP3,
  matrixProfile,
  rec709,
  sampledSrgb,
  srgbCurve,
} from '#tests/factories/icc-profile.ts';
import type { ColorSource } from './color-source.ts';
import { conversionToSrgb, isSrgb } from './to-srgb.ts';

const icc = (profile: Buffer): ColorSource => ({ kind: 'icc', profile });
const p3 = matrixProfile(displayP3, srgbCurve);
const adobe = matrixProfile(adobeRgb, [2.199_218_75]);

/** The patches of the test chart, converted by the code under test. */
function converted(source: ColorSource): number[][] {
  const pixels = Uint8ClampedArray.from(chartPatches().flatMap((color) => [...color, 77]));
  conversionToSrgb(source)?.(pixels);
  expect(pixels.filter((_, index) => index % 4 === 3).every((alpha) => alpha === 77)).toBe(true);
  return chartPatches().map((_, index) => [...pixels.subarray(index * 4, index * 4 + 3)]);
}

describe('pixels that a decoder left in the colour space of the file', () => {
  test.each([
    ['Display P3', p3],
    ['Adobe RGB', adobe],
    ['Display P3 with a sampled curve', matrixProfile(displayP3, sampledSrgb)],
    ['a linear profile', matrixProfile(displayP3, [1])],
  ])('IMG-001 %s comes out as lcms converts it', async (_name, profile) => {
    const expected = await managedPatches(await pngChart(profile));
    expect(meanColorDifference(converted(icc(profile)), expected)).toBeLessThan(0.2);
    expect(meanColorDifference(chartPatches(), expected), 'the profile matters').toBeGreaterThan(2);
  });

  test('IMG-001 the code points of Display P3 (nclx) mean what its profile means', () => {
    const source: ColorSource = { kind: 'nclx', primaries: 12, transfer: 13 };
    expect(meanColorDifference(converted(source), converted(icc(p3)))).toBeLessThan(0.1);
  });

  test('sRGB pixels stay the same bit for bit, whatever curve describes them', () => {
    for (const source of [
      icc(matrixProfile(rec709, srgbCurve)),
      icc(matrixProfile(rec709, sampledSrgb)),
      { kind: 'nclx', primaries: 1, transfer: 13 } as const,
      { kind: 'nclx', primaries: 2, transfer: 2 } as const,
    ]) {
      expect(converted(source)).toEqual(chartPatches());
      expect(isSrgb(source)).toBe(true);
    }
    expect([p3, adobe].map((profile) => isSrgb(icc(profile)))).toEqual([false, false]);
  });

  test('a profile with look-up tables, a broken one, and one for print are left to lcms', () => {
    const lookup = Buffer.from(p3);
    lookup.write('A2B0', 132, 'latin1');
    const print = Buffer.from(p3);
    print.write('CMYK', 16, 'latin1');
    for (const profile of [lookup, print, p3.subarray(0, 200), Buffer.alloc(0)]) {
      expect(conversionToSrgb(icc(profile))).toBeNull();
      expect(isSrgb(icc(profile))).toBe(false);
    }
  });

  test('the profile of a HEIC is found in its container', async () => {
    expect(readHeader(await heicWithProfile())?.color?.kind).toBe('icc');
    expect(readHeader(await heicWithProfile(adobe))?.color).toEqual(icc(adobe));
  });
});

test('CIEDE2000 agrees with the published pairs', () => {
  expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(ciede2000([50, 2.49, -0.001], [50, -2.49, 0.0011])).toBeCloseTo(7.2195, 4);
  expect(ciede2000([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(ciede2000([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
});
