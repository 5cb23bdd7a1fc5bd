/** Somebody asked for a mail with a link; `userId` is null when there is nobody to send it to. */
export const linkAsked = 'auth.link_asked';
/** Somebody signed up with the address of an account that is there already. */
export const signUpKnown = 'auth.sign_up_known';
export const passwordChanged = 'auth.password_changed';
/** A new address was given and waits for its confirmation. */
export const emailChangeAsked = 'auth.email_change_asked';
/** A token was made for a browser and system that the account has not been used with. */
export const newDevice = 'auth.new_device';
