import { expect } from '@playwright/test';
import { graphql, signedInState } from '../../../browser/fixtures/accounts.ts';
import { openBy } from '../../../browser/fixtures/layers.ts';
import { button, goOn, main, type OpenLayer } from './layer.ts';

/** A form submitted empty, showing its validation errors. */
function sentEmpty(name: string, path: string, action: string): OpenLayer {
  return {
    name,
    path: () => path,
    open: async (page, say) => {
      const problem = main(page).locator('[aria-invalid=true], [role=alert]').first();
      return openBy(() => button(action)(page, say).last().press('Enter'), problem);
    },
  };
}

export const layersOfSigningIn: readonly OpenLayer[] = [
  sentEmpty('sign in, nothing filled in', '/account', 'Sign in'),
  sentEmpty('sign up, nothing filled in', '/account?scherm=registreren', 'Create account'),
  sentEmpty('link asked for, nothing filled in', '/account?scherm=inloglink', 'Send link'),
  sentEmpty('new password, nothing filled in', '/account?pwResetToken=nobody', 'Change password'),
  {
    name: 'link is on its way',
    path: () => '/account?scherm=inloglink',
    open: async (page, say) => {
      await main(page).getByLabel(say('Email address')).fill(`niemand-${Date.now()}@hervonden.test`);
      const sent = page.getByRole('heading', { level: 1, name: say('Check your inbox') });
      return openBy(async () => {
        const mail = button('Send link')(page, say);
        if (await mail.isVisible()) await mail.press('Enter');
      }, sent);
    },
  },
  {
    name: 'session that has ended',
    path: () => '/account/favorieten',
    open: async (page, say) => {
      const { origin } = new URL(page.url());
      const state = await signedInState(origin, 'brand');
      const [stored] = state.origins[0]?.localStorage ?? [];
      if (stored === undefined) throw new Error('Nobody is signed in.');
      await page.evaluate(({ name, value }) => localStorage.setItem(name, value), stored);
      await goOn(page, '/account/items/nieuw');
      const { token }: { token: string } = JSON.parse(stored.value);
      await graphql(origin, 'mutation { logout { __typename } }', {}, token);
      // The session's end is noticed with the next request for account data.
      await main(page).getByLabel(say('Title'), { exact: true }).fill('Kast');
      const prompt = page.getByRole('alertdialog', { name: say('Sign in again') });
      await expect(prompt).toBeVisible({ timeout: 60_000 });
      return prompt;
    },
  },
];
