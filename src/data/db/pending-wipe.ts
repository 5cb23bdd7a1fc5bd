import { localKeys } from '#domain/storage/local-keys.ts';
import type { Owner } from './types.ts';

const key = localKeys.pendingWipe;

type Account = Extract<Owner, { kind: 'account' }>;

export interface NotedWipe {
  readonly owner: Account;
  readonly keepDrafts: boolean;
}

/**
 * Records that an account's data is to be removed, so that a page that is killed in between leaves nothing behind.
 */
export function recordPendingWipe(storage: Storage | null, owner: Owner, keepDrafts: boolean): void {
  if (owner.kind === 'visitor') return;
  try {
    storage?.setItem(key, JSON.stringify({ userId: owner.userId, keepDrafts }));
  } catch {
    // If localStorage is full, only the record is lost; the wipe itself continues.
  }
}

export function clearPendingWipe(storage: Storage | null): void {
  storage?.removeItem(key);
}

/** The wipe that was started and not finished; null when there is none. */
export function notedWipe(storage: Storage | null): NotedWipe | null {
  try {
    const note: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    const { userId, keepDrafts } = (note ?? {}) as { userId?: unknown; keepDrafts?: unknown };
    if (typeof userId !== 'string') return null;
    return { owner: { kind: 'account', userId }, keepDrafts: keepDrafts !== false };
  } catch {
    return null;
  }
}
