import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

vi.mock('#src/data/db/current-database.ts', () => ({
  countUnsent: async () => ({ drafts: 0, total: 0 }),
  signOutAndWipe: async () => undefined,
}));

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  cleanup();
  online$.next(true);
});

const sentence = /We will finish signing you out once you are back online/;

test('AUTH-042 only without a network the dialog announces that the server learns of the sign-out later', async () => {
  render(
    <I18nProvider i18n={i18n}>
      <SignOutDialog onClose={() => undefined} onSignedOut={() => undefined} />
    </I18nProvider>,
  );
  expect(await screen.findByText(/Everything is saved in your account/)).toBeDefined();
  expect(screen.queryByText(sentence)).toBeNull();
  act(() => online$.next(false));
  expect(screen.getByText(sentence)).toBeDefined();
  act(() => online$.next(true));
  expect(screen.queryByText(sentence)).toBeNull();
});
