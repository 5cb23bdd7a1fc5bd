import { expect, test } from 'vitest';
import { type AuthScreen, isMailedLink, screenOf, searchOf } from './auth-screen.ts';
import { authSearchOf } from './auth-search.ts';

test('AUTH-006 pwResetToken opens the screen to choose a password', () => {
  expect(screenOf(authSearchOf({ pwResetToken: 'abc' }))).toEqual({ name: 'reset_password', token: 'abc' });
});

test('AUTH-007 verifyEmailToken opens the screen to confirm an address', () => {
  expect(screenOf(authSearchOf({ verifyEmailToken: 'abc' }))).toEqual({ name: 'verify_email', token: 'abc' });
});

test('AUTH-012 magicLinkToken opens the screen that signs in with a click', () => {
  expect(screenOf(authSearchOf({ magicLinkToken: 'abc' }))).toEqual({ name: 'magic_landing', token: 'abc' });
});

test('AUTH-008 email opens the screen of an account that is not active yet', () => {
  expect(screenOf(authSearchOf({ email: 'a@b.nl' }))).toEqual({ name: 'inactive', email: 'a@b.nl' });
});

test('AUTH-003 with a screen, email is what that screen begins with', () => {
  const search = authSearchOf({ scherm: 'registreren', email: 'a@b.nl' });
  expect(screenOf(search)).toEqual({ name: 'signup' });
  expect(search.email).toBe('a@b.nl');
  expect(screenOf(authSearchOf({ scherm: 'inloggen', email: 'a@b.nl' }))).toEqual({ name: 'login' });
});

test('AUTH-026 a link without its token still opens the screen that explains it', () => {
  expect(screenOf(authSearchOf({ pwResetToken: '' }))).toEqual({ name: 'reset_password', token: '' });
});

test('every screen with an address is found again by it', () => {
  const screens: AuthScreen[] = [
    { name: 'login' },
    { name: 'signup' },
    { name: 'wishlist_signup' },
    { name: 'magic_link' },
    { name: 'password_reset' },
    { name: 'inactive', email: 'a@b.nl' },
  ];
  for (const screen of screens) expect(screenOf(searchOf(screen) ?? { scherm: 'none' })).toEqual(screen);
});

test('what follows on something that was sent has no address', () => {
  expect(searchOf({ name: 'second_factor', ticket: 't' })).toBeNull();
  expect(searchOf({ name: 'mail_sent', mail: 'activation' })).toBeNull();
});

test.each([{ scherm: 'anders' }, { scherm: ['x'] }, { pwResetToken: 7 }, { email: 'x'.repeat(3_000) }, {}])(
  'what nobody understands (%o) is the login screen',
  (search) => {
    expect(screenOf(authSearchOf(search))).toEqual({ name: 'login' });
  },
);

test('only mailed links show to somebody who is signed in', () => {
  expect(isMailedLink({ name: 'magic_landing', token: 't' })).toBe(true);
  expect(isMailedLink({ name: 'inactive', email: 'a@b.nl' })).toBe(false);
});
