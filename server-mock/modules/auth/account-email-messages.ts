export type AccountEmail =
  | 'verify_email'
  | 'verify_email_again'
  | 'magic_link'
  | 'reset_password'
  | 'password_changed'
  | 'password_changed_passkeys_removed'
  | 'password_changed_passkeys_left'
  | 'passkey_added'
  | 'passkey_removed'
  | 'authenticator_added'
  | 'authenticator_removed'
  | 'change_email'
  | 'email_change_told'
  | 'sign_up_known'
  | 'new_device';

/** The message ids of an email. `{what}` is the device, the new email address or the number of passkeys. */
interface EmailMessages {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The label of the email's only button. */
  readonly action: string;
  readonly below: readonly string[];
}

export const accountEmailMessages: Readonly<Record<AccountEmail, EmailMessages>> = {
  verify_email: {
    subject: /*i18n*/ 'Confirm your email address',
    paragraphs: [
      /*i18n*/ 'Good to have you here. One more step: confirm your email address and your account is ready.',
    ],
    action: /*i18n*/ 'Confirm email address',
    below: [
      /*i18n*/ 'The link works once and is valid for seven days.',
      /*i18n*/ 'Didn’t create an account? There is nothing you need to do.',
    ],
  },
  verify_email_again: {
    subject: /*i18n*/ 'Confirm your email address: new link',
    paragraphs: [
      /*i18n*/ 'Someone signed up with this email address again. Only this link still works, with the password that was chosen last.',
    ],
    action: /*i18n*/ 'Confirm email address',
    below: [
      /*i18n*/ 'The link works once and is valid for seven days.',
      /*i18n*/ 'Wasn’t this you? Then don’t use the link. If you do want an account, sign up again yourself.',
    ],
  },
  magic_link: {
    subject: /*i18n*/ 'Your sign-in link',
    paragraphs: [/*i18n*/ 'Use this link to sign in without a password.'],
    action: /*i18n*/ 'Sign in',
    below: [
      /*i18n*/ 'The link works once and is valid for 15 minutes. Please don’t forward it.',
      /*i18n*/ 'Didn’t request it? There is nothing you need to do.',
    ],
  },
  reset_password: {
    subject: /*i18n*/ 'Choose a new password',
    paragraphs: [
      /*i18n*/ 'You asked for a new password. Choose it here; after that you sign in again on all your devices.',
    ],
    action: /*i18n*/ 'Choose new password',
    below: [
      /*i18n*/ 'The link works once and is valid for one hour.',
      /*i18n*/ 'Didn’t request it? There is nothing you need to do; your password stays the same.',
    ],
  },
  password_changed: {
    subject: /*i18n*/ 'Your password was changed',
    paragraphs: [
      /*i18n*/ 'Your password has just been changed. You need to sign in again on all your devices.',
    ],
    action: /*i18n*/ 'Go to my account',
    below: [/*i18n*/ 'Wasn’t this you? Request a new password on the sign-in page right away.'],
  },
  password_changed_passkeys_removed: {
    subject: /*i18n*/ 'Your password was changed',
    paragraphs: [
      /*i18n*/ 'Your password has just been changed. You need to sign in again on all your devices.',
      /*i18n*/ 'For your security we also removed your passkeys. Add them again once you have signed in.',
    ],
    action: /*i18n*/ 'Go to Security',
    below: [/*i18n*/ 'Wasn’t this you? Request a new password on the sign-in page right away.'],
  },
  password_changed_passkeys_left: {
    subject: /*i18n*/ 'Your password was changed',
    paragraphs: [
      /*i18n*/ 'Your password has just been changed. You need to sign in again on all your devices.',
      /*i18n*/ 'Your passkeys still work: {what}. Check that you recognise each of them and remove the others.',
    ],
    action: /*i18n*/ 'View my passkeys',
    below: [/*i18n*/ 'Wasn’t this you? Request a new password on the sign-in page right away.'],
  },
  passkey_added: {
    subject: /*i18n*/ 'Passkey added',
    paragraphs: [/*i18n*/ 'A passkey that can sign in to your account was added on this device: {what}.'],
    action: /*i18n*/ 'View my passkeys',
    below: [
      /*i18n*/ 'Wasn’t this you? Request a new password on the sign-in page right away and check your passkeys.',
    ],
  },
  passkey_removed: {
    subject: /*i18n*/ 'Passkey removed',
    paragraphs: [/*i18n*/ 'A passkey of your account was removed on this device: {what}.'],
    action: /*i18n*/ 'View my passkeys',
    below: [/*i18n*/ 'Wasn’t this you? Request a new password on the sign-in page right away.'],
  },
  authenticator_added: {
    subject: /*i18n*/ 'Authenticator app set up',
    paragraphs: [
      /*i18n*/ 'An authenticator app was set up for your account on this device: {what}. Your other devices were signed out.',
    ],
    action: /*i18n*/ 'Go to Security',
    below: [
      /*i18n*/ 'Wasn’t this you? Ask a colleague who manages accounts to end all sessions of your account right away.',
    ],
  },
  authenticator_removed: {
    subject: /*i18n*/ 'Authenticator app removed',
    paragraphs: [
      /*i18n*/ 'The authenticator app of your account was removed on this device: {what}. Your other devices were signed out.',
    ],
    action: /*i18n*/ 'Go to Security',
    below: [
      /*i18n*/ 'Wasn’t this you? Ask a colleague who manages accounts to end all sessions of your account right away.',
    ],
  },
  change_email: {
    subject: /*i18n*/ 'Confirm your new email address',
    paragraphs: [
      /*i18n*/ 'You want to use this address for your account. Please confirm it; until then your old address remains in use.',
    ],
    action: /*i18n*/ 'Confirm the address',
    below: [
      /*i18n*/ 'The link works once and is valid for seven days.',
      /*i18n*/ 'Wasn’t this you? There is nothing you need to do.',
    ],
  },
  email_change_told: {
    subject: /*i18n*/ 'Your email address is being changed',
    paragraphs: [
      /*i18n*/ 'Someone asked to change the email address of your account to {what}. The change takes effect once that address has been confirmed.',
    ],
    action: /*i18n*/ 'Go to my account',
    below: [/*i18n*/ 'Wasn’t this you? Choose a new password right away: that cancels the change.'],
  },
  sign_up_known: {
    subject: /*i18n*/ 'You already have an account',
    paragraphs: [
      /*i18n*/ 'Someone tried to sign up with this email address, but you already have an account. Nothing has changed.',
    ],
    action: /*i18n*/ 'Sign in',
    below: [
      /*i18n*/ 'Forgot your password? Request a new one on the sign-in page.',
      /*i18n*/ 'Wasn’t this you? There is nothing you need to do.',
    ],
  },
  new_device: {
    subject: /*i18n*/ 'Signed in on a new device',
    paragraphs: [/*i18n*/ 'Your account was signed in to on a device that we did not recognise: {what}.'],
    action: /*i18n*/ 'View my devices',
    below: [/*i18n*/ 'Wasn’t this you? Sign out that device and choose a new password.'],
  },
};
