import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Finding, Scan } from '../../browser/fixtures/faults.ts';

const rule = 'target-size';

/**
 * Keeps only those target-size violations that remain when the target is scrolled to the middle of the viewport. Axe
 * measures the visible part of a target, and a fixed element (header, bar, floating button) may cover half of a link.
 */
export async function withTrueSizes(page: Page, found: Scan): Promise<Scan> {
  const violations: Finding[] = [];
  for (const finding of found.violations) {
    if (finding.rule !== rule) violations.push(finding);
    else {
      const where: string[] = [];
      for (const element of finding.where) if (await isTooSmall(page, element)) where.push(element);
      if (where.length > 0) violations.push({ rule, where });
    }
  }
  return { ...found, violations };
}

async function isTooSmall(page: Page, element: string): Promise<boolean> {
  await page
    .locator(element)
    .first()
    .evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withRules([rule]).analyze();
  return violations.some(({ nodes }) => nodes.some(({ target }) => target.join(' ') === element));
}
