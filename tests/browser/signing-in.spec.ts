import { graphql } from './fixtures/accounts.ts';
import { mailedPath, newAccount } from './fixtures/mailbox.ts';
import { expect, test } from './fixtures/test.ts';
import { nl } from './fixtures/words.ts';

test('AUTH-004 AUTH-006 AUTH-012 AUTH-013 in by a mailed link, and a new password by another; each works once', async ({
  device,
  server,
}) => {
  const email = await newAccount(server.url);
  const { page } = await device({ path: '/account?redirect=%2Faccount%2Ffavorieten' });
  const main = page.getByRole('main');

  const link = await test.step('asked for', async () => {
    await main.getByRole('button', { name: nl('Mail me a link to sign in') }).click();
    await main.getByLabel(nl('E-mail address')).fill(email);
    await main.getByRole('button', { name: nl('Mail the link') }).click();
    await expect(main.getByRole('heading', { name: nl('Look in your mailbox') })).toBeVisible();
    return await mailedPath(server.url, email, 'magicLinkToken');
  });

  await test.step('it leads to where one was, once', async () => {
    await page.goto(link);
    await main.getByRole('button', { name: nl('Sign in now') }).click();
    await expect(page).toHaveURL(/\/account\/favorieten$/);
    await page.goto(link);
    await main.getByRole('button', { name: nl('Sign in now') }).click();
    await expect(
      main.getByText(nl('This link no longer works: it is used or older than 15 minutes.')),
    ).toBeVisible();
  });

  await test.step('a new password by a link, once', async () => {
    await graphql(server.url, `mutation { requestPasswordReset(email: "${email}") { __typename } }`);
    const reset = await mailedPath(server.url, email, 'pwResetToken');
    for (const outcome of ['changed', 'refused']) {
      await page.goto(reset);
      await main.getByLabel(nl('New password'), { exact: true }).fill('kast-van-beuk-34');
      await main.getByLabel(nl('The new password once more')).fill('kast-van-beuk-34');
      await page.keyboard.press('Enter');
      const said =
        outcome === 'changed'
          ? main.getByRole('heading', { name: nl('Your password is changed') })
          : main.getByText(nl('auth.reset_password_error'));
      await expect(said).toBeVisible();
    }
  });
});
