import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
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

describe.each([
  ['AUTH-004 AUTH-019 AUTH-033', 'magic_link', 'Sign in with a link', 'requestMagicLink'],
  ['AUTH-005 AUTH-020 AUTH-034', 'password_reset', 'Choose a new password', 'requestPasswordReset'],
] as const)('asking for a mail (%s)', (_ids, name, heading, operation) => {
  beforeEach(() => show({ name }, heading));

  test(`AUTH-019 AUTH-020 the address is looked at first (${operation})`, async () => {
    type('Email address', 'koper@');
    await submit('Send link');
    expect(screen.getByText('This email address is not correct.')).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
  });

  test(`AUTH-004 AUTH-005 the email is sent (${operation})`, async () => {
    answer(operation, { __typename: 'Requested', success: true });
    type('Email address', 'koper@hervonden.test');
    await submit('Send link');
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(screen.getByText('koper@hervonden.test')).toBeTruthy();
  });

  test(`AUTH-033 AUTH-034 AUTH-035 an account that is not active gets the offer of a new mail (${operation})`, async () => {
    answer(operation, refusal('account_inactive'));
    type('Email address', 'nieuw@hervonden.test');
    await submit('Send link');
    await screen.findByRole('heading', { name: 'Confirm your email address' });
    answer('resendEmailVerification', { __typename: 'Requested', success: true });
    await submit('Send activation email again');
    await shownText('nieuw@hervonden.test');
    expect(sent().variables).toEqual({ email: 'nieuw@hervonden.test' });
  });

  test(`AUTH-040 too many mails: the server's sentence is shown (${operation})`, async () => {
    answer(operation, { ...refusal('too_many_requests'), __typename: 'TooManyRequestsError' });
    type('Email address', 'koper@hervonden.test');
    await submit('Send link');
    await shownText('server: too_many_requests');
  });
});

describe('mailed links', () => {
  test('AUTH-026 a link without its token shows a message and offers another link', async () => {
    await show({ name: 'reset_password', token: '' }, 'Choose a new password');
    expect(screen.getByRole('alert').textContent).toContain('This link is incomplete.');
    press('Request a new link');
    expect(await screen.findByRole('button', { name: 'Send link' })).toBeTruthy();
  });

  test('AUTH-006 AUTH-027 AUTH-038 AUTH-046 two passwords that differ, a used link, and the change', async () => {
    await show({ name: 'reset_password', token: 'stub-2' }, 'Choose a new password');
    type('New password', 'kastje12');
    type('Repeat new password', 'kastje13');
    await submit('Change password');
    await shownText('The passwords do not match.');
    expect(fetched).not.toHaveBeenCalled();
    type('Repeat new password', 'kastje12');
    answer('resetPassword', { ...refusal('reset_password_error'), __typename: 'FailedToUpdateError' });
    await submit('Change password');
    await shownText(
      'Your password could not be changed: the link has already been used or has expired. Request a new link.',
    );
    expect(field('New password').value).toBe('kastje12');
    answer('resetPassword', { __typename: 'ResetPassword', success: true });
    await submit('Change password');
    await screen.findByRole('heading', { name: 'Your password has been changed' });
    expect(sent().variables).toEqual({ token: 'stub-2', password: 'kastje12', confirmPassword: 'kastje12' });
  });

  test('AUTH-012 AUTH-044 a magic link signs in by a click, not by being opened', async () => {
    await show({ name: 'magic_landing', token: 'stub-3' }, 'Welcome back');
    expect(fetched).not.toHaveBeenCalled();
    answer('validateMagicLink', refusal('invalid_token'));
    await submit('Sign in now');
    await shownText('This link no longer works: it has already been used or is older than 15 minutes.');
    answer('validateMagicLink', koper);
    await submit('Sign in now');
    await waitFor(() => expect(session$.value?.userId).toBe('u1'));
    expect(onSignedIn).toHaveBeenCalledOnce();
  });

  test('AUTH-007 AUTH-039 AUTH-049 an address is confirmed by a click; a used link leads to the account', async () => {
    await show({ name: 'verify_email', token: 'stub-4' }, 'Confirm your email address');
    expect(fetched).not.toHaveBeenCalled();
    answer('verifyEmail', { ...refusal('email_verification_error'), __typename: 'FailedToUpdateError' });
    await submit('Confirm');
    await shownText(
      'Your email address could not be confirmed: the link has already been used or has expired.',
    );
    expect(screen.getByRole('link', { name: 'Go to my account' }).getAttribute('href')).toBe('/account');
    answer('verifyEmail', koper);
    await submit('Confirm');
    await waitFor(() => expect(session$.value?.email).toBe('koper@hervonden.test'));
  });

  test('AUTH-007 AUTH-050 a signed-in user sees the account name, and the new address at once', async () => {
    const session = {
      token: 'old',
      userId: 'u1',
      email: 'oud@hervonden.test',
      name: 'Noor',
      isStaff: false,
      sellerId: null,
    };
    session$.next(session);
    await show({ name: 'verify_email', token: 'stub-5' }, 'Confirm your email address', session);
    expect(screen.getByText('oud@hervonden.test')).toBeTruthy();
    answer('verifyEmail', { ...koper, authToken: null });
    await submit('Confirm');
    await screen.findByRole('heading', { name: 'Your email address has been confirmed' });
    expect(session$.value).toMatchObject({ token: 'old', email: 'koper@hervonden.test' });
  });
});
