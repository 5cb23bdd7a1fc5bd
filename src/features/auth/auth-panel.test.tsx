import { readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { type Session, session$ } from '#src/platform/session/session.ts';
import { AuthPanel } from './auth-panel.tsx';
import type { AuthScreen } from './auth-screen.ts';

const fetched = vi.fn<typeof fetch>();
const onSignedIn = vi.fn();

// Fetched when somebody goes there; here before, so that no test waits for it.
beforeAll(async () => {
  await import('./screens/other-screens.tsx');
}, 60_000);
beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  onSignedIn.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  session$.next(null);
});

const koper = {
  __typename: 'User',
  uuid: 'u1',
  email: 'koper@hervonden.test',
  name: 'Noor Jansen',
  isStaff: false,
  authToken: 'token',
  seller: { __typename: 'Seller', uuid: 's1' },
};
const refusal = (errorCode: string, more: object = {}) => ({
  __typename: 'FailedToGetError',
  errorCode,
  message: `server: ${errorCode}`,
  ...more,
});

/** The next answer of the server, to whatever is asked. */
const answer = (field: string, value: object) =>
  fetched.mockResolvedValueOnce(Response.json({ data: { [field]: value } }));

const sent = (): { readonly operationName: string; readonly variables: Record<string, unknown> } =>
  JSON.parse(String(fetched.mock.calls.at(-1)?.[1]?.body));

function Panel({ first, session }: { readonly first: AuthScreen; readonly session: Session | null }) {
  const [shown, setShown] = useState(first);
  return (
    <AuthPanel
      screen={shown}
      onScreen={setShown}
      onSignedIn={onSignedIn}
      returnTo="/account/favorieten"
      session={session}
    />
  );
}

async function show(first: AuthScreen, heading: string, session: Session | null = null) {
  render(
    <I18nProvider i18n={i18n}>
      <Panel first={first} session={session} />
    </I18nProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: heading });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const submit = (name: string) => act(async () => press(name));
const said = (text: string) => screen.findByText(text);

describe('signing in', () => {
  beforeEach(() => show({ name: 'login' }, 'Sign in'));

  test.each(['', 'nee', 'a@b', 'a b@c.nl'])(
    'AUTH-018 "%s" is refused before the server is asked, and the field takes the focus',
    async (email) => {
      type('E-mail address', email);
      type('Password', 'geheim123');
      await submit('Sign in');
      expect(screen.getByText('This e-mail address is not right.')).toBeTruthy();
      expect(document.activeElement).toBe(field('E-mail address'));
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  test('AUTH-011 AUTH-030 a visitor signs in, and the session holds what the server said', async () => {
    answer('login', koper);
    type('E-mail address', ' koper@hervonden.test ');
    type('Password', 'geheim123');
    await submit('Sign in');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(session$.value).toMatchObject({ token: 'token', userId: 'u1', sellerId: 's1' });
    expect(sent().variables).toEqual({ email: 'koper@hervonden.test', password: 'geheim123' });
  });

  test('AUTH-031 a wrong pair has its sentence, and what was typed stays', async () => {
    answer('login', refusal('generic_error'));
    type('E-mail address', 'koper@hervonden.test');
    type('Password', 'fout');
    await submit('Sign in');
    await said('The e-mail address or password is wrong.');
    expect(field('E-mail address').value).toBe('koper@hervonden.test');
    expect(field('Password').value).toBe('fout');
    expect(session$.value).toBeNull();
  });

  test('AUTH-032 an account that is not active leads to the screen that sends the mail again', async () => {
    answer('login', refusal('account_inactive'));
    type('E-mail address', 'nieuw@hervonden.test');
    type('Password', 'geheim123');
    await submit('Sign in');
    await screen.findByRole('heading', { name: 'Confirm your e-mail address' });
    expect(field('E-mail address').value).toBe('nieuw@hervonden.test');
  });

  test('staff with a second step fill in a code', async () => {
    answer('login', refusal('second_factor_required', { ticket: 'stub-1' }));
    type('E-mail address', 'staf@hervonden.test');
    type('Password', 'geheim123');
    await submit('Sign in');
    await screen.findByRole('heading', { name: 'One more step' });
    answer('secondFactorLogin', refusal('second_factor_wrong'));
    type('Code', '123 456');
    await submit('Sign in');
    await said('This code is not right, or was used before. Wait for the next one.');
    expect(sent().variables).toEqual({ ticket: 'stub-1', code: '123456' });
    answer('secondFactorLogin', koper);
    await submit('Sign in');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  test('the password can be looked at, and browsers know what the fields are for', () => {
    expect(field('E-mail address').autocomplete).toBe('username webauthn');
    expect(field('Password').autocomplete).toBe('current-password');
    press('Show password');
    expect(field('Password').type).toBe('text');
    press('Hide password');
    expect(field('Password').type).toBe('password');
  });

  test('offline the button says why, and nothing is sent or lost', async () => {
    type('E-mail address', 'koper@hervonden.test');
    act(() => online$.next(false));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Waiting for a connection' });
    expect(button.disabled).toBe(true);
    fireEvent.submit(field('E-mail address'));
    expect(fetched).not.toHaveBeenCalled();
    expect(field('E-mail address').value).toBe('koper@hervonden.test');
    act(() => online$.next(true));
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });
});

describe('signing up', () => {
  const fill = () => {
    type('Name', 'Noor Jansen');
    type('E-mail address', 'noor@hervonden.test');
    type('Password', 'kastje12');
  };

  test('AUTH-003 AUTH-021 AUTH-022 AUTH-023 AUTH-024 everything that is wrong is listed, and nothing is sent', async () => {
    await show({ name: 'signup' }, 'Create an account');
    type('Name', '  Noor ');
    type('E-mail address', 'noor@');
    type('Password', 'kastje1');
    await submit('Create account');
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual([
      'Fill in your name, with at least 5 characters.',
      'This e-mail address is not right.',
      'Choose a password of at least 8 characters, with a letter and a digit, that not everybody thinks of.',
    ]);
    expect(fetched).not.toHaveBeenCalled();
    expect(field('Password').autocomplete).toBe('new-password');
  });

  test('AUTH-014 AUTH-025 AUTH-047 news is on unless switched off; then a mail is on its way', async () => {
    await show({ name: 'signup' }, 'Create an account');
    fill();
    answer('createUser', { __typename: 'CreatedUser', success: true });
    await submit('Create account');
    await screen.findByRole('heading', { name: 'Look in your mailbox' });
    expect(sent().variables).toEqual({
      email: 'noor@hervonden.test',
      password: 'kastje12',
      name: 'Noor Jansen',
      acceptsMarketing: true,
      redirectUrl: '/account/favorieten',
    });
    answer('resendEmailVerification', { __typename: 'Requested', success: true });
    await submit('Mail it again');
    await said('Sent once more. Use the newest link.');
    expect(sent().operationName).toBe('ResendEmailVerification');
  });

  test('AUTH-036 an address with an account has its sentence at the field', async () => {
    await show({ name: 'signup' }, 'Create an account');
    fill();
    answer('createUser', { ...refusal('user_already_exists'), __typename: 'FailedToCreateError' });
    await submit('Create account');
    await said('There is an account with this e-mail address already.');
    expect(document.activeElement).toBe(field('E-mail address'));
    expect(field('Name').value).toBe('Noor Jansen');
  });

  test('AUTH-037 whatever else fails has one sentence', async () => {
    await show({ name: 'signup' }, 'Create an account');
    fill();
    answer('createUser', { ...refusal('odd_thing'), __typename: 'FailedToCreateError' });
    await submit('Create account');
    await said('Something went wrong. Try again.');
  });

  test('AUTH-009 the invitation at the favourites has a screen of its own', async () => {
    await show({ name: 'wishlist_signup' }, 'Keep your favourites');
    expect(screen.getByText(/what you saved on this device is there on your phone/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
  });
});

describe.each([
  ['AUTH-004 AUTH-019 AUTH-033', 'magic_link', 'A link instead of a password', 'requestMagicLink'],
  ['AUTH-005 AUTH-020 AUTH-034', 'password_reset', 'Choose a new password', 'requestPasswordReset'],
] as const)('asking for a mail (%s)', (_ids, name, heading, operation) => {
  beforeEach(() => show({ name }, heading));

  test(`AUTH-019 AUTH-020 the address is looked at first (${operation})`, async () => {
    type('E-mail address', 'koper@');
    await submit('Mail the link');
    expect(screen.getByText('This e-mail address is not right.')).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
  });

  test(`AUTH-004 AUTH-005 the mail is on its way (${operation})`, async () => {
    answer(operation, { __typename: 'Requested', success: true });
    type('E-mail address', 'koper@hervonden.test');
    await submit('Mail the link');
    await screen.findByRole('heading', { name: 'Look in your mailbox' });
    expect(screen.getByText('koper@hervonden.test')).toBeTruthy();
  });

  test(`AUTH-033 AUTH-034 AUTH-035 an account that is not active gets the offer of a new mail (${operation})`, async () => {
    answer(operation, refusal('account_inactive'));
    type('E-mail address', 'nieuw@hervonden.test');
    await submit('Mail the link');
    await screen.findByRole('heading', { name: 'Confirm your e-mail address' });
    answer('resendEmailVerification', { __typename: 'Requested', success: true });
    await submit('Send the activation mail again');
    await said('nieuw@hervonden.test');
    expect(sent().variables).toEqual({ email: 'nieuw@hervonden.test' });
  });

  test(`AUTH-040 too many mails: the server's sentence is shown (${operation})`, async () => {
    answer(operation, { ...refusal('too_many_requests'), __typename: 'TooManyRequestsError' });
    type('E-mail address', 'koper@hervonden.test');
    await submit('Mail the link');
    await said('server: too_many_requests');
  });
});

describe('mailed links', () => {
  test('AUTH-026 a link without its token says so and offers another', async () => {
    await show({ name: 'reset_password', token: '' }, 'Choose a new password');
    expect(screen.getByRole('alert').textContent).toContain('This link is not complete.');
    press('Ask for a new link');
    expect(await screen.findByRole('button', { name: 'Mail the link' })).toBeTruthy();
  });

  test('AUTH-006 AUTH-027 AUTH-038 AUTH-046 two passwords that differ, a used link, and the change', async () => {
    await show({ name: 'reset_password', token: 'stub-2' }, 'Choose a new password');
    type('New password', 'kastje12');
    type('The new password once more', 'kastje13');
    await submit('Change password');
    await said('The two passwords are not the same.');
    expect(fetched).not.toHaveBeenCalled();
    type('The new password once more', 'kastje12');
    answer('resetPassword', { ...refusal('reset_password_error'), __typename: 'FailedToUpdateError' });
    await submit('Change password');
    await said('The password could not be changed: the link is used or too old. Ask for a new one.');
    expect(field('New password').value).toBe('kastje12');
    answer('resetPassword', { __typename: 'ResetPassword', success: true });
    await submit('Change password');
    await screen.findByRole('heading', { name: 'Your password is changed' });
    expect(sent().variables).toEqual({ token: 'stub-2', password: 'kastje12', confirmPassword: 'kastje12' });
  });

  test('AUTH-012 AUTH-044 a magic link signs in by a click, not by being opened', async () => {
    await show({ name: 'magic_landing', token: 'stub-3' }, 'Welcome back');
    expect(fetched).not.toHaveBeenCalled();
    answer('validateMagicLink', refusal('invalid_token'));
    await submit('Sign in now');
    await said('This link no longer works: it is used or older than 15 minutes.');
    answer('validateMagicLink', koper);
    await submit('Sign in now');
    await waitFor(() => expect(session$.value?.userId).toBe('u1'));
    expect(onSignedIn).toHaveBeenCalledOnce();
  });

  test('AUTH-007 AUTH-039 AUTH-049 an address is confirmed by a click; a used link leads to the account', async () => {
    await show({ name: 'verify_email', token: 'stub-4' }, 'Confirm your e-mail address');
    expect(fetched).not.toHaveBeenCalled();
    answer('verifyEmail', { ...refusal('email_verification_error'), __typename: 'FailedToUpdateError' });
    await submit('Confirm');
    await said('The e-mail address could not be confirmed: the link is used or too old.');
    expect(screen.getByRole('link', { name: 'To my account' }).getAttribute('href')).toBe('/account');
    answer('verifyEmail', koper);
    await submit('Confirm');
    await waitFor(() => expect(session$.value?.email).toBe('koper@hervonden.test'));
  });

  test('AUTH-007 AUTH-050 whoever is signed in is told as whom, and sees the new address at once', async () => {
    const session = {
      token: 'old',
      userId: 'u1',
      email: 'oud@hervonden.test',
      name: 'Noor',
      isStaff: false,
      sellerId: null,
    };
    session$.next(session);
    await show({ name: 'verify_email', token: 'stub-5' }, 'Confirm your e-mail address', session);
    expect(screen.getByText('oud@hervonden.test')).toBeTruthy();
    answer('verifyEmail', { ...koper, authToken: null });
    await submit('Confirm');
    await screen.findByRole('heading', { name: 'Your e-mail address is confirmed' });
    expect(session$.value).toMatchObject({ token: 'old', email: 'koper@hervonden.test' });
  });
});

test('AUTH-031 AUTH-036 AUTH-037 the sentences are worded letter for letter in Dutch', () => {
  const dutch = readFileSync('locales/nl/messages.po', 'utf8');
  expect(dutch).toContain('msgid "auth.generic_error"\nmsgstr "Het e-mailadres of wachtwoord is onjuist."');
  expect(dutch).toContain(
    'msgid "auth.user_already_exists"\nmsgstr "Er bestaat al een account met dit e-mailadres."',
  );
  expect(dutch).toContain(
    'msgid "generic.error_try_again"\nmsgstr "Er is iets misgegaan. Probeer het opnieuw."',
  );
});
