import * as v from 'valibot';
import { localKeys } from '../local-keys/local-keys.ts';
import { errorText, logger } from '../logger/logger.ts';

const key = localKeys.tokensToRevoke;
const schema = v.array(v.pipe(v.string(), v.minLength(1)));
/** More sign-outs than anybody makes without a network. */
const most = 20;

function storage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

/**
 * Tokens that the server has still to end. They are all that stays of an account after signing out: no id, no name, no
 * address, and nothing but their end is asked with them (src/data/session/revoke-token.ts).
 */
export function tokensToRevoke(): readonly string[] {
  try {
    const stored = v.safeParse(schema, JSON.parse(storage()?.getItem(key) ?? '[]'));
    return stored.success ? stored.output : [];
  } catch {
    return [];
  }
}

function write(tokens: readonly string[]): void {
  try {
    if (tokens.length === 0) storage()?.removeItem(key);
    else storage()?.setItem(key, JSON.stringify(tokens));
  } catch (error) {
    logger.warn('revocation_not_stored', { error: errorText(error) });
  }
}

export function recordRevocation(token: string): void {
  write([...tokensToRevoke().filter((other) => other !== token), token].slice(-most));
}

/** The server has answered: the token counts no longer. */
export function forgetRevocation(token: string): void {
  const tokens = tokensToRevoke();
  if (tokens.includes(token)) write(tokens.filter((other) => other !== token));
}
