import { type AuthSearch, authSearchOf } from '#src/features/account/auth/auth-search.ts';

export interface AccountSearch extends AuthSearch {
  /** The path within the app to return to after signing in. */
  readonly redirect?: string;
}

/**
 * The search parameters of /account: the screen of the auth panel and the path to return to, which emails name
 * redirectUrl. It has a file of its own, because the router parses addresses before it loads any screen.
 */
export function accountSearchOf(search: Readonly<Record<string, unknown>>): AccountSearch {
  const redirect = search.redirect ?? search.redirectUrl;
  return { ...authSearchOf(search), ...(typeof redirect === 'string' && { redirect }) };
}
