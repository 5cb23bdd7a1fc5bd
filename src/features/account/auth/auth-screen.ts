import type { AuthSearch, screenAddresses } from './auth-search.ts';

/**
 * The screens of the auth panel (AUTH-002 to AUTH-010), each with the values from its link or from the server's
 * answer.
 */
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

const screens: Readonly<Record<(typeof screenAddresses)[number], AuthScreen>> = {
  inloggen: { name: 'login' },
  registreren: { name: 'signup' },
  'favorieten-bewaren': { name: 'wishlist_signup' },
  inloglink: { name: 'magic_link' },
  'wachtwoord-vergeten': { name: 'password_reset' },
};

const screensOfAddress: Readonly<Record<string, AuthScreen>> = screens;

/** The screen of an address. An empty token also opens its screen, which then says that the link is incomplete. */
export function screenOf(search: AuthSearch): AuthScreen {
  if (search.pwResetToken !== undefined) return { name: 'reset_password', token: search.pwResetToken };
  if (search.verifyEmailToken !== undefined) return { name: 'verify_email', token: search.verifyEmailToken };
  if (search.magicLinkToken !== undefined) return { name: 'magic_landing', token: search.magicLinkToken };
  // Together with `scherm`, the email address is the initial value of that screen.
  if (search.email !== undefined && search.scherm === undefined)
    return { name: 'inactive', email: search.email };
  return screensOfAddress[search.scherm ?? ''] ?? { name: 'login' };
}

/**
 * The search params of a screen; null for a screen without an address, which depends on what was just sent and is
 * lost on a reload.
 */
export function searchOf(screen: AuthScreen): AuthSearch | null {
  if (screen.name === 'login') return {};
  if (screen.name === 'inactive') return { email: screen.email };
  const [scherm] = Object.entries(screensOfAddress).find(([, one]) => one.name === screen.name) ?? [];
  return scherm === undefined ? null : { scherm };
}

/** True for the screens of emailed links, which are also shown to a person who is signed in. */
export function isMailedLink(screen: AuthScreen): boolean {
  return ['reset_password', 'verify_email', 'magic_landing'].includes(screen.name);
}
