import { isContentHash } from '#domain/ids.ts';
import { type GrantParts, grantPeriod, secondsOf, signatureOf } from './picture-grant.ts';

/**
 * Returns the key of a picture that is not public, for a viewer who may see it. An <img> sends no credentials, so the
 * key itself contains a signed permission with an expiry. Photos of the catalogue are public.
 */
export function grantedKey(key: string, parts: GrantParts): string {
  if (!isContentHash(key)) return key;
  const expires = (Math.floor(secondsOf(parts.clock) / grantPeriod) + 2) * grantPeriod;
  const text = expires.toString(36);
  return `${key}.${text}.${signatureOf(key, text, parts)}`;
}
