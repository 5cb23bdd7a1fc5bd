import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { ReportSlot } from './report-slot.tsx';

vi.mock('#src/i18n/i18n.ts', async (original) => ({
  ...(await original<typeof import('#src/i18n/i18n.ts')>()),
  withAccountMessages: (load: () => Promise<unknown>) => load(),
}));

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  act(() => online$.next(true));
  cleanup();
});

function show() {
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <ReportSlot kind="PRODUCT" uuid="p" sellerUuid="s" />
        </Suspense>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return screen.getByRole('button', { name: 'Report' });
}

test('L8 one press opens the form of a visitor, and the button stays the same element', async () => {
  const button = show();
  fireEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Report this product' })).toBeTruthy();
  expect(screen.getByLabelText('Your email address')).toBeTruthy();
  expect(button.isConnected).toBe(true);
});

test('without a network the button is disabled, and shows the reason', () => {
  act(() => online$.next(false));
  expect(show()).toHaveProperty('disabled', true);
  expect(screen.getByText('You are offline')).toBeTruthy();
});
