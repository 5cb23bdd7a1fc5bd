/** The screens of the auth panel (AUTH-002 to AUTH-010). What a link or a server's answer brought stands with its screen. */
export type AuthScreen =
  | { readonly name: 'login' }
  | { readonly name: 'signup' }
  | { readonly name: 'wishlist_signup' }
  | { readonly name: 'magic_link' }
  | { readonly name: 'password_reset' }
  | { readonly name: 'reset_password'; readonly token: string }
  | { readonly name: 'verify_email'; readonly token: string }
  | { readonly name: 'magic_landing'; readonly token: string }
  | { readonly name: 'inactive'; readonly email: string }
  | { readonly name: 'second_factor'; readonly ticket: string }
  | { readonly name: 'mail_sent'; readonly mail: 'activation' | 'magic_link' | 'password_reset' }
  | { readonly name: 'password_changed' };

/** The part of /account's address that the panel reads; the parameters of mailed links are the specification's. */
export interface AuthSearch {
  readonly pwResetToken?: string;
  readonly verifyEmailToken?: string;
  readonly magicLinkToken?: string;
  readonly email?: string;
  readonly scherm?: string;
}

const longest = 2_000;

const screensOfAddress: Readonly<Record<string, AuthScreen>> = {
  registreren: { name: 'signup' },
  'favorieten-bewaren': { name: 'wishlist_signup' },
  inloglink: { name: 'magic_link' },
  'wachtwoord-vergeten': { name: 'password_reset' },
};

/** Takes from an address what the panel understands; nothing else, and nothing of an absurd length. */
export function authSearchOf(search: Readonly<Record<string, unknown>>): AuthSearch {
  const text = (value: unknown): string | null =>
    typeof value === 'string' && value.length <= longest ? value : null;
  const pwResetToken = text(search.pwResetToken);
  const verifyEmailToken = text(search.verifyEmailToken);
  const magicLinkToken = text(search.magicLinkToken);
  const email = text(search.email);
  const scherm = text(search.scherm);
  return {
    ...(pwResetToken !== null && { pwResetToken }),
    ...(verifyEmailToken !== null && { verifyEmailToken }),
    ...(magicLinkToken !== null && { magicLinkToken }),
    ...(email !== null && { email }),
    ...(scherm !== null && screensOfAddress[scherm] !== undefined && { scherm }),
  };
}

/** Which screen an address opens; an empty token opens its screen too, which then says that the link is not whole. */
export function screenOf(search: AuthSearch): AuthScreen {
  if (search.pwResetToken !== undefined) return { name: 'reset_password', token: search.pwResetToken };
  if (search.verifyEmailToken !== undefined) return { name: 'verify_email', token: search.verifyEmailToken };
  if (search.magicLinkToken !== undefined) return { name: 'magic_landing', token: search.magicLinkToken };
  // With a screen it is what that screen begins with.
  if (search.email !== undefined && search.scherm === undefined)
    return { name: 'inactive', email: search.email };
  return screensOfAddress[search.scherm ?? ''] ?? { name: 'login' };
}

/**
 * The address of a screen; null for one that has none, because it belongs to what was just sent: it is gone after a
 * reload.
 */
export function searchOf(screen: AuthScreen): AuthSearch | null {
  if (screen.name === 'login') return {};
  if (screen.name === 'inactive') return { email: screen.email };
  const [scherm] = Object.entries(screensOfAddress).find(([, one]) => one.name === screen.name) ?? [];
  return scherm === undefined ? null : { scherm };
}

/** True for what a mailed link opens: also somebody who is signed in sees it. */
export function isMailedLink(screen: AuthScreen): boolean {
  return ['reset_password', 'verify_email', 'magic_landing'].includes(screen.name);
}
