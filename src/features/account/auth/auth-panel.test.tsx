import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { online$ } from '#src/platform/connectivity/connectivity.ts';
import { session$ } from '#src/platform/session/session.ts';
import {
  answer,
  fetched,
  field,
  koper,
  onSignedIn,
  press,
  refusal,
  sent,
  setUpPanel,
  show,
  shownText,
  submit,
  type,
} from '#tests/setup/auth-panel-bench.tsx';

setUpPanel();

describe('signing in', () => {
  beforeEach(() => show({ name: 'login' }, 'Sign in'));

  test.each(['', 'nee', 'a@b', 'a b@c.nl'])(
    'AUTH-018 "%s" is refused before the server is asked, and the field takes the focus',
    async (email) => {
      type('Email address', email);
      type('Password', 'geheim123');
      await submit('Sign in');
      expect(screen.getByText('This email address is not correct.')).toBeTruthy();
      expect(document.activeElement).toBe(field('Email address'));
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  test('AUTH-011 AUTH-030 a visitor signs in, and the session stores the answer of the server', async () => {
    answer('login', koper);
    type('Email address', ' koper@hervonden.test ');
    type('Password', 'geheim123');
    await submit('Sign in');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(session$.value).toMatchObject({ token: 'token', userId: 'u1', sellerId: 's1' });
    expect(sent().variables).toEqual({ email: 'koper@hervonden.test', password: 'geheim123' });
  });

  test('AUTH-031 wrong credentials show a message, and the typed text stays', async () => {
    answer('login', refusal('generic_error'));
    type('Email address', 'koper@hervonden.test');
    type('Password', 'fout');
    await submit('Sign in');
    await shownText('The email address or password is incorrect.');
    expect(field('Email address').value).toBe('koper@hervonden.test');
    expect(field('Password').value).toBe('fout');
    expect(session$.value).toBeNull();
  });

  test('AUTH-032 an account that is not active leads to the screen that sends the mail again', async () => {
    answer('login', refusal('account_inactive'));
    type('Email address', 'nieuw@hervonden.test');
    type('Password', 'geheim123');
    await submit('Sign in');
    await screen.findByRole('heading', { name: 'Confirm your email address' });
    expect(field('Email address').value).toBe('nieuw@hervonden.test');
  });

  test('staff with a second step fill in a code', async () => {
    answer('login', refusal('second_factor_required', { ticket: 'stub-1' }));
    type('Email address', 'staf@hervonden.test');
    type('Password', 'geheim123');
    await submit('Sign in');
    await screen.findByRole('heading', { name: 'One more step' });
    answer('secondFactorLogin', refusal('second_factor_wrong'));
    type('Code', '123 456');
    await submit('Sign in');
    await shownText('This code is incorrect or has already been used. Wait for the next one.');
    expect(sent().variables).toEqual({ ticket: 'stub-1', code: '123456' });
    answer('secondFactorLogin', koper);
    await submit('Sign in');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  });

  test('the password can be looked at, and browsers know what the fields are for', () => {
    expect(field('Email address').autocomplete).toBe('username webauthn');
    expect(field('Password').autocomplete).toBe('current-password');
    press('Show password');
    expect(field('Password').type).toBe('text');
    press('Hide password');
    expect(field('Password').type).toBe('password');
  });

  test('offline the button shows the reason, and nothing is sent or lost', async () => {
    type('Email address', 'koper@hervonden.test');
    act(() => online$.next(false));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Waiting for a connection' });
    expect(button.disabled).toBe(true);
    fireEvent.submit(field('Email address'));
    expect(fetched).not.toHaveBeenCalled();
    expect(field('Email address').value).toBe('koper@hervonden.test');
    act(() => online$.next(true));
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });
});

describe('signing up', () => {
  const fill = () => {
    type('Name', 'Noor Jansen');
    type('Email address', 'noor@hervonden.test');
    type('Password', 'kastje12');
  };

  test('AUTH-003 AUTH-021 AUTH-022 AUTH-023 AUTH-024 everything that is wrong is listed, and nothing is sent', async () => {
    await show({ name: 'signup' }, 'Create an account');
    type('Name', '  Noor ');
    type('Email address', 'noor@');
    type('Password', 'kastje1');
    await submit('Create account');
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual([
      'Enter your name (at least 5 characters).',
      'This email address is not correct.',
      'Choose a password of at least 8 characters with a letter and a digit. Avoid common passwords.',
    ]);
    expect(fetched).not.toHaveBeenCalled();
    expect(field('Password').autocomplete).toBe('new-password');
  });

  // Finding E10 of docs/reviews/2026-11-findings.md.
  test('AUTH-024 a common password is refused while it is typed, and not sent', async () => {
    await show({ name: 'signup' }, 'Create an account');
    fill();
    const mark = () => screen.getByText('Not a common password').closest('li')?.hasAttribute('data-met');
    await waitFor(() => expect(mark()).toBe(true));
    type('Password', 'geheim123');
    expect(mark()).toBe(false);
    expect(screen.getByRole('status').textContent).toContain('Too weak');
    await submit('Create account');
    await shownText(
      'Choose a password of at least 8 characters with a letter and a digit. Avoid common passwords.',
    );
    expect(fetched).not.toHaveBeenCalled();
  });

  test('AUTH-014 AUTH-025 AUTH-047 the newsletter is on unless switched off; then an email is sent', async () => {
    await show({ name: 'signup' }, 'Create an account');
    fill();
    answer('createUser', { __typename: 'CreatedUser', success: true });
    await submit('Create account');
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(sent().variables).toEqual({
      email: 'noor@hervonden.test',
      password: 'kastje12',
      name: 'Noor Jansen',
      acceptsMarketing: true,
      redirectUrl: '/account/favorieten',
    });
    answer('resendEmailVerification', { __typename: 'Requested', success: true });
    await submit('Send email again');
    await shownText('Sent again. Use the latest link.');
    expect(sent().operationName).toBe('ResendEmailVerification');
  });

  test('AUTH-036 an address with an account has its sentence at the field', async () => {
    await show({ name: 'signup' }, 'Create an account');
    fill();
    answer('createUser', { ...refusal('user_already_exists'), __typename: 'FailedToCreateError' });
    await submit('Create account');
    await shownText('An account with this email address already exists.');
    expect(document.activeElement).toBe(field('Email address'));
    expect(field('Name').value).toBe('Noor Jansen');
  });

  test('AUTH-037 any other failure shows one message', async () => {
    await show({ name: 'signup' }, 'Create an account');
    fill();
    answer('createUser', { ...refusal('odd_thing'), __typename: 'FailedToCreateError' });
    await submit('Create account');
    await shownText('Something went wrong. Try again.');
  });

  test('AUTH-009 the invitation at the favourites has a screen of its own', async () => {
    await show({ name: 'wishlist_signup' }, 'Save your favourites');
    expect(screen.getByText(/to see your favourites on your phone and computer/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
  });
});

test('AUTH-031 AUTH-036 AUTH-037 the Dutch messages match the specification exactly', () => {
  const dutch = readFileSync('locales/nl/messages.po', 'utf8');
  expect(dutch).toContain('msgid "auth.generic_error"\nmsgstr "Het e-mailadres of wachtwoord is onjuist."');
  expect(dutch).toContain(
    'msgid "auth.user_already_exists"\nmsgstr "Er bestaat al een account met dit e-mailadres."',
  );
  expect(dutch).toContain(
    'msgid "generic.error_try_again"\nmsgstr "Er is iets misgegaan. Probeer het opnieuw."',
  );
});
