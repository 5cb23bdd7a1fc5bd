/** The search params of /account that the panel reads; those of emailed links are defined by the specification. */
export interface AuthSearch {
  readonly pwResetToken?: string;
  readonly verifyEmailToken?: string;
  readonly magicLinkToken?: string;
  readonly email?: string;
  readonly scherm?: string;
}

const longest = 2_000;

/** The values of `scherm`: screens with an address of their own. */
export const screenAddresses = [
  'inloggen',
  'registreren',
  'favorieten-bewaren',
  'inloglink',
  'wachtwoord-vergeten',
] as const;

/**
 * Picks the search params that the panel knows, and ignores values longer than 2,000 characters. It has a file of its
 * own, because the router parses addresses before it loads any screen.
 */
export function authSearchOf(search: Readonly<Record<string, unknown>>): AuthSearch {
  const names = ['pwResetToken', 'verifyEmailToken', 'magicLinkToken', 'email', 'scherm'] as const;
  const known = names.flatMap((name) => {
    const value = search[name];
    if (typeof value !== 'string' || value.length > longest) return [];
    return name !== 'scherm' || screenAddresses.some((address) => address === value) ? [[name, value]] : [];
  });
  return Object.fromEntries(known);
}
