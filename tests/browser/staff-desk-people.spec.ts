import { graphql, login } from './fixtures/accounts.ts';
import { comesToRest, faultsOf, stopsMoving } from './fixtures/faults.ts';
import { Keyboard } from './fixtures/keyboard.ts';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

interface Ids {
  readonly users: { readonly items: readonly { readonly uuid: string }[] };
  readonly orders: { readonly items: readonly { readonly uuid: string }[] };
  readonly reports: { readonly items: readonly { readonly uuid: string }[] };
}

async function idsOf(url: string): Promise<Ids> {
  const { authToken } = await login(url, 'staff');
  const page = (name: string) => `... on Staff${name}Page { items { uuid } }`;
  const query = `{ users: staffUsers(searchString: "nieuw@hervonden.test") { ${page('User')} }
    orders: staffOrders { ${page('Order')} } reports: staffReports { ${page('Report')} } }`;
  return await graphql<Ids>(url, query, {}, authToken);
}

test('STAFF-001 U1 axe finds no fault on the pages about people, orders, payments, reports, jobs, search and audit', async ({
  device,
  server,
}) => {
  const { users, orders, reports } = await idsOf(server.url);
  const { page } = await device({ account: 'staff', options: { reducedMotion: 'reduce' } });
  const paths = [
    ...['/staff', '/staff/users', `/staff/users/${users.items[0]?.uuid}`, '/staff/orders'],
    ...[`/staff/orders/${orders.items[0]?.uuid}`, '/staff/payments', '/staff/reports'],
    ...[`/staff/reports/${reports.items[0]?.uuid}`, '/staff/outbox', '/staff/mails', '/staff/search'],
    '/staff/audit',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await comesToRest(page);
    await stopsMoving(page);
    expect(await faultsOf(page), path).toEqual([]);
  }
});

test('STAFF-001 by keyboard alone: find somebody, suspend them with a reason, and lift it again; a link shows the same list', async ({
  device,
}) => {
  const { page } = await device({ account: 'staff', path: '/staff/users' });
  const keyboard = new Keyboard(page);
  await keyboard.countMouse();
  const rows = page.locator('[data-desk-row]');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('jonas maes');
  // Pressed immediately: the focus moves to the rows of this search once they have loaded.
  await page.keyboard.press('Enter');
  const row = rows.getByRole('link', { name: 'Jonas Maes' });
  await expect(row).toBeFocused();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/q=jonas/);
  const shared = page.url();
  // Text typed just before must not bring the list back over the opened page.
  await page.keyboard.press('/');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await row.evaluate((link: HTMLElement) => link.focus());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Jonas Maes' })).toBeVisible();

  await keyboard.enter(page.getByRole('button', { name: nl('Suspend account') }));
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await keyboard.goTo(dialog.getByRole('radio').first());
  await page.keyboard.press('Space');
  await keyboard.goTo(dialog.getByRole('textbox', { name: nlLike('Explanation for {name}') }));
  await page.keyboard.type('Je stuurde reclame naar verkopers.');
  await keyboard.enter(dialog.getByRole('button', { name: nl('Suspend account') }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Je stuurde reclame naar verkopers.')).toBeVisible();

  await expect(page.getByText(nl('Not signed in anywhere.'))).toBeVisible();

  await keyboard.enter(page.getByRole('button', { name: nl('Lift suspension') }));
  await keyboard.enter(page.getByRole('alertdialog').getByRole('button', { name: nl('Lift suspension') }));
  await expect(page.getByRole('button', { name: nl('Suspend account') })).toBeVisible();
  expect(keyboard.faults).toEqual([]);
  expect(await keyboard.mousePresses()).toBe(0);

  await page.goto(shared);
  await expect(rows).toHaveCount(1);
});

test('STAFF-001 a buyer reports a product; staff take the report and decide', async ({ device, server }) => {
  const { found } = await graphql<{ found: { products: readonly { slug: string }[] } }>(
    server.url,
    '{ found: searchProductsNew(sort: PRICE_ASC, limit: 1, filters: []) { products { slug } } }',
  );
  const buyer = await device({ account: 'buyer', path: `/products/${found.products[0]?.slug}` });
  await buyer.page.getByRole('button', { name: 'Melden', exact: true }).first().click();
  const dialog = buyer.page.getByRole('dialog', { name: nl('Report this product') });
  await dialog.getByText(nl('I think it is stolen')).click();
  const explanation = `Deze stoel stond ${Date.now()} nog in mijn schuur.`;
  await dialog.getByRole('textbox').fill(explanation);
  await dialog.getByRole('button', { name: nl('Send report') }).click();
  await expect(
    buyer.page.getByText(nl('Thank you. We’ll look into it and let you know what we decide.')),
  ).toBeVisible();

  const { page } = await device({
    account: 'staff',
    path: `/staff/reports?q=${encodeURIComponent(explanation)}`,
  });
  await page.locator('[data-desk-row]').getByRole('link').click();
  await expect(page.getByText(explanation)).toBeVisible();
  await page.getByRole('button', { name: nl('Assign to me') }).click();
  await expect(page.getByRole('button', { name: nl('Unassign') })).toBeVisible();
  await page.getByRole('button', { name: nl('Decide'), exact: true }).click();
  const deciding = page.getByRole('alertdialog');
  await expect(deciding.getByRole('button', { name: nl('Save decision') })).toBeDisabled();
  await deciding.getByText(nl('No violation')).click();
  const reasons = deciding.getByLabel(nl('Reasons for both sides'));
  await reasons.fill('De stoel is van de verkoper zelf.');
  await deciding.getByRole('button', { name: nl('Save decision') }).click();
  await expect(deciding).toHaveCount(0);
  await expect(page.getByText(nl('No violation')).first()).toBeVisible();
});
