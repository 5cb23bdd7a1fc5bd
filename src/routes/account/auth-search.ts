import { type AuthSearch, authSearchOf } from '#src/features/auth/auth-screen.ts';

export interface AccountSearch extends AuthSearch {
  /** The own path to come back to after signing in. */
  readonly redirect?: string;
}

/**
 * What /account takes from its address: the screen of the auth panel and the way back, which mails call redirectUrl. In a
 * file of its own, because the router reads addresses before it fetches any screen.
 */
export function accountSearchOf(search: Readonly<Record<string, unknown>>): AccountSearch {
  const redirect = search.redirect ?? search.redirectUrl;
  return { ...authSearchOf(search), ...(typeof redirect === 'string' && { redirect }) };
}
