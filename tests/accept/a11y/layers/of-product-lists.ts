import { expect, type Locator } from '@playwright/test';
import { openBy } from '../../../browser/fixtures/layers.ts';
import { patternOf } from '../../../browser/fixtures/messages.ts';
import { button, dialog, isNarrow, isWide, main, type OpenLayer, pressing } from './layer.ts';

/** The sections expand one at a time; sections that are already open stay open. */
async function unfoldAll(filters: Locator): Promise<void> {
  const folded = filters.getByRole('heading', { level: 3 }).getByRole('button', { expanded: false });
  await expect(filters.getByRole('heading', { level: 3 }).first()).toBeVisible();
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().press('Enter');
  await expect(folded).toHaveCount(0);
}

/** Layers on product lists beyond those that the browser tests also open. */
export const layersOfProductLists: readonly OpenLayer[] = [
  {
    name: 'every filter open, in the sheet',
    path: () => '/meubels/stoelen',
    isAt: isNarrow,
    open: async (page, say) => {
      const sheet = page.getByRole('dialog', { name: say('Filters') });
      await openBy(() => button('Filters')(page, say).press('Enter'), sheet);
      await unfoldAll(sheet);
      return sheet;
    },
  },
  {
    name: 'every filter open, in the column',
    path: () => '/meubels/stoelen',
    isAt: isWide,
    open: async (page, say) => {
      const filters = page.getByRole('search', { name: say('Filters') });
      await unfoldAll(filters);
      return filters;
    },
  },
  {
    name: 'filters taken back',
    path: () => '/sale?colors=wit&p=-500',
    open: async (page, say) => {
      const chosen = page.getByRole('region', { name: say('Active filters') });
      const back = page.getByRole('button', { name: say('Undo') });
      await openBy(async () => {
        if (await chosen.isVisible()) await chosen.getByRole('button').last().press('Enter');
      }, back);
      // The focused element is not removed.
      await back.focus();
      return back;
    },
  },
  {
    name: 'products with a place kept',
    path: () => '/meubels?fit=250x120x260',
    isAt: isWide,
    open: async (page, say) => {
      // The name of the button ends with the number of chosen filters.
      const section = main(page)
        .getByRole('button', { name: say('Fits my place') })
        .first();
      await openBy(async () => {
        if ((await section.getAttribute('aria-expanded')) !== 'true') await section.press('Enter');
        await button('Change measurements')(page, say).first().press('Enter');
      }, dialog(page));
      await dialog(page)
        .getByRole('button', { name: say('Save measurements') })
        .press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      return main(page);
    },
  },
  {
    name: 'the first heart of a visitor',
    path: () => '/net-binnen',
    isUndecided: true,
    open: async (page, say) => {
      const favourite = button(patternOf(say('Add to favourites: {title}')))(page, say).first();
      return openBy(() => favourite.press('Enter'), page.getByText(say('wishlist.login_tooltip')).first());
    },
  },
  {
    name: 'cookies, at the first visit',
    path: () => '/retourneren',
    part: '[aria-labelledby=consent-title]',
    isUndecided: true,
    open: async (page, say) => {
      const banner = page.getByRole('region', { name: say('Cookies: your choice') });
      await expect(banner).toBeVisible();
      return banner;
    },
  },
  {
    name: 'cookies, asked for',
    path: () => '/retourneren',
    part: '[aria-labelledby=consent-title]',
    open: pressing(
      (page, say) => page.getByRole('button', { name: say('Cookie settings') }),
      (page, say) => page.getByRole('region', { name: say('Cookies: your choice') }),
    ),
  },
  {
    name: 'cookies, answered',
    path: () => '/retourneren',
    open: async (page, say) => {
      const banner = page.getByRole('region', { name: say('Cookies: your choice') });
      const opener = page.getByRole('button', { name: say('Cookie settings') });
      await openBy(() => opener.first().press('Enter'), banner);
      const message = page
        .getByRole('status')
        .filter({ hasText: say('Your cookie settings have been saved.') });
      await banner.getByRole('button', { name: say('Reject all') }).press('Enter');
      await expect(message).toBeVisible();
      await message.getByRole('button').first().focus();
      return message;
    },
  },
];
