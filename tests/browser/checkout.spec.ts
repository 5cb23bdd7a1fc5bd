import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

const pay = (page: Page) => page.getByRole('button', { name: /^€.+ betalen met / });

/** From a product page to step 3, with the keyboard alone. On a phone, the delivery has a page of its own before it. */
async function toStepThree(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const isPhone = (page.viewportSize()?.width ?? 1280) < 768;
  await main
    .getByRole('button', { name: nl('Add to cart') })
    .first()
    .press('Enter');
  await main
    .getByRole('link', { name: nl('View in cart') })
    .first()
    .press('Enter');
  await main
    .getByRole('link', { name: isPhone ? nl('Continue to delivery') : nl('Continue to checkout') })
    .press('Enter');
  await main.getByLabel(nl('Postcode')).fill('3572 BJ');
  await main.getByLabel(nl('House number')).fill('88');
  await main.getByLabel(nl('Street')).fill('Biltstraat');
  await main.getByLabel(nl('City')).fill('Utrecht');
  await main.getByRole('button', { name: nl('Use this address') }).press('Enter');
  const method = main.getByRole('radio', { name: /Koerier aan huis/ });
  await method.press('Space');
  await expect(method).toBeChecked();
  // The delivery method is stored once it is part of the totals.
  await expect(main.getByRole('definition').nth(1)).toContainText('€');
  if (isPhone) {
    const onward = main.getByRole('button', { name: nl('Continue to payment') });
    await expect(onward).toBeEnabled();
    await onward.press('Enter');
  }
  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}$/);
}

/** Fills in a first-time buyer; returns the email address. */
async function fillBuyer(page: Page): Promise<string> {
  const email = `noor-${randomUUID()}@hervonden.test`;
  const buyer = [
    ['First name', 'Noor'],
    ['Last name', 'Janssen'],
    ['Email address', email],
    ['Phone', '06 12345678'],
  ] as const;
  for (const [label, text] of buyer) {
    const field = page.getByRole('main').getByLabel(nl(label));
    await field.focus();
    await page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  }
  return email;
}

test('ROUTE-062 ROUTE-064 ROUTE-066 CHECK-004 CHECK-006 CHECK-010 CART-024 a visitor buys with keys alone, and the cart is empty again', async ({
  device,
}) => {
  const { page } = await device({ path: '/products/wandspot-zwart-metaal' });
  await toStepThree(page);
  await pay(page).press('Enter');
  await expect(page.getByRole('alert').first()).toContainText(nl('Not yet complete'));
  const email = await fillBuyer(page);
  await pay(page).press('Enter');

  await expect(page).toHaveURL(/\/demo\/payment\/sim_/);
  await page.getByRole('radio', { name: 'Grachtenbank' }).press('Space');
  await page.getByRole('button', { name: /betalen$/ }).press('Enter');

  await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}\/success$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('Thank you for your order'));
  await expect(page.getByRole('main')).toContainText('Biltstraat 88, 3572 BJ Utrecht');
  await expect(page.getByText(`We sturen de bevestiging naar ${email}.`)).toBeVisible();
  const bought = page.url();
  await page.getByRole('textbox', { name: nl('Password') }).fill('herfst-in-leiden-7');
  await page.getByRole('button', { name: nl('Create account') }).press('Enter');
  await expect(page.getByText(`We hebben een link gemaild naar ${email}.`)).toBeVisible();

  await page.goto('/winkelwagen');
  await expect(page.getByText(nl('Your cart is empty'))).toBeVisible();
  await page.goto(bought.replace(/.*\/checkout\/([0-9a-f-]{36}).*/, '/winkelwagen/$1'));
  await expect(page.getByText(nl('This cart has already been paid for.'))).toBeVisible();
  await expect(page.getByRole('navigation', { name: nl('Categories on this page') })).toBeVisible();
});

test('ROUTE-065 CHECK-001 CHECK-003 CHECK-018 CART-063 a payment that was cancelled is tried again, with a code, and succeeds', {
  tag: '@phone',
}, async ({ device }) => {
  const { page } = await device({ path: '/products/kuipstoel-oranje-draadonderstel' });
  await toStepThree(page);
  await fillBuyer(page);
  await pay(page).press('Enter');
  await expect(page).toHaveURL(/\/demo\/payment\/sim_/);
  await page.getByRole('button', { name: 'Annuleren' }).press('Enter');

  await expect(page).toHaveURL(/\?payment_failed=true/);
  await expect(page.getByRole('alert').first()).toContainText(
    nl('Something went wrong with your payment. Try again.'),
  );
  await expect(page.getByRole('alert').first()).toContainText('cancelled');
  const before = await pay(page).textContent();
  await page.getByRole('button', { name: nl('Add a discount code or gift card') }).press('Enter');
  await page.getByLabel(nl('Discount code or gift card')).fill('welkom10');
  await page.getByRole('button', { name: nl('Apply'), exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: nlLike('Remove code {code}') })).toBeVisible();
  await expect(pay(page)).not.toHaveText(before ?? '');
  // The total is displayed shortly before the change of the cart has finished, and the button is disabled until then.
  await expect(pay(page)).toBeEnabled();
  await pay(page).press('Enter');
  await expect(page).toHaveURL(/\/demo\/payment\/sim_/);
  await page.getByRole('button', { name: /betalen$/ }).press('Enter');
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl('Thank you for your order'));
});
