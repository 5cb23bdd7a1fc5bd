import { AxeBuilder } from '@axe-core/playwright';
import { graphql } from './fixtures/accounts.ts';
import { expect, test } from './fixtures/test.ts';

const pages = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/net-binnen' },
  { name: 'product', path: 'first product' },
  { name: 'draft', path: '/account/items/nieuw' },
  { name: 'favourites', path: '/account/favorieten' },
  { name: 'sign in', path: '/account' },
] as const;

for (const { name, path } of pages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} in ${colorScheme} has no fault that axe can find`, async ({ device, server }) => {
      const address = path === 'first product' ? await firstProduct(server.url) : path;
      const { page } = await device({ path: address, options: { colorScheme, reducedMotion: 'reduce' } });
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      const faults = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect(faults).toEqual([]);
    });
  }
}

test('the first Tab leads to a link that skips to the content', async ({ device }) => {
  const { page } = await device({ path: '/net-binnen' });
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const inMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  await expect.poll(inMain).toBe(true);
});

async function firstProduct(baseUrl: string): Promise<string> {
  const query = '{ searchProductsNew(limit: 1) { products { slug } } }';
  const answer = await graphql<{ searchProductsNew: { products: { slug: string }[] } }>(baseUrl, query);
  const slug = answer.searchProductsNew.products[0]?.slug;
  if (slug === undefined) throw new Error('The shop is empty.');
  return `/products/${slug}`;
}
