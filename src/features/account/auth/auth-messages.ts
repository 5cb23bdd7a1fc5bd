import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The fields of the panel's forms; their element ids start with `auth-`. */
export type AuthField = 'name' | 'email' | 'password' | 'confirm' | 'code';

export interface AuthProblem {
  /** Null for a problem of the form as a whole. */
  readonly field: AuthField | null;
  readonly text: MessageDescriptor | string;
}

/** The messages of the error catalogue, by the code that the server and the validation here use. */
const authSentences = {
  generic_error: msg({ id: 'auth.generic_error', message: 'The email address or password is incorrect.' }),
  email_address_incorrect: msg({
    id: 'auth.email_address_incorrect',
    message: 'This email address is not correct.',
  }),
  name_too_short: msg({
    id: 'auth.name_too_short',
    message: 'Enter your name (at least 5 characters).',
  }),
  name_too_long: msg`Your name can be up to 100 characters long.`,
  weak_password: msg({
    id: 'auth.weak_password',
    message: 'Choose a password of at least 8 characters with a letter and a digit. Avoid common passwords.',
  }),
  user_already_exists: msg({
    id: 'auth.user_already_exists',
    message: 'An account with this email address already exists.',
  }),
  reset_password_mismatch: msg({
    id: 'auth.reset_password_mismatch',
    message: 'The passwords do not match.',
  }),
  reset_password_token_missing: msg({
    id: 'auth.reset_password_token_missing',
    message: 'This link is incomplete. Open it again from the email or request a new link.',
  }),
  reset_password_error: msg({
    id: 'auth.reset_password_error',
    message:
      'Your password could not be changed: the link has already been used or has expired. Request a new link.',
  }),
  email_verification_error: msg({
    id: 'auth.email_verification_error',
    message: 'Your email address could not be confirmed: the link has already been used or has expired.',
  }),
  magic_link_error: msg`This link no longer works: it has already been used or is older than 15 minutes.`,
  password_missing: msg`Enter your password.`,
  new_password_missing: msg`Choose a password.`,
  second_factor_wrong: msg`This code is incorrect or has already been used. Wait for the next one.`,
  ticket_expired: msg`This took too long. Go back and sign in again.`,
  code_missing: msg`Enter the six-digit code or a recovery code.`,
  error_try_again: msg({ id: 'generic.error_try_again', message: 'Something went wrong. Try again.' }),
  no_connection: msg`No internet connection. Try again once you are back online.`,
} as const;

export type AuthSentence = keyof typeof authSentences;

const places: Readonly<Record<string, AuthField>> = {
  email_address_incorrect: 'email',
  user_already_exists: 'email',
  name_too_short: 'name',
  name_too_long: 'name',
  weak_password: 'password',
  password_missing: 'password',
  new_password_missing: 'password',
  reset_password_mismatch: 'confirm',
  code_missing: 'code',
  second_factor_wrong: 'code',
};

/** The problem of a code: its message and the field it belongs to. */
export function problemOf(code: AuthSentence): AuthProblem {
  return { field: places[code] ?? null, text: authSentences[code] };
}

/**
 * The problem for a refusal of the server: the message of this app for a code of the catalogue or one that the screen
 * maps in `sentences`, the server's message for any other code, and `fallback` when the server sent none.
 */
export function refusalProblem(
  { errorCode, message }: { readonly errorCode: string; readonly message: string },
  fallback: AuthSentence,
  sentences: Readonly<Record<string, AuthSentence>> = {},
): AuthProblem {
  const own = sentences[errorCode];
  if (own !== undefined) return problemOf(own);
  if (isSentence(errorCode)) return problemOf(errorCode);
  return message === '' ? problemOf(fallback) : { field: null, text: message };
}

function isSentence(code: string): code is AuthSentence {
  return Object.hasOwn(authSentences, code);
}
