import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAttribution } from '#tests/setup/read-attribution.ts';
import { photoCredits } from './photo-credits.gen.ts';

const catalogue = 'server-mock/db/seed/catalogue';
const attribution = readFileSync(`${catalogue}/ATTRIBUTION.md`, 'utf8');

// After a change of ATTRIBUTION.md, run: npx vitest run src/features/shop/photo-credits --update
test('the page names what the attribution that comes with the photos names', async () => {
  const file = [
    '// Read from ATTRIBUTION.md of the catalogue by photo-credits.test.ts. Do not edit.',
    '',
    "import type { PhotoCredit } from './photo-credit.ts';",
    '',
    'export const photoCredits: readonly PhotoCredit[] = [',
    ...readAttribution(attribution).map((credit) => `  ${JSON.stringify(credit)},`),
    '];',
    '',
  ].join('\n');
  await expect(file).toMatchFileSnapshot('photo-credits.gen.ts');
});

test('every photo of the catalogue belongs to a model that is named', () => {
  const slugs = photoCredits.flatMap(({ products }) => products);
  const photos = readdirSync(`${catalogue}/photos`).filter((name) => /\.(jpe?g|avif|webp|png)$/.test(name));
  expect(photos.length).toBeGreaterThan(90);
  expect(photos.filter((photo) => !slugs.some((slug) => photo.startsWith(`${slug}-`)))).toEqual([]);
});

test('a row that is not understood is not left out in silence', () => {
  expect(() => readAttribution('| Chair | Somebody | CC BY | catalog | none | chair |')).toThrow(/not a row/);
});
