import { accounts, DEMO_PASSWORD, graphql } from './fixtures/accounts.ts';
import { readAuthenticator } from './fixtures/authenticator.ts';
import { comesToRest, overflowOf } from './fixtures/faults.ts';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

const TILE_HEARTS = nlLike('Add to favourites: {title}');

test('AUTH-002 AUTH-018 AUTH-030 AUTH-031 signing in: a wrong password gets a message, the right one leads back to the previous page', async ({
  device,
}) => {
  const { page } = await device({ path: '/account?redirect=%2Faccount%2Ffavorieten' });
  const main = page.getByRole('main');
  const email = main.getByLabel(nl('Email address'));
  const password = main.getByLabel(nl('Password'), { exact: true });

  await email.fill('koper-hervonden.test');
  await password.fill(DEMO_PASSWORD);
  await password.press('Enter');
  await expect(main.getByText(nl('auth.email_address_incorrect'))).toBeVisible();
  await expect(email).toBeFocused();

  await email.fill(accounts.buyer);
  await password.fill('wrong-password1');
  await password.press('Enter');
  await expect(main.getByText('Het e-mailadres of wachtwoord is onjuist.')).toBeVisible();
  await expect(email).toHaveValue(accounts.buyer);

  await password.fill(DEMO_PASSWORD);
  await password.press('Enter');
  await expect(page).toHaveURL(/\/account\/favorieten$/);
});

test('AUTH-015 AUTH-016 a token that the server no longer knows asks to sign in again and loses no draft', async ({
  device,
  server,
}) => {
  const { page } = await device({ account: 'brand', path: '/account/items/nieuw' });
  const title = page.getByLabel(nl('Title'), { exact: true });
  await title.fill('Eiken hoekkast met glas in lood');
  await expect(page).toHaveURL(/concepten/);
  await expect(page.getByText(nl('Saved on this device and in your account'))).toBeVisible();
  // The prompt opens as soon as the server ends the token; text that was typed before must not be lost.
  await page.getByLabel(nl('Description'), { exact: true }).fill('Nog te beschrijven: deurtjes, sleutel.');
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-token') ?? '{}').token);
  await graphql(server.url, 'mutation { logout { __typename } }', {}, token);

  const prompt = page.getByRole('alertdialog', { name: nl('Sign in again') });
  await expect(prompt).toBeVisible({ timeout: 60_000 });
  await expect(prompt.getByLabel(nl('Email address'))).toHaveValue(accounts.brand);
  // The page behind the prompt states where the draft is, instead of showing an empty form.
  await expect(page.getByText(nl('Your draft is saved'))).toBeVisible();
  await prompt.getByLabel(nl('Password'), { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(prompt).toBeHidden();
  await expect(title).toHaveValue('Eiken hoekkast met glas in lood');
  await expect(page.getByLabel(nl('Description'), { exact: true })).toHaveValue(/sleutel/);
});

test('AUTH-042 S13 hazard 11: signing out leaves nothing of the account on the device, without a network too', async ({
  device,
}) => {
  const visitor = await device({ account: 'staff', hasServiceWorker: true, path: '/net-binnen' });
  const { page } = visitor;
  await page.getByRole('button', { name: TILE_HEARTS }).first().click();
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  const ours = async () => (await names()).filter((name) => name.startsWith('rxdb-dexie-'));
  await expect.poll(async () => (await ours()).length).toBeGreaterThan(0);
  await page.goto('/account');
  await expect(page.getByRole('button', { name: nl('Sign out') })).toBeVisible();
  const mine = await ours();
  expect(mine).not.toEqual([]);
  await visitor.readyForOffline();
  await visitor.goOffline();
  await page.getByRole('button', { name: nl('Sign out') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: nl('Sign out') }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(async () => (await names()).filter((name) => mine.includes(name))).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();
  // The home page was never opened on this device, so the shop shows its offline message.
  await expect(page.getByRole('banner')).toBeVisible();
});

test('I18N-001 I18N-002 the language changes in place and typed text stays', async ({ device }) => {
  const { page } = await device({ path: '/account/items/nieuw' });
  await page.getByLabel(nl('Title'), { exact: true }).fill('Stoel met biezen zitting');
  await page.getByRole('contentinfo').getByLabel(nl('Language')).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Stoel met biezen zitting');
  await expect(page).toHaveURL(/concepten/);
  await page.reload();
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue('Stoel met biezen zitting');
});

test('WISH-005 WISH-006 WISH-010 WISH-012 WISH-013 a visitor keeps favourites on the device and is invited, never forced', async ({
  device,
}) => {
  const { page } = await device({ path: '/net-binnen' });
  const favouriteButtons = page.getByRole('button', { name: TILE_HEARTS });
  await favouriteButtons.first().click();
  await expect(page.getByText('Log in om dit item als favoriet te bewaren')).toBeVisible();
  await expect(page.getByText('Log in om dit item als favoriet te bewaren')).toBeHidden();
  await favouriteButtons.first().click();
  const popup = page.getByRole('dialog', { name: nl('Save your favourites') });
  await popup.getByRole('button', { name: nl('Not now') }).click();
  await page.reload();
  const saved = page.locator('main button[aria-pressed="true"]');
  await expect(saved).toHaveCount(2);
  await saved.first().click();
  await expect(saved).toHaveCount(1);
});

test('WISH-022 staff with the admin UI on sees no favourite buttons', async ({ device }) => {
  const { page } = await device({ account: 'staff', path: '/net-binnen' });
  await expect(page.getByRole('button', { name: TILE_HEARTS }).first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('showAdminUI', 'true'));
  await page.reload();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: TILE_HEARTS })).toHaveCount(0);
});

for (const language of ['nl', 'fr']) {
  test(`@phone nothing is wider than the screen in ${language}`, async ({ device, server }) => {
    const cookies = [{ name: 'locale', value: language, url: server.url }];
    const { page, context } = await device();
    await context.addCookies(cookies);
    for (const path of ['/', '/net-binnen', '/account', '/account/favorieten', '/account/items/nieuw']) {
      await page.goto(path);
      await comesToRest(page);
      await expect.poll(() => overflowOf(page), `${path} in ${language}`).toBe(0);
    }
  });
}

test('a browser without storage can show the shop and explains what it cannot do', async ({ device }) => {
  const { page } = await device();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No storage here', 'InvalidStateError');
    };
  });
  await page.goto('/net-binnen');
  await expect(page.getByText(nl('Your browser is not saving any data'))).toBeVisible();
  const favourite = page.getByRole('button', { name: TILE_HEARTS }).first();
  await favourite.click();
  await expect(page.getByText(nl('This could not be saved on your device. Try again.'))).toBeVisible();
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
});

// Ends every other session of the account, so it is an account that no other test uses.
test('AUTH-030 staff turn a second step on, sign in with its code, and turn it off by a recovery code', async ({
  device,
}) => {
  const { page } = await device({ account: 'colleague', path: '/account/beveiliging' });
  const main = page.getByRole('main');
  const appCode = main.getByLabel(nl('Code from your authenticator app'));
  const wrong = main.getByText(nl('This code is incorrect or has already been used. Wait for the next one.'));

  const { totp, recovery } = await test.step('by the secret under the QR code', async () => {
    const made = await readAuthenticator(main);
    await appCode.fill('12345');
    await appCode.press('Enter');
    await expect(wrong).toBeVisible();
    await appCode.fill(made.generate());
    await appCode.press('Enter');
    const codes = main.getByText(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    await expect(codes).toHaveCount(10);
    const saved = (await codes.first().textContent()) ?? '';
    await main.getByRole('button', { name: nl('I have saved them') }).click();
    await expect(main.getByText(nl('Two-step verification is on'))).toBeVisible();
    return { totp: made, recovery: saved };
  });

  await test.step('after the password comes the code', async () => {
    await page.goto('/account');
    await main.getByRole('button', { name: nl('Sign out') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: nl('Sign out') })
      .click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goto('/account?redirect=%2Faccount%2Fbeveiliging');
    await main.getByLabel(nl('Email address')).fill(accounts.colleague);
    await main.getByLabel(nl('Password'), { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1, name: nl('One more step') })).toBeVisible();
    const code = main.getByLabel(nl('Code'), { exact: true });
    // The code that enabled it cannot be used again, at any time of day; the next one is accepted up to half a minute
    // early.
    await code.fill('nope');
    await code.press('Enter');
    await expect(wrong).toBeVisible();
    await expect(code).toBeFocused();
    await code.fill(totp.generate({ timestamp: Date.now() + 30_000 }));
    await code.press('Enter');
    await expect(page).toHaveURL(/\/account\/beveiliging$/);
  });

  await test.step('off again, without the phone', async () => {
    await main.getByRole('button', { name: nl('Turn off two-step verification') }).click();
    await appCode.fill(recovery);
    await appCode.press('Enter');
    await expect(main.getByRole('button', { name: nl('Set up two-step verification') })).toBeVisible();
  });
});
