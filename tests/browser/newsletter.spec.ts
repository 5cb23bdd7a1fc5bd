import { randomUUID } from 'node:crypto';
import { nl, nlLike } from './fixtures/messages.ts';
import { expect, test } from './fixtures/test.ts';

/** Path of the newest emailed link to one of the newsletter pages. */
async function mailed(baseUrl: string, to: string, page: 'bevestigen' | 'afmelden'): Promise<string> {
  let path = '';
  await expect
    .poll(
      async () => {
        const outbox = await (await fetch(`${baseUrl}/outbox`)).text();
        const mails = outbox.split('<article>').filter((mail) => mail.includes(`<p>${to},`));
        path = new RegExp(`/nieuwsbrief/${page}\\?token=[\\w.-]+`).exec(mails.join(''))?.[0] ?? '';
        return path;
      },
      { timeout: 60_000 },
    )
    .not.toBe('');
  return path;
}

test('NEWS-001 NEWS-002 NEWS-003 NEWS-006 NEWS-007 NEWS-012 a visitor subscribes to new products and the newsletter, confirms by mail, has a code and unsubscribes', async ({
  device,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const email = `robin-${randomUUID()}@hervonden.test`;
  const { page } = await device({ path: '/collecties/onder-honderd-euro' });
  // The end of the product list and the footer are hydrated once they are scrolled into view.
  await page.getByRole('navigation', { name: nl('Pages') }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: nl('Email me new products') }).click();
  const modal = page.getByRole('dialog', { name: nl('New products by email') });
  await modal.getByRole('textbox', { name: nl('Email address') }).fill(email);
  await modal.getByText(nl('Daily, if there is something new')).click();
  await modal.getByText(nl('Also subscribe to the newsletter')).click();
  await modal.getByRole('button', { name: nl('Keep me posted') }).click();
  await expect(modal.getByRole('status')).toContainText(nl('Check your email'));
  await modal.getByRole('button', { name: nl('Done') }).click();

  const field = page
    .getByRole('contentinfo')
    .getByRole('textbox', { name: nl('Your email address for the newsletter') });
  await field.scrollIntoViewIfNeeded();
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(nl('Enter your email address.'));

  // Opening the link of an email changes nothing until a person presses the button.
  await page.goto(await mailed(base, email, 'bevestigen'));
  await page.getByRole('button', { name: nl('Confirm email address') }).click();
  await expect(page.getByRole('heading', { name: nl('Your code') })).toBeVisible();
  await expect(page.getByText(/^HALLO-[A-Z2-9]{4}-[A-Z2-9]{4}$/)).toBeVisible();

  await page.goto(await mailed(base, email, 'afmelden'));
  await page.getByRole('button', { name: nl('Yes, unsubscribe me') }).click();
  await expect(
    page.getByText(nlLike('You will no longer get our newsletter. Your code remains valid.')),
  ).toBeVisible();
});
