import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { AuthPage } from './auth-page.tsx';
import { accountSearchOf } from './auth-search.ts';

// The chunk is loaded on demand; loading it first keeps the test from waiting for it.
beforeAll(async () => {
  await import('#src/features/account/auth/screens/other-screens.tsx');
}, 60_000);
afterEach(cleanup);

test('AUTH-003 a link to signing up fills the address in', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const link = {
    scherm: 'registreren',
    email: 'noor@hervonden.test',
    redirectUrl: '/account/bestellingen/7',
  };
  const rootRoute = createRootRoute({ component: () => <AuthPage search={accountSearchOf(link)} /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Create an account' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveProperty(
    'value',
    'noor@hervonden.test',
  );
});
