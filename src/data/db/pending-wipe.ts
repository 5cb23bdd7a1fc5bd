import { localKeys } from '#domain/storage/local-keys.ts';
import type { Owner } from './types.ts';
import type { Keep } from './wipe.ts';

const key = localKeys.pendingWipe;
const kinds: readonly Keep[] = ['nothing', 'drafts', 'unsent'];

type Account = Extract<Owner, { kind: 'account' }>;

export interface NotedWipe {
  readonly owner: Account;
  readonly keep: Keep;
}

/**
 * Records that an account's data is to be removed, so that a page that is killed in between leaves nothing behind.
 */
export function recordPendingWipe(storage: Storage | null, owner: Owner, keep: Keep): void {
  if (owner.kind === 'visitor') return;
  try {
    storage?.setItem(key, JSON.stringify({ userId: owner.userId, keep }));
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
    const { userId, keep, keepDrafts } = (note ?? {}) as Record<string, unknown>;
    if (typeof userId !== 'string') return null;
    const known = kinds.find((kind) => kind === keep);
    // Versions up to 0.7 recorded only whether drafts stay.
    return {
      owner: { kind: 'account', userId },
      keep: known ?? (keepDrafts === false ? 'nothing' : 'drafts'),
    };
  } catch {
    return null;
  }
}
