import * as v from 'valibot';
import { localKeys } from '#domain/storage/local-keys.ts';
import { localStore } from '#src/platform/web-storage/web-storage.ts';
import { errorText, logger } from '../logger/logger.ts';

const key = localKeys.tokensToRevoke;
const schema = v.array(v.pipe(v.string(), v.minLength(1)));
/** The maximum number of stored tokens, more than there are sign-outs during an outage. */
const most = 20;

/**
 * Tokens that still have to be revoked by the server. Nothing else of an account stays after sign-out: no id, name or
 * address. The tokens are used for nothing but their revocation (src/data/session/revoke-token.ts).
 */
export function tokensToRevoke(): readonly string[] {
  try {
    const stored = v.safeParse(schema, JSON.parse(localStore()?.getItem(key) ?? '[]'));
    return stored.success ? stored.output : [];
  } catch {
    return [];
  }
}

function write(tokens: readonly string[]): void {
  try {
    if (tokens.length === 0) localStore()?.removeItem(key);
    else localStore()?.setItem(key, JSON.stringify(tokens));
  } catch (error) {
    logger.warn('revocation_not_stored', { error: errorText(error) });
  }
}

export function recordRevocation(token: string): void {
  write([...tokensToRevoke().filter((other) => other !== token), token].slice(-most));
}

/** Removes a token after the server has confirmed its revocation. */
export function forgetRevocation(token: string): void {
  const tokens = tokensToRevoke();
  if (tokens.includes(token)) write(tokens.filter((other) => other !== token));
}
