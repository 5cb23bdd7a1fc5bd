import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, graphql, stateOf } from './fixtures/accounts.ts';
import { mailedPath, newAccount } from './fixtures/mailbox.ts';
import { nl } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

test('AUTH-003 AUTH-007 AUTH-009 AUTH-014 WISH-004 by keyboard from the invitation to an account with the favourites in it', async ({
  device,
  server,
}) => {
  const { page } = await device({ path: '/net-binnen' });
  const email = `robin-${randomUUID()}@hervonden.test`;
  await page
    .getByRole('main')
    .getByRole('button', { name: /favoriet/ })
    .first()
    .click();
  // Shown once the entry is stored; leaving the page before that could lose it.
  await expect(page.getByText('Log in om dit item als favoriet te bewaren')).toBeVisible();

  await test.step('signing up without a mouse', async () => {
    await page.goto('/account?scherm=favorieten-bewaren&redirect=%2Faccount%2Ffavorieten');
    await expect(page.getByRole('heading', { level: 1, name: nl('Save your favourites') })).toBeVisible();
    await page.getByLabel(nl('Name'), { exact: true }).focus();
    await page.keyboard.type('Robin de Vries');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type('kast-van-eik-12');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: nl('Check your inbox') })).toBeFocused();
  });

  const confirm = await mailedPath(server.url, email, 'verifyEmailToken');
  await test.step('opening the link does nothing by itself; the click signs in', async () => {
    await page.goto(confirm);
    await expect(
      page.getByRole('heading', { level: 1, name: nl('Confirm your email address') }),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();
    await page.getByRole('button', { name: nl('Confirm') }).press('Enter');
    await expect(page).toHaveURL(/\/account\/favorieten$/);
    await expect(page.locator('main button[aria-pressed="true"]')).toHaveCount(1);
  });

  await test.step('the used link leads its own account on, and shows everybody else that it was used', async () => {
    await page.goto(confirm);
    await expect(page.getByText(email).first()).toBeVisible();
    await page.getByRole('button', { name: nl('Confirm') }).click();
    await expect(page).toHaveURL(/\/account\/favorieten$/);
    const { page: other } = await device({ path: confirm });
    await other.getByRole('button', { name: nl('Confirm') }).click();
    await expect(other.getByText(nl('auth.email_verification_error'))).toBeVisible();
    expect(await other.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();
  });
});

test('AUTH-004 AUTH-006 AUTH-012 AUTH-013 in by a mailed link, and a new password by another; each works once', async ({
  device,
  server,
}) => {
  const email = await newAccount(server.url);
  const { page } = await device({ path: '/account?redirect=%2Faccount%2Ffavorieten' });
  const main = page.getByRole('main');

  const link = await test.step('asked for', async () => {
    await main.getByRole('button', { name: nl('Email me a sign-in link') }).click();
    await main.getByLabel(nl('Email address')).fill(email);
    await main.getByRole('button', { name: nl('Send link') }).click();
    await expect(main.getByRole('heading', { name: nl('Check your inbox') })).toBeVisible();
    return await mailedPath(server.url, email, 'magicLinkToken');
  });

  await test.step('it leads to where one was, once', async () => {
    await page.goto(link);
    await main.getByRole('button', { name: nl('Sign in now') }).click();
    await expect(page).toHaveURL(/\/account\/favorieten$/);
    await page.goto(link);
    await main.getByRole('button', { name: nl('Sign in now') }).click();
    await expect(
      main.getByText(nl('This link no longer works: it has already been used or is older than 15 minutes.')),
    ).toBeVisible();
  });

  await test.step('a new password by a link, once', async () => {
    await graphql(server.url, `mutation { requestPasswordReset(email: "${email}") { __typename } }`);
    const reset = await mailedPath(server.url, email, 'pwResetToken');
    for (const outcome of ['changed', 'refused']) {
      await page.goto(reset);
      await main.getByLabel(nl('New password'), { exact: true }).fill('kast-van-beuk-34');
      await main.getByLabel(nl('Repeat new password')).fill('kast-van-beuk-34');
      await page.keyboard.press('Enter');
      const message =
        outcome === 'changed'
          ? main.getByRole('heading', { name: nl('Your password has been changed') })
          : main.getByText(nl('auth.reset_password_error'));
      await expect(message).toBeVisible();
    }
  });
});

test('AUTH-015 AUTH-016 a passkey is made, signs in and is removed; signed out from elsewhere, a form waits with the typed text', async ({
  device,
  server,
}) => {
  // A separate account, because signing out elsewhere would affect other tests.
  const email = await newAccount(server.url);
  const signedIn = async () => ({
    path: '/account/beveiliging',
    options: { storageState: await stateOf(server.url, email) },
  });
  const { page, context } = await device(await signedIn());
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const name = `Telefoon ${Date.now()}`;
  const row = page.getByRole('listitem').filter({ hasText: name });

  await test.step('made under a name', async () => {
    await page.getByRole('button', { name: nl('Add a passkey') }).click();
    await page.getByLabel(nl('Name of the passkey')).fill(name);
    await page.getByRole('button', { name: nl('Create passkey') }).click();
    await expect(row).toBeVisible();
  });

  await test.step('signs in', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: nl('Sign out') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: nl('Sign out') })
      .click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goto('/account?redirect=%2Faccount%2Fbeveiliging');
    await page.getByRole('button', { name: nl('Sign in with a passkey') }).click();
    await expect(row).toBeVisible();
  });

  await test.step('removed: it signs in no longer', async () => {
    await row.getByRole('button').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: nl('Remove') })
      .click();
    await expect(row).toHaveCount(0);
  });

  await test.step('signed out there: the other device asks to sign in and keeps the typed text', async () => {
    const other = await device(await signedIn());
    const there = other.page.getByRole('main');
    await there.getByRole('button', { name: nl('Change email address') }).click();
    await there.getByLabel(nl('New email address')).fill('nieuw-adres@hervonden.test');
    await page.reload();
    await page.getByRole('button', { name: nl('Sign out all other devices') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: nl('Sign out all other devices') })
      .click();
    await expect(page.getByRole('button', { name: nl('Sign out all other devices') })).toHaveCount(0);
    // It is signed out immediately, or at the latest with its next request.
    const send = there.getByRole('button', { name: nl('Send link') });
    // The page below is hidden: only displayed elements have a role.
    const password = there.getByRole('textbox', { name: nl('Password'), exact: true });
    await expect(async () => {
      if (await send.isVisible()) await send.click({ timeout: 5_000 });
      await expect(password).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(there.getByRole('textbox', { name: nl('Email address'), exact: true })).toHaveValue(email);
    await password.fill(DEMO_PASSWORD);
    await password.press('Enter');
    await expect(there.getByLabel(nl('New email address'))).toHaveValue('nieuw-adres@hervonden.test');
  });
});
