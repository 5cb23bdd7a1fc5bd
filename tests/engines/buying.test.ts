import { randomUUID } from 'node:crypto';
import { nl } from '#tests/browser/fixtures/messages.ts';
import type { EnginePage } from './fixtures/engine-page.ts';
import { main } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';

/** From a product page through the cart to the choice of a payment method. */
async function toPayment(page: EnginePage): Promise<void> {
  await page.click({ role: 'button', name: nl('Add to cart'), within: main });
  await page.click({ role: 'link', name: nl('View in cart'), within: main });
  await page.click({ role: 'link', name: nl('Continue to checkout'), within: main });
  await page.type({ label: nl('Postcode'), within: main }, '3572 BJ');
  await page.type({ label: nl('House number'), within: main }, '88');
  // The street and the city are found by them, in the demo’s addresses.
  await expect.poll(() => page.value({ label: nl('Street'), within: main })).toBe('Tuinstraat');
  await expect.poll(() => page.value({ label: nl('City'), within: main })).toBe('Utrecht');
  await page.click({ role: 'button', name: nl('Use this address'), within: main });
  await page.click({ role: 'radio', name: /Koerier aan huis/, within: main });
  // The delivery method is stored once it is part of the totals.
  await page.sees({ css: 'input[type=radio]:checked', within: main });
  await page.until('the delivery costs are known', async () =>
    (await page.text({ css: 'aside dl', within: main })).includes('18,95'),
  );
  await expect.poll(() => page.path()).toMatch(/^\/checkout\/[0-9a-f-]{36}$/);
}

test('ROUTE-062 ROUTE-064 ROUTE-066 CHECK-004 CHECK-006 a visitor buys a product, and the cart is empty again', async ({
  visitor,
}) => {
  const page = await visitor('/products/wandspot-zwart-metaal');
  await toPayment(page);
  const email = `noor-${randomUUID()}@hervonden.test`;
  for (const [label, text] of [
    ['First name', 'Noor'],
    ['Last name', 'Janssen'],
    ['Email address', email],
    ['Phone', '06 12345678'],
  ] as const)
    await page.type({ label: nl(label), within: main }, text);
  await page.click({ role: 'button', name: /^€.+ betalen met / });

  await expect.poll(() => page.path()).toMatch(/^\/demo\/payment\/sim_/);
  await page.click({ role: 'radio', name: 'Grachtenbank' });
  await page.click({ role: 'button', name: /betalen$/ });

  await expect.poll(() => page.path()).toMatch(/^\/checkout\/[0-9a-f-]{36}\/success$/);
  await page.sees({ role: 'heading', level: 1, name: nl('Thank you for your order') });
  await expect.poll(() => page.text(main)).toContain('Tuinstraat 88, 3572 BJ Utrecht');
  await expect.poll(() => page.text(main)).toContain(email);

  await page.open('/winkelwagen');
  await page.sees({ text: nl('Your cart is empty') });
});
