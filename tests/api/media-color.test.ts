import sharp from 'sharp';
import { expect, test } from 'vitest';
import { normalise } from '#server/modules/media/normalise.ts';
import {
  avifChart,
  chartPatches,
  cmykChart,
  heicWithProfile,
  jpegChart,
  managedPatches,
  pngChart,
  webpChart,
} from '#tests/factories/color-chart.ts';
import { meanColorDifference } from '#tests/factories/color-difference.ts';
import { adobeRgb, displayP3, matrixProfile, rec709, srgbCurve } from '#tests/factories/icc-profile.ts';

const profiles = [
  ['Display P3', matrixProfile(displayP3, srgbCurve)],
  ['Adobe RGB', matrixProfile(adobeRgb, [2.199_218_75])],
] as const;
const charts = [
  ['JPEG', jpegChart],
  ['PNG', pngChart],
  ['WebP', webpChart],
  ['AVIF', avifChart],
] as const;
const cases = profiles.flatMap(([space, profile]) =>
  charts.map(([format, chart]) => [space, format, () => chart(profile)] as const),
);

async function storedPhoto(uploaded: Buffer): Promise<Buffer> {
  const picture = await normalise(uploaded);
  if (!picture.ok) throw new Error(picture.code);
  return picture.value.bytes;
}

test.each(cases)(
  'PWA-035 %s in %s is stored in sRGB, with the same colours',
  async (_space, _format, chart) => {
    const uploaded = await chart();
    const jpeg = await storedPhoto(uploaded);
    const { format, icc } = await sharp(jpeg).metadata();
    expect([format, icc]).toEqual(['jpeg', undefined]);
    const difference = meanColorDifference(await managedPatches(jpeg), await managedPatches(uploaded));
    expect(difference).toBeLessThanOrEqual(2);
  },
);

test('PWA-035 print colours (CMYK) are stored in sRGB, with the same colours', async () => {
  const uploaded = await cmykChart();
  const jpeg = await storedPhoto(uploaded);
  expect((await sharp(jpeg).metadata()).space).toBe('srgb');
  const difference = meanColorDifference(await managedPatches(jpeg), await managedPatches(uploaded));
  expect(difference).toBeLessThanOrEqual(2);
});

test('IMG-001 IMG-011 a HEIC in Display P3 gets the colours that its profile means', async () => {
  const jpeg = await storedPhoto(await heicWithProfile());
  // Without its profile, the first patch of the file reads as 233, 61, 41; lcms converts it to 254, 32, 18.
  const [first] = await managedPatches(jpeg);
  expect(meanColorDifference([first ?? []], [[254, 32, 18]])).toBeLessThan(2);
});

test('IMG-001 the profile of a HEIC is read, not guessed', async () => {
  const [p3, adobe, plain] = await Promise.all(
    [
      matrixProfile(displayP3, srgbCurve),
      matrixProfile(adobeRgb, [2.199_218_75]),
      matrixProfile(rec709, srgbCurve),
    ].map(async (profile) => managedPatches(await storedPhoto(await heicWithProfile(profile)))),
  );
  expect(meanColorDifference(p3 ?? [], plain ?? [])).toBeGreaterThan(2);
  expect(meanColorDifference(adobe ?? [], plain ?? [])).toBeGreaterThan(2);
  expect(meanColorDifference(adobe ?? [], p3 ?? [])).toBeGreaterThan(1);
});

test('a prepared JPEG of a wide gamut is not stored as it is, one in sRGB is', async () => {
  const wide = await jpegChart(matrixProfile(displayP3, srgbCurve));
  expect((await storedPhoto(wide)).equals(wide)).toBe(false);
  const plain = await jpegChart(matrixProfile(rec709, srgbCurve));
  expect((await storedPhoto(plain)).equals(plain)).toBe(true);
  expect(meanColorDifference(await managedPatches(plain), chartPatches())).toBeLessThan(1);
});
