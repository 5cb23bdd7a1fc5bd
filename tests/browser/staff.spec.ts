import { graphql } from './fixtures/accounts.ts';
import { nl, patternOf } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

// Sorted by price, because a product would change its position in any other order while it is edited.
const productList = '/meubels/kasten/prijs-aflopend';

/** Slug of the most expensive cupboard for sale. */
async function cupboard(baseUrl: string): Promise<string> {
  const { found } = await graphql<{ found: { products: readonly { slug: string; inventory: number }[] } }>(
    baseUrl,
    `query ($filters: [FilterInput!]) {
      found: searchProductsNew(filters: $filters, sort: PRICE_DESC, limit: 12) { products { slug inventory } }
    }`,
    { filters: [{ type: 'CATEGORY', value: 'meubels/kasten' }] },
  );
  const slug = found.products.find(({ inventory }) => inventory > 0)?.slug;
  if (slug === undefined) throw new Error('The demo has no cupboard for sale.');
  return slug;
}

const ofStaff = (urls: readonly string[]) =>
  urls.filter((url) => /(tile-tools|tool-menu|product-list-tools|admin-toggle|features\/staff)/.test(url));

test('STAFF-017 STAFF-005 STAFF-012 staff put a product into a collection from its tile and have its text written anew; the tile and the page show it, and nobody else loads a byte of the tools', async ({
  device,
  server,
}) => {
  const path = `/products/${await cupboard(server.url)}`;
  const visitor = await device();
  const fetched: string[] = [];
  visitor.page.on('request', (request) => fetched.push(request.url()));
  await visitor.page.goto(productList);
  const favourite = patternOf(nl('Add to favourites: {title}'));
  await expect(visitor.page.getByRole('button', { name: favourite }).first()).toBeVisible();

  const { page } = await device({ account: 'staff', path: productList });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const tile = page.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) });
  const tools = tile.getByRole('button', { name: patternOf(nl('Edit: {title}')) });
  const button = (name: string) => page.getByRole('button', { name: nl(name), exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name: nl(name), exact: true });
  await expect(tile.getByRole('button', { name: favourite })).toBeVisible();
  await button('Staff tools').click();
  await expect(tools).toBeVisible();
  // Staff tools take the place of the wishlist button.
  await expect(tile.getByRole('button', { name: favourite })).toHaveCount(0);
  expect(ofStaff(loaded)).not.toEqual([]);
  expect(fetched).not.toEqual([]);
  expect(ofStaff(fetched)).toEqual([]);

  const choose = async (tool: string) => {
    await tools.click();
    await page.getByRole('menuitem', { name: nl(tool), exact: true }).click();
    await expect(dialog(tool)).toBeVisible();
    return dialog(tool);
  };
  const collections = await choose('Collections');
  const weLove = collections.getByRole('checkbox', { name: 'We love' });
  // It loads together with the product's collections.
  await expect(weLove).toBeAttached();
  const wasLoved = await weLove.isChecked();
  await collections.getByText('We love', { exact: true }).click();
  await expect(weLove).toBeChecked({ checked: !wasLoved });
  await button('Save').click();
  await expect(collections).toBeHidden();
  await expect(tile.getByText(nl('We love'), { exact: true })).toHaveCount(wasLoved ? 0 : 1);

  const text = await choose('Editorial text');
  const writing = new RegExp(`^(${nl('Rewrite')}|${nl('Write text')})$`);
  await text.getByRole('button', { name: writing }).click();
  const settings = dialog('Text settings');
  await settings.getByRole('button', { name: nl('Write text'), exact: true }).click();
  await expect(settings).toBeHidden();
  await expect(text.getByText(nl('Generated from the product details.'))).toBeVisible();
  await text.getByRole('button', { name: nl('Close'), exact: true }).click();
  await expect(text).toBeHidden();

  await expect(async () => {
    await visitor.page.goto(path);
    const label = visitor.page.getByText(nl('Based on the details of this product'), { exact: true });
    await expect(label).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
});
