import type { Config } from '../config.ts';
import type { Viewer } from './context.ts';

/** A viewer with the time at which the token expires regardless of use. */
export interface Session {
  readonly viewer: Viewer;
  readonly expiresAt: Date;
}

/**
 * Returns the session of a token; null if the token is unknown, expired or revoked, or the account is inactive or
 * suspended.
 */
export type FindSession = (token: string) => Promise<Session | null>;

/** Returns the token of `Authorization: Token <token>`; null if there is none (AUTH-029). */
export function tokenOf(header: string | undefined): string | null {
  return /^Token ([A-Za-z0-9_-]{20,128})$/.exec(header ?? '')?.[1] ?? null;
}

/** Applies the setting: where a second factor is required, a viewer without one is not staff (S23). */
export function asStaff(viewer: Viewer, secondFactor: Config['staffSecondFactor']): Viewer {
  return secondFactor === 'required' && viewer.lacksSecondFactor
    ? { ...viewer, isStaff: false }
    : { ...viewer, lacksSecondFactor: false };
}

/** The bus topic on which the revocation of a token is published to its open sockets. */
export function revokedTopic(tokenId: string): string {
  return `token-revoked:${tokenId}`;
}
