import type { Page } from '@playwright/test';
import { Keyboard } from '../../browser/fixtures/keyboard.ts';

/** Maximum number of tab stops of a screen. */
const farthest = 150;

/**
 * Presses Tab from the first to the last stop of the screen. Returns where the focus was out of sight or had no ring,
 * and the controls it never reached.
 */
export async function walk(page: Page): Promise<readonly string[]> {
  const keyboard = new Keyboard(page);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus();
  });
  for (let stops = 0; stops < farthest; stops += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => {
      const { activeElement } = document;
      activeElement?.setAttribute('data-reached', '');
      return activeElement?.closest('main') !== null;
    });
    if (!isInside) return [...keyboard.faults, ...(await neverReached(page))];
    await keyboard.look();
  }
  return [...keyboard.faults, `${farthest} times Tab do not lead out of the screen`];
}

/** Radio groups and grids have a single tab stop; the arrow keys move inside them. */
function neverReached(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea)')]
      .filter(
        (element) => element.tabIndex >= 0 && !element.matches(':disabled, [type=radio], [data-reached]'),
      )
      .filter(
        (element) =>
          element.checkVisibility() && element.closest('[inert], [aria-hidden=true], [role=grid]') === null,
      )
      .map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}" is never reached`),
  );
}
