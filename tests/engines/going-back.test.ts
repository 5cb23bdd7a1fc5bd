import { nl } from '#tests/browser/fixtures/messages.ts';
import { main } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';

// Testing Library does not know the role of this element.
const filters = { css: 'search', within: main } as const;

test('LIST-038 FILT-022 U8 Back leads from a product to the filtered list, at the same place', async ({
  visitor,
}) => {
  const page = await visitor('/net-binnen');
  await page.click({ role: 'checkbox', name: /^Ikea/, within: filters });
  await expect.poll(() => page.path()).toBe('/net-binnen?brand=ikea');
  await page.seesNo({ css: '[aria-busy=true]', within: main });
  const addresses = await page.run(() =>
    [...document.querySelectorAll('main article')].map(
      (tile) => tile.querySelector('a[href^="/products/"]')?.getAttribute('href') ?? '',
    ),
  );
  const address = addresses.at(-1) ?? '';
  const link = { css: `article a[href="${address}"]`, within: main } as const;
  await page.run(() => {
    addEventListener('click', () => Object.assign(globalThis, { placeOfTap: scrollY }), true);
  });
  await page.click(link);
  await expect.poll(() => page.path()).toBe(address);
  await page.sees({ role: 'heading', level: 1 });
  const placeOfTap = await page.run(() => (globalThis as { placeOfTap?: number }).placeOfTap ?? 0);
  expect(placeOfTap).toBeGreaterThan(100);

  await page.back();
  await expect.poll(() => page.path()).toBe('/net-binnen?brand=ikea');
  await page.sees({ css: 'input[type=checkbox]:checked', within: filters });
  await page.sees(link);
  expect(await page.run(() => document.querySelectorAll('main article').length)).toBe(addresses.length);
  const away = () => page.run((place) => Math.abs(scrollY - place), placeOfTap);
  await expect.poll(away).toBeLessThanOrEqual(2);
});

test('PROD-034 Back closes the photos over a product and stays on its page', async ({ visitor }) => {
  const page = await visitor('/contact');
  await page.open('/products/wandspot-zwart-metaal');
  await page.click({ role: 'button', name: / 1 \S+ \d+ / });
  await page.sees({ role: 'dialog' });
  await page.back();
  await page.seesNo({ role: 'dialog' });
  expect(await page.path()).toBe('/products/wandspot-zwart-metaal');
  await page.sees({ role: 'button', name: nl('Add to cart'), within: main });
  await page.back();
  await expect.poll(() => page.path()).toBe('/contact');
});
