import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LoadProblem, MaintenanceContext } from './load-problem.tsx';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);

function show(isMaintenance: boolean, isOffline: boolean) {
  render(
    <I18nProvider i18n={i18n}>
      <MaintenanceContext value={isMaintenance}>
        <LoadProblem isWholePage isOffline={isOffline} onRetry={() => undefined} />
      </MaintenanceContext>
    </I18nProvider>,
  );
  return screen.getByRole('heading', { level: 1 }).textContent;
}

test('ROUTE-046 CONTENT-017 while the shop is closed, missing content shows that we are working on it', () => {
  expect(show(true, true)).toBe('We’ll be right back');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('offline and other failures keep their own messages', () => {
  expect(show(false, true)).toBe('You are offline');
  expect(screen.getByText(/have not opened this page on this device before/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  cleanup();
  expect(show(false, false)).toBe('This could not be loaded');
});
