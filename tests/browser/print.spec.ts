// Regression tests for docs/reviews/2026-11-findings.md, D7.

import { nl, nlLike } from './fixtures/messages.ts';
import { findProductPages } from './fixtures/places.ts';
import { expect, test } from './fixtures/test.ts';

test('a product page prints the product, without what only a screen needs', async ({ device, server }) => {
  const { product } = await findProductPages(server.url);
  const { page } = await device({ options: { reducedMotion: 'reduce' } });
  await page.goto(product);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: nl('Similar products'), exact: true })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: nl('Make a bid') })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await expect(page.locator('main article img').first()).toBeVisible();
  await expect(page.locator('main dl').first()).toBeVisible();
  for (const part of [
    'nav',
    '[role="search"]',
    '[role="dialog"]',
    'footer',
    'aside[aria-label="Contact"]',
    'a[href^="/products/"]',
    'input',
  ])
    await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
  const buttons = page.locator('button').filter({ visible: true });
  expect(await buttons.filter({ hasNot: page.locator('img') }).allInnerTexts()).toEqual([]);
  await expect(buttons.filter({ visible: true }).getByText(nlLike('Photo {0}'))).toHaveCount(0);
});
