/**
 * U1: on every page, no control is cut off or unreachable with forced colours, with text at twice its size, or at a
 * width of 320 px, which corresponds to 1280 px at 400 % zoom (WCAG 1.4.10). Run with `npm run a11y:clipped`; options
 * in visit.ts.
 */
import process from 'node:process';
import type { Page } from '@playwright/test';
import { clippedControls, comesToRest, largeText, overflowOf } from '../../browser/fixtures/faults.ts';
import { everyPlace } from './places.ts';
import { conclude, openShop, readWish, tabsFor, twoAtOnce, viewsOf } from './visit.ts';

const widthOfReflow = 320;
const wish = readWish();
const shop = await openShop(wish.url);
const places = (await everyPlace(shop.url)).filter(({ name }) => wish.takes(name));
const narrowest = Math.min(...wish.widths);
let pages = 0;
let faults = 0;

async function faultsIn(page: Page, how: string): Promise<string[]> {
  const found = await clippedControls(page);
  const overflow = await overflowOf(page);
  if (overflow > 0) found.push(`${overflow} px wider than the window`);
  return found.map((fault) => `${how}: ${fault}`);
}

async function reflow(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: widthOfReflow, height: 256 });
  const found = await faultsIn(page, `${widthOfReflow} px`);
  if (size !== null) await page.setViewportSize(size);
  return found;
}

try {
  await twoAtOnce(viewsOf(wish), async ({ locale, width }) => {
    const tabs = tabsFor(shop, { locale, width, options: { forcedColors: 'active' } });
    for (const { name, path, account } of places) {
      const page = await tabs.of(account);
      await page.goto(path);
      await comesToRest(page);
      const found = await faultsIn(page, 'forced colours');
      if (width === narrowest) found.push(...(await reflow(page)));
      await largeText(page);
      found.push(...(await faultsIn(page, 'text of 200 %')));
      for (const fault of found) process.stdout.write(`${locale} ${width} ${name}: ${fault}\n`);
      pages += 1;
      faults += found.length;
    }
    await tabs.close();
  });
} finally {
  await shop.end();
}
conclude(`a11y:clipped: ${faults} faults on ${pages} pages`, faults === 0 && pages > 0);
