import { escapeFrom } from './fixtures/layers.ts';
import { nl } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

const productPath = '/products/vaas-geribbeld-wit-keramiek';

test('ROUTE-060 ROUTE-061 DELIV-005 DELIV-006 CART-016 CART-017 CART-054 CART-055 CART-065 CART-066 what delivery costs, and the delivery of a cart', async ({
  device,
}) => {
  const { page } = await device({ path: productPath });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: nl('Delivery cost to my address') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: nl('Show delivery costs') }).click();
  await expect(dialog.getByRole('alert').first()).toHaveText(nl('deliveries.picker_postcode'));
  await dialog.getByLabel(nl('Postcode')).fill('9712 CP');
  await dialog.getByLabel(nl('House number')).fill('1');
  await dialog.getByLabel(nl('Street')).fill('Oude Boteringestraat');
  await dialog.getByLabel(nl('City')).fill('Groningen');
  await dialog.getByRole('button', { name: nl('Show delivery costs') }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Pakketpost' })).toContainText('€');
  await escapeFrom(dialog);
  await expect(dialog).toHaveCount(0);

  await main
    .getByRole('button', { name: nl('Add to cart') })
    .first()
    .click();
  await main
    .getByRole('link', { name: nl('View in cart') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/winkelwagen$/);
  await page.goto('/winkelwagen/bezorging');
  const proceed = main.getByRole('button', { name: nl('Continue to payment') });
  await proceed.click();
  await expect(main.getByText(nl('cart_add_address_b'), { exact: true })).toBeVisible();
  await main.getByLabel(nl('Postcode')).fill('3572 BJ');
  await main.getByLabel(nl('House number')).fill('88');
  await main.getByLabel(nl('Street')).fill('Biltstraat');
  await main.getByLabel(nl('City')).fill('Utrecht');
  await main.getByRole('button', { name: nl('Use this address') }).click();
  await expect(main.getByText('Biltstraat 88, 3572 BJ Utrecht')).toBeVisible();
  await expect(
    main.getByText(nl('cart_pick_delivery_method_for_all_products_b'), { exact: true }),
  ).toBeVisible();
  const pickup = main.getByRole('radio', { name: /Zelf ophalen/ });
  await pickup.press('Space');
  await expect(pickup).toBeChecked();
  await expect(
    main.getByText(nl('cart_pick_delivery_method_for_all_products_b'), { exact: true }),
  ).toHaveCount(0);
  await proceed.click();
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}$/);
  await page.goto('/winkelwagen/bezorging');
  await expect(main.getByText('Biltstraat 88, 3572 BJ Utrecht')).toBeVisible();
  await expect(pickup).toBeChecked();
});
