import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localKeyOf } from '#domain/storage/entry-keys.ts';
import { storeDraft } from '#src/data/chats/drafts.ts';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { signIn, signOut } from '#src/platform/session/session.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

const countUnsent = vi.fn(async () => ({ drafts: 0, total: 0 }));
vi.mock('#src/data/db/current-database.ts', () => ({
  countUnsent: () => countUnsent(),
  signOutAndWipe: async () => undefined,
}));

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  online$.next(true);
});

const show = () =>
  render(
    <I18nProvider i18n={i18n}>
      <SignOutDialog onClose={() => undefined} onSignedOut={() => undefined} />
    </I18nProvider>,
  );

const uuid = '8f0c6a54-7f6a-4a53-9a5e-0d3b7c6f4e02';
const sentence = /We will finish signing you out once you are back online/;

test('AUTH-042 only without a network the dialog announces that the server learns of the sign-out later', async () => {
  show();
  expect(await screen.findByText(/Everything is saved in your account/)).toBeDefined();
  expect(screen.queryByText(sentence)).toBeNull();
  act(() => online$.next(false));
  expect(screen.getByText(sentence)).toBeDefined();
  act(() => online$.next(true));
  expect(screen.queryByText(sentence)).toBeNull();
});

test('AUTH-015 unsaved changes to a product are named before they are removed with the data of the account', async () => {
  const person = { email: 'noor@gevonden.test', name: 'Noor', isStaff: false, sellerId: null };
  signIn({ ...person, token: 'token', userId: 'me' });
  localStorage.setItem(
    localKeyOf.productEdit(uuid),
    JSON.stringify({ userId: 'me', title: 'Teak dressoir' }),
  );
  show();
  expect(
    await screen.findByText(
      /Listings with unsaved changes: 1\. Open and save them, because signing out removes the changes\./,
    ),
  ).toBeDefined();
  expect(screen.queryByText(/Everything is saved in your account/)).toBeNull();
});

test('AUTH-015 a message that was started is named before it is removed', async () => {
  signIn({
    email: 'n@gevonden.test',
    name: 'N',
    isStaff: false,
    sellerId: null,
    token: 'token',
    userId: 'me',
  });
  storeDraft({ userId: 'me', conversationUuid: uuid }, 'Is het er nog?');
  show();
  expect(
    await screen.findByText(/Started messages, reviews and complaints: 1\. Signing out removes them/),
  ).toBeDefined();
  expect(screen.queryByText(/Everything is saved in your account/)).toBeNull();
});

test('AUTH-015 what could not be counted is not called saved', async () => {
  countUnsent.mockRejectedValueOnce(new Error('The storage is out of order'));
  show();
  expect(await screen.findByText(/We could not check whether everything has been sent/)).toBeDefined();
  expect(screen.queryByText(/Everything is saved in your account/)).toBeNull();
});
