import { expect, type Page } from '@playwright/test';
import { comesToRest } from '../../../browser/fixtures/faults.ts';
import { openBy, type Say } from '../../../browser/fixtures/layers.ts';
import { button, dialog, fill, goOn, main, type OpenLayer, pressing, utrecht } from './layer.ts';

const askCosts = pressing(button('Delivery cost to my address'), dialog);

/** Adds the product to the cart, unless it is in it already. */
async function fillCart(page: Page, say: Say): Promise<void> {
  const add = button('Add to cart')(page, say).first();
  const inIt = main(page)
    .getByRole('link', { name: say('View in cart') })
    .first();
  await openBy(async () => {
    if (await add.isVisible()) await add.press('Enter');
  }, inIt);
}

/** Layers on a product page and on the pages that follow from it: the cart and the question form. */
export const layersOfProducts: readonly OpenLayer[] = [
  { name: 'delivery costs', path: ({ product }) => product, open: askCosts },
  {
    name: 'delivery costs without an address',
    path: ({ product }) => product,
    open: async (page, say) => {
      const asked = await askCosts(page, say);
      await asked.getByRole('button', { name: say('Show delivery costs') }).press('Enter');
      await expect(asked.getByRole('alert').first()).toBeVisible();
      return asked;
    },
  },
  {
    name: 'delivery costs of an address',
    path: ({ product }) => product,
    open: async (page, say) => {
      const asked = await askCosts(page, say);
      await fill(asked, say, utrecht);
      await asked.getByRole('button', { name: say('Show delivery costs') }).press('Enter');
      await expect(asked.getByRole('button', { name: say('Another address') })).toBeVisible();
      return asked;
    },
  },
  {
    name: 'a link copied',
    path: ({ product }) => product,
    open: async (page, say) => {
      const copy = button('Copy link')(page, say).first();
      await copy.press('Enter');
      await expect(copy).toBeHidden();
      return main(page);
    },
  },
  {
    name: 'a bid too low',
    path: ({ product }) => product,
    open: async (page, say) => {
      const window = await pressing(button('Make a bid'), dialog)(page, say);
      await window.getByRole('textbox').first().fill('1');
      await window.getByRole('button').last().press('Enter');
      await expect(window.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible();
      return window;
    },
  },
  {
    name: 'question that is too short',
    path: ({ question }) => question,
    open: async (page, say) => {
      await main(page)
        .getByRole('textbox', { name: say('Your question') })
        .fill('Kort');
      const problem = page.getByText(
        say('Write at least 10 characters, so that the seller knows what you mean.'),
      );
      return openBy(() => button('Send')(page, say).press('Enter'), problem.first());
    },
  },
  {
    name: 'cart with a product',
    path: ({ product }) => product,
    open: async (page, say) => {
      await fillCart(page, say);
      await goOn(page, '/winkelwagen');
      return main(page);
    },
  },
  {
    name: 'delivery of a cart, without an address',
    path: ({ product }) => product,
    open: async (page, say) => {
      await fillCart(page, say);
      await goOn(page, '/winkelwagen/bezorging');
      const proceed = button('Continue to payment')(page, say);
      if (await proceed.isVisible()) await proceed.press('Enter');
      return main(page);
    },
  },
  {
    name: 'delivery of a cart',
    path: ({ product }) => product,
    open: async (page, say) => {
      await fillCart(page, say);
      await goOn(page, '/winkelwagen/bezorging');
      const use = button('Use this address')(page, say);
      if (await use.isVisible()) {
        await fill(main(page), say, utrecht);
        await use.press('Enter');
      }
      await expect(main(page).getByText('Biltstraat 88, 3572 BJ Utrecht').first()).toBeVisible();
      await main(page).getByRole('radio').first().press('Space');
      await comesToRest(page);
      return main(page);
    },
  },
];
