import { isContentHash } from '#domain/ids.ts';
import type { Clock } from '../../clock.ts';
import { equalInConstantTime, type Secrets } from '../../secrets.ts';

export interface GrantParts {
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/**
 * The period in seconds. A grant is valid until the end of the period after the one in which it was created, so for
 * 12 to 24 hours; within a period the key stays the same.
 */
export const grantPeriod = 12 * 60 * 60;
const signatureLetters = 32;

/**
 * Returns whether the grant in a key is signed by this server and has not expired; null for a key without a grant.
 */
export function readGrant(key: string, parts: GrantParts): { readonly isValid: boolean } | null {
  const [hash = '', expires, signature, ...more] = key.split('.');
  if (!isContentHash(hash) || expires === undefined || signature === undefined) return null;
  const isSigned = more.length === 0 && equalInConstantTime(signature, signatureOf(hash, expires, parts));
  return { isValid: isSigned && Number.parseInt(expires, 36) > secondsOf(parts.clock) };
}

/** The signature of a grant for a picture that expires at this time. */
export function signatureOf(hash: string, expires: string, { secrets }: GrantParts): string {
  return secrets.sign('media-view', `${hash} ${expires}`).slice(0, signatureLetters);
}

export function secondsOf(clock: Clock): number {
  return Math.floor(clock.now().getTime() / 1000);
}
