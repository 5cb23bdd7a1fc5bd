import type { Messages } from '../../messages.ts';

const signIn: Messages = {
  generic_error: /*i18n*/ 'The email address or password is incorrect.',
  account_inactive: /*i18n*/ 'This account has not been activated yet.',
  invalid_date: /*i18n*/ 'This date is not valid.',
  account_suspended:
    /*i18n*/ 'Your account is suspended. The email we sent you explains why and what you can do.',
  invalid_token: /*i18n*/ 'This link no longer works. Request a new one.',
  second_factor_required: /*i18n*/ 'Enter the code from your authenticator app.',
  second_factor_wrong: /*i18n*/ 'This code is incorrect or has already been used.',
  authenticator_required:
    /*i18n*/ 'This needs an authenticator app; a passkey is not enough. Set one up under Security in your account, then try again.',
  passkey_refused: /*i18n*/ 'This passkey did not work. Try again.',
  staff_second_factor_required: /*i18n*/ 'Sign in with a code or a passkey first. Staff need a second step.',
};

const account: Messages = {
  email_address_incorrect: /*i18n*/ 'This email address is not valid.',
  name_too_short: /*i18n*/ 'Enter a name of at least 5 characters.',
  name_too_long: /*i18n*/ 'Enter a name of at most 100 characters.',
  weak_password:
    /*i18n*/ 'Choose a password of at least 8 characters with a letter and a digit. Avoid common passwords.',
  verification_sent: /*i18n*/ 'Almost done: click the link in the email we are sending you.',
  user_already_exists: /*i18n*/ 'There is already an account with this email address.',
  reset_password_token_missing: /*i18n*/ 'This link is not valid. Request a new one.',
  reset_password_mismatch: /*i18n*/ 'The passwords do not match.',
  reset_password_error: /*i18n*/ 'Your password could not be changed. Request a new link.',
  email_verification_error: /*i18n*/ 'Your email address could not be confirmed. Request a new link.',
  totp_exists: /*i18n*/ 'You have already set up an authenticator app.',
  factor_sign_in_required:
    /*i18n*/ 'Sign out and sign in with your passkey to change this. Lost it? Request a new password on the sign-in page: that removes your passkeys.',
  staff_factor_sign_in_required:
    /*i18n*/ 'Sign out and sign in with your passkey or a code to change this. Lost it? Ask a colleague who manages accounts.',
  passkey_name_invalid: /*i18n*/ 'Give your passkey a name of 1 to 60 characters.',
  unknown_device: /*i18n*/ 'Unknown device',
};

export const authMessages: Messages = { ...signIn, ...account };
