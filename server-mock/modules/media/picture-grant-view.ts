import { timingSafeEqual } from 'node:crypto';
import { isContentHash } from '#domain/ids.ts';
import type { Clock } from '../../clock.ts';
import type { Secrets } from '../../secrets.ts';

interface GrantParts {
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** A grant ends with the period after the one in which it was made: after 12 to 24 hours, with the same key meanwhile. */
const period = 12 * 60 * 60;
const signatureLetters = 32;

/**
 * The key under which a picture is shown to somebody who may see it although it is not public. An <img> cannot say who
 * asks, so the key itself carries the permission, signed and only for a while. Photos of the catalogue are public.
 */
export function grantedKey(key: string, parts: GrantParts): string {
  if (!isContentHash(key)) return key;
  const expires = (Math.floor(secondsOf(parts.clock) / period) + 2) * period;
  const text = expires.toString(36);
  return `${key}.${text}.${signatureOf(key, text, parts)}`;
}

/** Whether a key with a grant was made here and is not over; null for a key without one. */
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
