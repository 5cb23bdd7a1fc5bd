// Regression tests for docs/reviews/2026-11-findings.md, D6 and D12.
import { largeText } from './fixtures/faults.ts';
import { nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

test('LIST-003 a phone shows titles of tiles in up to two lines, and prices side by side @phone', async ({
  device,
}) => {
  const { page } = await device({ path: '/net-binnen', options: { reducedMotion: 'reduce' } });
  const tiles = page.locator('main ul > li > article');
  await expect(tiles.nth(3)).toBeVisible();
  const titles = await tiles.evaluateAll((all) =>
    all.slice(0, 6).map((tile) => {
      const title = tile.querySelector<HTMLElement>('a > span:nth-of-type(2)') ?? tile;
      const { height } = title.getBoundingClientRect();
      const lines = height / Number.parseFloat(getComputedStyle(title).lineHeight);
      return { lines: Math.round(lines), isWrapped: getComputedStyle(title).whiteSpace === 'normal' };
    }),
  );
  expect(new Set(titles.map((title) => JSON.stringify(title)))).toEqual(
    new Set([JSON.stringify({ lines: 2, isWrapped: true })]),
  );
});

test('the names of categories break only between words in text of twice the size @phone', async ({
  device,
}) => {
  const { page } = await device({ path: '/meubels/stoelen', options: { reducedMotion: 'reduce' } });
  await largeText(page);
  const name = page.getByRole('main').getByText('Eetkamerstoelen', { exact: true }).first();
  await expect(name).toBeVisible();
  const lines = await name.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});

test('a long tag on a photo wraps before the favourite button @phone', async ({ device }) => {
  const { page } = await device({ path: '/net-binnen', options: { reducedMotion: 'reduce' } });
  const tile = page
    .locator('main ul > li > article')
    .filter({ has: page.locator('[data-kind="new"]') })
    .first();
  const tag = tile.locator('[data-kind="new"]');
  await tag.evaluate((element) => {
    element.textContent = 'Gereserveerd tot 07:21';
  });
  const [label, favourite] = await Promise.all([
    tag.boundingBox(),
    tile.getByRole('button', { name: nlLike('Add to favourites: {title}') }).boundingBox(),
  ]);
  expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThanOrEqual(favourite?.x ?? 0);
});
