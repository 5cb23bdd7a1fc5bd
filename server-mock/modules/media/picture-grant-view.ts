import { timingSafeEqual } from 'node:crypto';
import { isContentHash } from '#domain/ids.ts';
import type { Clock } from '../../clock.ts';
import type { Secrets } from '../../secrets.ts';

interface GrantParts {
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/**
 * The period in seconds. A grant is valid until the end of the period after the one in which it was created, so for
 * 12 to 24 hours; within a period the key stays the same.
 */
const period = 12 * 60 * 60;
const signatureLetters = 32;

/**
 * Returns the key of a picture that is not public, for a viewer who may see it. An <img> sends no credentials, so the
 * key itself contains a signed permission with an expiry. Photos of the catalogue are public.
 */
export function grantedKey(key: string, parts: GrantParts): string {
  if (!isContentHash(key)) return key;
  const expires = (Math.floor(secondsOf(parts.clock) / period) + 2) * period;
  const text = expires.toString(36);
  return `${key}.${text}.${signatureOf(key, text, parts)}`;
}

/**
 * Returns whether the grant in a key is signed by this server and has not expired; null for a key without a grant.
 */
export function readGrant(key: string, parts: GrantParts): { readonly isValid: boolean } | null {
  const [hash = '', expires, signature, ...more] = key.split('.');
  if (!isContentHash(hash) || expires === undefined || signature === undefined) return null;
  const right = Buffer.from(signatureOf(hash, expires, parts));
  const given = Buffer.from(signature);
  const isSigned = more.length === 0 && given.length === right.length && timingSafeEqual(given, right);
  return { isValid: isSigned && Number.parseInt(expires, 36) > secondsOf(parts.clock) };
}

function signatureOf(hash: string, expires: string, { secrets }: GrantParts): string {
  return secrets.sign('media-view', `${hash} ${expires}`).slice(0, signatureLetters);
}

function secondsOf(clock: Clock): number {
  return Math.floor(clock.now().getTime() / 1000);
}
