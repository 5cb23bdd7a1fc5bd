import { normalise } from '#server/modules/media/normalise.ts';
import {
  avifChart,
  cmykChart,
  heicWithProfile,
  jpegChart,
  managedPatches,
  pngChart,
  webpChart,
} from '#tests/factories/color-chart.ts';
import { meanColorDifference } from '#tests/factories/color-difference.ts';
import { adobeRgb, displayP3, matrixProfile, srgbCurve } from '#tests/factories/icc-profile.ts';
import { expect, test } from './fixtures/test.ts';
import { openBenchPage, prepareIn, type RunningBench, startBench } from './photo-bench/start-bench.ts';

test.describe.configure({ mode: 'serial' });

let bench: RunningBench;
test.beforeAll(async () => {
  bench = await startBench();
});
test.afterAll(() => bench.stop());

const profiles = [
  ['Display P3', matrixProfile(displayP3, srgbCurve)],
  ['Adobe RGB', matrixProfile(adobeRgb, [2.199_218_75])],
] as const;
const charts = [
  ['image/jpeg', jpegChart],
  ['image/png', pngChart],
  ['image/webp', webpChart],
  ['image/avif', avifChart],
] as const;

for (const [space, profile] of profiles) {
  for (const [mimeType, chart] of charts) {
    test(`PWA-035 ${space} in ${mimeType} keeps its colours through every decoder`, async ({ page }) => {
      await openBenchPage(page, bench);
      const buffer = await chart(profile);
      const expected = await managedPatches(buffer);
      for (const decoder of ['image_decoder', 'image_bitmap', 'library']) {
        const photo = await prepareIn(page, { name: 'chart', mimeType, buffer }, decoder);
        if (photo.kind !== 'prepared') throw new Error(`${decoder}: ${photo.kind}`);
        expect(photo.way).toBe(decoder);
        expect(meanColorDifference(photo.patches, expected), decoder).toBeLessThanOrEqual(2);
      }
    });
  }

  test(`IMG-001 PWA-036 ${space} in HEIC keeps its colours by both decoders`, async ({ page }) => {
    await openBenchPage(page, bench);
    const buffer = await heicWithProfile(profile);
    // The server converts the same file with lcms.
    const managed = await normalise(buffer);
    const expected = await managedPatches(managed.ok ? managed.value.bytes : Buffer.alloc(0));
    for (const decoder of ['libheif', 'heic_to']) {
      const photo = await prepareIn(
        page,
        { name: 'chart.heic', mimeType: 'image/heic', buffer },
        'auto',
        decoder,
      );
      if (photo.kind !== 'prepared') throw new Error(`${decoder}: ${photo.kind}`);
      expect(photo.way).toBe(decoder);
      expect(meanColorDifference(photo.patches, expected), decoder).toBeLessThanOrEqual(1);
    }
  });
}

test('print colours (CMYK) go to the server as they are: no browser applies their profile', async ({
  page,
}) => {
  await openBenchPage(page, bench);
  const buffer = await cmykChart();
  const photo = await prepareIn(page, { name: 'print.jpg', mimeType: 'image/jpeg', buffer });
  expect(photo).toMatchObject({ kind: 'prepared', way: 'original', bytes: buffer.length, thumb: [300, 300] });
});
