import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '#tests/browser/fixtures/accounts.ts';
import { mailedPath } from '#tests/browser/fixtures/mailbox.ts';
import { nl } from '#tests/browser/fixtures/messages.ts';
import { main, signIn } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';

test('AUTH-003 AUTH-014 AUTH-030 a visitor signs up, confirms the email address, signs out and signs in again', async ({
  visitor,
  network,
}) => {
  const page = await visitor('/account');
  const email = `robin-${randomUUID()}@hervonden.test`;
  await page.click({ role: 'button', name: nl('Create an account'), within: main });
  await page.type({ role: 'textbox', name: nl('Name'), within: main }, 'Robin de Vries');
  await page.type({ role: 'textbox', name: nl('Email address'), within: main }, email);
  await page.type({ label: nl('Password'), within: main }, DEMO_PASSWORD);
  await page.click({ role: 'button', name: nl('Create account'), within: main });
  await page.sees({ role: 'heading', name: nl('Check your inbox') });

  await page.open(await mailedPath(network.serverUrl, email, 'verifyEmailToken'));
  await page.click({ role: 'button', name: nl('Confirm'), within: main });
  await page.sees({ role: 'button', name: nl('Sign out') });
  await expect.poll(() => page.text(main)).toContain(email);

  await page.click({ role: 'button', name: nl('Sign out'), within: main });
  await page.click({ role: 'button', name: nl('Sign out'), within: { role: 'alertdialog' } });
  await expect.poll(() => page.path()).toBe('/');

  await signIn(page, email, '/account/favorieten');
  await page.sees({ role: 'heading', level: 1 });
  await page.open('/account');
  await expect.poll(() => page.text(main)).toContain(email);
});
