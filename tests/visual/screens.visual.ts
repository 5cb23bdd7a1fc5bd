import { comesToRest, stopsMoving } from '../browser/fixtures/faults.ts';
import { findProductPages } from '../browser/fixtures/places.ts';
import { expect, test } from '../browser/fixtures/test.ts';
import { screens } from './screens.ts';

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const;

for (const { name, path, account } of screens)
  test(`${name} looks as it did, on a phone and a desktop, light and dark`, async ({ device, server }) => {
    const found = await findProductPages(server.url);
    const target = path === 'product' || path === 'seller' ? found[path] : path;
    for (const [size, options] of Object.entries(sizes)) {
      const { page } = await device({
        options: { ...options, reducedMotion: 'reduce' },
        ...(account === undefined ? {} : { account }),
      });
      await page.goto(target);
      await comesToRest(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await stopsMoving(page);
        await expect(page).toHaveScreenshot(`${name}-${size}-${colorScheme}.png`, {
          // Photos are the content of the demo, not of the design.
          mask: [page.locator('img'), page.locator('time')],
          maskColor: '#b9ada0',
        });
      }
    }
  });
