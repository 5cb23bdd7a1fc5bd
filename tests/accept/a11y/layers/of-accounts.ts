import { expect, type Page } from '@playwright/test';
import { comesToRest } from '../../../browser/fixtures/faults.ts';
import { openBy, type Say } from '../../../browser/fixtures/layers.ts';
import { patternOf } from '../../../browser/fixtures/messages.ts';
import { jpegOf } from '../../../factories/uploads.ts';
import { rowsOf } from '../places.ts';
import { button, dialog, fill, goOn, main, type OpenLayer, pressing } from './layer.ts';

const widthOfMenu = 1200;

/** Opens the first row of a list in the account. */
async function openRow(page: Page): Promise<void> {
  const list = main(page).locator('section[aria-label]').first();
  await list.getByRole('link').first().click();
  await comesToRest(page);
}

async function openChat(page: Page, say: Say): Promise<void> {
  await main(page).locator('a[href^="/account/chats/"]').first().click();
  await expect(main(page).getByLabel(say('Your message'))).toBeVisible();
  await comesToRest(page);
}

/** Creates a wanted item with a photo, unless one exists. */
async function placeSearch(page: Page, say: Say): Promise<void> {
  const row = main(page).locator('a[href*="/account/zoekopdrachten/"]:not([href$=nieuw])').first();
  if (await row.isVisible()) return;
  await page.goto('/account/zoekopdrachten/nieuw');
  await comesToRest(page);
  await main(page)
    .getByRole('textbox', { name: say('What are you looking for?') })
    .fill('Halfronde wandtafel van notenhout met twee laden');
  const chooser = page.waitForEvent('filechooser');
  await button('Choose photos')(page, say).click();
  await (await chooser).setFiles([
    { name: 'hal.jpg', mimeType: 'image/jpeg', buffer: await jpegOf(Date.now()) },
  ]);
  await expect(
    main(page)
      .getByRole('list', { name: say('Your photos') })
      .getByText(say('Saved')),
  ).toBeVisible();
  const category = main(page).getByRole('combobox', { name: say('Category') });
  const option = page.getByRole('listbox').getByRole('option').first();
  // The start of the category for tables, in every language.
  await openBy(() => category.fill('ta'), option);
  await option.click();
  await expect(option).toHaveCount(0);
  await main(page)
    .getByRole('textbox', { name: say('Budget') })
    .fill('350');
  await button('Post wanted request')(page, say).click();
  await expect(row).toBeVisible();
}

/** Layers in the account. */
export const layersOfAccounts: readonly OpenLayer[] = [
  {
    name: 'menu of the account',
    path: () => '/account/items',
    account: 'seller',
    isAt: (width) => width < widthOfMenu,
    open: pressing(button('Account menu'), dialog),
  },
  {
    name: 'signing out',
    path: () => '/account',
    account: 'seller',
    open: pressing(button('Sign out'), dialog),
  },
  {
    name: 'ending the account',
    path: () => '/account/gegevens',
    account: 'seller',
    open: pressing(button('Delete my account'), dialog),
  },
  {
    name: 'a new address',
    path: () => '/account/adressen',
    account: 'seller',
    open: async (page, say) => {
      const street = main(page).or(page.getByRole('dialog')).getByLabel(say('Street'), { exact: true });
      return openBy(() => button('Add address')(page, say).first().press('Enter'), street.first());
    },
  },
  {
    name: 'a new passkey',
    path: () => '/account/beveiliging',
    account: 'seller',
    open: pressing(button('Add a passkey'), (page, say) => page.getByLabel(say('Name of the passkey'))),
  },
  {
    name: 'signing out elsewhere',
    path: () => '/account/beveiliging',
    account: 'seller',
    open: pressing(button('Sign out all other devices'), dialog),
  },
  {
    name: 'second step',
    path: () => '/account/beveiliging',
    account: 'staff',
    open: async (page, say) => {
      const open = pressing(button('Set up two-step verification'), () =>
        page.getByRole('img', { name: say('QR code for your authenticator app') }),
      );
      const code = await open(page, say);
      // Scrolls to the end, so that floating elements do not cover it.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return code;
    },
  },
  {
    name: 'payment link',
    path: () => '/account/chats',
    account: 'seller',
    open: async (page, say) => {
      await openChat(page, say);
      const window = await pressing(button('Send payment link'), dialog)(page, say);
      await fill(window, say, { Discount: '10' });
      return window;
    },
  },
  {
    name: 'report of a conversation',
    path: () => '/account/chats',
    account: 'seller',
    open: async (page, say) => {
      await openChat(page, say);
      const window = await pressing(button('Report this conversation'), dialog)(page, say);
      await window.getByRole('button', { name: say('Send report') }).press('Enter');
      return window;
    },
  },
  {
    name: 'complaint',
    path: () => '/account',
    account: 'buyer',
    open: async (page, say) => {
      const { origin } = new URL(page.url());
      const order = (await rowsOf(origin, 'buyer')).find(({ name }) => name === 'order HANDED_OFF of buyer');
      await goOn(page, order?.path ?? '');
      const opener = main(page).getByRole('link', { name: say('Report a problem'), exact: true });
      const field = main(page).getByLabel(say('What is wrong?'));
      await openBy(() => opener.press('Enter'), field);
      await button('Send complaint')(page, say).press('Enter');
      return field;
    },
  },
  {
    name: 'list of wanted items',
    path: () => '/account/zoekopdrachten',
    account: 'newSeller',
    open: async (page, say) => {
      await placeSearch(page, say);
      return main(page);
    },
  },
  {
    name: 'wanted item',
    path: () => '/account/zoekopdrachten',
    account: 'newSeller',
    open: async (page, say) => {
      await placeSearch(page, say);
      await openRow(page);
      return main(page);
    },
  },
  {
    name: 'wanted item, nothing filled in',
    path: () => '/account/zoekopdrachten/nieuw',
    account: 'buyer',
    open: (page, say) =>
      openBy(
        () => button('Post wanted request')(page, say).press('Enter'),
        main(page).locator('[aria-invalid=true]').first(),
      ),
  },
  {
    name: 'board and its tools',
    path: () => '/account/favorieten',
    account: 'newSeller',
    open: async (page, say) => {
      const bar = page.getByRole('navigation', { name: say('Boards') });
      if (!(await bar.isVisible())) {
        const add = patternOf(say('Add {title} to a board'));
        await main(page).getByRole('button', { name: add }).first().press('Enter');
        await fill(dialog(page), say, { 'Name of the board': 'Logeerkamer' });
        await dialog(page)
          .getByRole('button', { name: say('New board') })
          .press('Enter');
        await expect(dialog(page).getByRole('checkbox', { name: 'Logeerkamer' })).toBeChecked();
        await dialog(page)
          .getByRole('button', { name: say('Done') })
          .press('Enter');
      }
      // The first link leads to all favourites.
      await bar.getByRole('link').nth(1).click();
      await expect(main(page).getByText(say('Share this board'))).toBeVisible();
      await pressing(button('Rename'), dialog)(page, say);
      return dialog(page);
    },
  },
  {
    name: 'texts of a listing, by staff',
    path: () => '/jaren-20',
    account: 'staff',
    open: async (page, say) => {
      const tools = page.getByRole('button', { name: say('Staff tools') });
      const edit = page.getByRole('button', { name: say('Edit texts') });
      await openBy(async () => {
        if ((await tools.getAttribute('aria-pressed')) !== 'true') await tools.press('Enter');
      }, edit);
      return pressing(() => edit, dialog)(page, say);
    },
  },
];
