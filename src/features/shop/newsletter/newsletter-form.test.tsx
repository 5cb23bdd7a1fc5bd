import { readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '#src/platform/session/session.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('fetch', fetched);
  render(
    <I18nProvider i18n={i18n}>
      <NewsletterForm />
    </I18nProvider>,
  );
});
afterEach(() => {
  cleanup();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const field = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Your email address for the newsletter' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Sign me up' }));
const answers = (status: number) => fetched.mockImplementation(async () => Response.json({}, { status }));

test('NEWS-002 NEWS-005 the form posts its address as JSON; OK leads to the mail', async () => {
  answers(200);
  type('robin@hervonden.test');
  send();
  expect((await screen.findByRole('status')).textContent).toContain('Check your email');
  const [[address, init] = []] = fetched.mock.calls;
  expect(String(address)).toMatch(/\/auth\/newsletter-subscribe\/$/);
  expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
  expect(JSON.parse(String(init?.body))).toEqual({ email: 'robin@hervonden.test' });
});

test('NEWS-003 without a valid address nothing is sent and the field shows the reason', async () => {
  for (const [typed, text] of [
    ['', 'Enter your email address.'],
    ['robin', 'This email address is not correct.'],
  ] as const) {
    type(typed);
    send();
    await screen.findByRole('textbox', { description: text });
    expect(document.activeElement).toBe(field());
  }
  expect(fetched).not.toHaveBeenCalled();
});

test('NEWS-004 a failure shows "Er is iets misgegaan, probeer het opnieuw." and keeps the address', async () => {
  type('robin@hervonden.test');
  for (const fails of [
    () => answers(500),
    () => answers(429),
    () => fetched.mockRejectedValue(new Error()),
  ]) {
    fails();
    send();
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong, try again.');
    expect(field().value).toBe('robin@hervonden.test');
    type('robin@hervonden.tes');
    expect(screen.queryByRole('alert')).toBeNull();
    type('robin@hervonden.test');
  }
  expect(readFileSync('locales/nl/messages.po', 'utf8')).toContain(
    'msgid "newsletter.error"\nmsgstr "Er is iets misgegaan, probeer het opnieuw."',
  );
});

test('an address that only the server finds wrong is the field’s matter', async () => {
  answers(422);
  type('robin@hervonden.test');
  send();
  await screen.findByRole('textbox', { description: 'This email address is not correct.' });
});

test('the address of who signed out is not there for the next person on the device', () => {
  const account = { token: 't', name: 'Robin', isStaff: false, sellerId: null };
  act(() => signIn({ ...account, userId: 'u1', email: 'robin@hervonden.test' }));
  expect(field().value).toBe('robin@hervonden.test');
  act(() => signOut('chosen'));
  expect(field().value).toBe('');
});
