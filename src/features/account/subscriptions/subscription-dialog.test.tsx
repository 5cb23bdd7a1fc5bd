import { readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '#src/platform/session/session.ts';
import { SubscriptionDialog } from './subscription-dialog.tsx';

let answer: object | null;
let sent: unknown[] = [];
let setOpen: (isOpen: boolean) => void;
const onOpenChange = vi.fn();

const dialog = (isOpen: boolean) => (
  <I18nProvider i18n={i18n}>
    <SubscriptionDialog {...{ isOpen, onOpenChange }} savedUrl="/collecties/we-love" title="We love" />
  </I18nProvider>
);

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  sent = [];
  answer = { __typename: 'SubscriptionAsked', interval: 'WEEKLY' };
  vi.stubGlobal('fetch', async (_url: string, init: { readonly body: string }) => {
    sent.push(JSON.parse(init.body).variables);
    if (answer === null) throw new Error('no network');
    return Response.json({ data: { createSubscription: answer } });
  });
  const { rerender } = render(dialog(true));
  setOpen = (isOpen) => rerender(dialog(isOpen));
});
afterEach(() => {
  cleanup();
  onOpenChange.mockReset();
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Keep me posted' }));

test('NEWS-006 NEWS-007 NEWS-011 the modal shows a form, sends it, and then that it went well', async () => {
  screen.getByRole('dialog', { name: 'New products by email' });
  type(' robin@hervonden.test');
  fireEvent.click(screen.getByRole('radio', { name: 'Daily, if there is something new' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Also subscribe to the newsletter/ }));
  send();
  expect((await screen.findByRole('status')).textContent).toContain('new products in “We love”');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sent).toEqual([
    {
      ...{ email: 'robin@hervonden.test', interval: 'DAILY', savedUrl: '/collecties/we-love' },
      ...{ title: 'We love', subscribeToNewsletter: true },
    },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('NEWS-008 it is weekly and without the newsletter by default', async () => {
  type('robin@hervonden.test');
  send();
  await screen.findByRole('status');
  expect(sent).toEqual([expect.objectContaining({ interval: 'WEEKLY', subscribeToNewsletter: false })]);
});

test('NEWS-010 a wrong address is found before anything is sent, and shown at its field', async () => {
  type('robin');
  send();
  await screen.findByRole('textbox', { description: 'This email address is not correct.' });
  expect(sent).toEqual([]);
  answer = { __typename: 'ValidationError', errorCode: 'email_address_incorrect', fields: [] };
  type('robin@hervonden.test');
  send();
  await screen.findByRole('textbox', { description: 'This email address is not correct.' });
  expect(sent).toHaveLength(1);
  expect(readFileSync('locales/nl/messages.po', 'utf8')).toMatch(
    /msgid "auth.email_address_incorrect"\nmsgstr "\S/,
  );
});

test('NEWS-009 a failure shows generic.error_try_again and keeps the typed text', async () => {
  i18n.load('en', { 'generic.error_try_again': 'Try that again' });
  type('robin@hervonden.test');
  for (const failure of [null, { __typename: 'TooManyRequestsError', errorCode: 'too_many_requests' }]) {
    answer = failure;
    send();
    expect((await screen.findByRole('alert')).textContent).toContain('Try that again');
    expect(field().value).toBe('robin@hervonden.test');
  }
});

async function reopen(): Promise<void> {
  setOpen(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  setOpen(true);
  await screen.findByRole('dialog');
}

test('closed and opened again it still has the typed text', async () => {
  type('robin@hervonden.test');
  fireEvent.click(screen.getByRole('radio', { name: 'Daily, if there is something new' }));
  await reopen();
  expect(field().value).toBe('robin@hervonden.test');
  expect(screen.getByRole('radio', { name: 'Daily, if there is something new' })).toHaveProperty(
    'checked',
    true,
  );
});

test('once it went well it can be asked for at another address', async () => {
  type('robin@hervonden.test');
  send();
  await screen.findByRole('status');
  await reopen();
  type('noor@hervonden.test');
  send();
  await screen.findByRole('status');
  expect(sent).toEqual([
    expect.objectContaining({ email: 'robin@hervonden.test' }),
    expect.objectContaining({ email: 'noor@hervonden.test' }),
  ]);
});

test('the address of who signed out is not there for the next person on the device', async () => {
  const account = { token: 't', name: 'Robin', isStaff: false, sellerId: null };
  act(() => signIn({ ...account, userId: 'u1', email: 'robin@hervonden.test' }));
  expect(field().value).toBe('robin@hervonden.test');
  setOpen(false);
  act(() => signOut('chosen'));
  await reopen();
  expect(field().value).toBe('');
});
