import { databaseNames } from '#domain/storage/database-names.ts';
import { isSignedOutElsewhere, type Session, session$ } from '#src/platform/session/session.ts';
import type { HervondenDatabase, Owner } from './types.ts';

interface OpenFacts {
  readonly owner: Owner;
  readonly now: () => number;
}

const facts = new WeakMap<HervondenDatabase, OpenFacts>();

export function rememberOwner(database: HervondenDatabase, owner: Owner, now: () => number): void {
  facts.set(database, { owner, now });
}

/** The owner of the database. */
export function ownerOf(database: HervondenDatabase): Owner {
  return facts.get(database)?.owner ?? { kind: 'visitor' };
}

/**
 * Whether the account of this database is leaving or has left the device; data that is removed then is not a loss.
 */
export function isLeaving(database: HervondenDatabase): boolean {
  const owner = ownerOf(database);
  return owner.kind === 'account' && (session$.value?.userId !== owner.userId || isSignedOutElsewhere());
}

/** The clock that the database was opened with, in milliseconds since 1970. */
export function nowOf(database: HervondenDatabase): number {
  return (facts.get(database)?.now ?? Date.now)();
}

/** The owner of the database for a session. */
export function ownerIn(session: Session | null): Owner {
  return session === null ? { kind: 'visitor' } : { kind: 'account', userId: session.userId };
}

export function sameOwner(a: Owner, b: Owner): boolean {
  return a.kind === 'account' && b.kind === 'account' ? a.userId === b.userId : a.kind === b.kind;
}

/** The name of the owner's database: a hash, so that the browser's storage does not reveal a user id. */
export async function databaseName(owner: Owner): Promise<string> {
  if (owner.kind === 'visitor') return databaseNames.visitor;
  const bytes = new TextEncoder().encode(`hervonden account ${owner.userId}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest.slice(0, 10), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return databaseNames.account(hex);
}
