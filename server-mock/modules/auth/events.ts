/** A person requested an email with a link; `userId` is null if there is no recipient. */
export const linkAsked = 'auth.link_asked';
/** A person signed up with the address of an existing account. */
export const signUpKnown = 'auth.sign_up_known';
/** The address of a new account was confirmed by its emailed link. Payload `{ userId, locale }`. */
export const accountActivated = 'auth.account_activated';
export const passwordChanged = 'auth.password_changed';
export const passkeyAdded = 'auth.passkey_added';
export const passkeyRemoved = 'auth.passkey_removed';
export const authenticatorAdded = 'auth.authenticator_added';
export const authenticatorRemoved = 'auth.authenticator_removed';
/**
 * A new address was submitted and has to be confirmed. Payload `{ userId, locale, from, to }`: the old address is
 * warned even if its email succeeds only after the change, when it is stored nowhere else.
 */
export const emailChangeAsked = 'auth.email_change_asked';
/** A token was issued for a browser and operating system that the account has not been used with before. */
export const newDevice = 'auth.new_device';
