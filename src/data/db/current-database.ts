import { distinctUntilChanged, map, type Subscription } from 'rxjs';
import { lockNames } from '#domain/storage/lock-names.ts';
import { clock } from '#src/platform/clock/clock.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { pause } from '#src/platform/pause/pause.ts';
import {
  forgetStoredSession,
  isExpiredHere,
  isSignedOutElsewhere,
  session$,
  signOut,
} from '#src/platform/session/session.ts';
import { localStore } from '#src/platform/web-storage/web-storage.ts';
import { waitingOf } from '../chats/outbox.ts';
import { waitingProofsOf } from '../pickups/proofs.ts';
import { stopWorkOn } from './before-close.ts';
import { databaseState$, opened$, storageLost$ } from './database-stream.ts';
import { importLegacy } from './legacy-import.ts';
import { lockAway } from './lock-away.ts';
import { openAccount } from './open-account.ts';
import { deleteOwnPhotos } from './own-photo-cache.ts';
import { isLeaving, ownerIn, ownerOf, sameOwner } from './owners.ts';
import { clearPendingWipe, notedWipe, recordPendingWipe } from './pending-wipe.ts';
import { markRecreated, setReopen } from './reopen.ts';
import { isDataGone } from './storage-loss.ts';
import { alone } from './tab-lock.ts';
import type { HervondenDatabase, OpenOptions, Owner, StorageLoss } from './types.ts';
import { unwrittenDraftIds } from './unwritten-drafts.ts';
import { writeUnwritten } from './unwritten-favourites.ts';
import { browserDatabases, type Keep, type WipeReport } from './wipe.ts';

const visitor: Owner = { kind: 'visitor' };

let current: HervondenDatabase | null = null;
let following: Subscription | null = null;
let work: Promise<unknown> = Promise.resolve();
let openOptions: OpenOptions = {};
/** The owner whose database should be open now. */
let wanted: Owner = visitor;
let again: ReturnType<typeof setTimeout> | null = null;
/** Databases whose storage is lost, and whether their data is known to be deleted. */
const losses = new WeakMap<HervondenDatabase, StorageLoss>();
/** Names of databases whose data was lost with their storage, until they are reopened. */
const recreated = new Set<string>();
/** Databases that were announced to subscribers. A failed write reopens only these. */
const announced = new WeakSet<HervondenDatabase>();

/** Runs tasks one after the other: opening, closing, merging and wiping never overlap. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const run = work.then(task, task);
  work = run.catch(() => undefined);
  return run;
}

/** Milliseconds until opening is retried after the storage refused. */
const askAgain = 15_000;

async function open(owner: Owner): Promise<HervondenDatabase> {
  // RxDB is loaded after the first paint, with the first database.
  const { openDatabase } = await import('./create-database.ts');
  await pause();
  return await openDatabase(owner, { now: () => clock.now(), onStorageLost: storageLost, ...openOptions });
}

/** Announces the loss at once, then reopens the database, so that what is in memory can be written again. */
function storageLost(database: HervondenDatabase, loss: StorageLoss): void {
  if (database !== current) return;
  const isFirstLoss = !losses.has(database);
  if (isFirstLoss || loss === 'deleted') losses.set(database, loss);
  if (!isFirstLoss) return;
  logger.warn('storage_lost', { loss });
  storageLost$.next({ name: database.name, loss });
  reportConnectionLost(database);
}

async function close(): Promise<void> {
  const database = current;
  if (database === null) return;
  current = null;
  await stopWorkOn(database);
  await database.close();
}

/** Finishes a wipe that an earlier page started and did not finish, unless its account is signed in again. */
async function finishWipe(): Promise<void> {
  const note = notedWipe(localStore());
  if (note === null || current !== null) return;
  if (session$.value?.userId === note.owner.userId) return clearPendingWipe(localStore());
  current = await open(note.owner);
  try {
    await lockAway(current, note.keep, close);
  } finally {
    // If it failed, the owner who is present must not get this database.
    await close();
  }
}

/** Closes the database of an owner other than `owner`. */
async function leave(owner: Owner): Promise<void> {
  if (current === null) return;
  const before = ownerOf(current);
  if (sameOwner(before, owner)) return;
  if (before.kind === 'account' && owner.kind === 'visitor' && isExpiredHere()) {
    const database = current;
    // Another tab may hold the lock and wait for the forms of this one.
    await stopWorkOn(database);
    // A failed wipe is recorded and retried in `finishWipe`.
    await alone(lockNames.wipe, () => lockAway(database, 'unsent', close)).catch((error: unknown) => {
      logger.error('account_not_locked_away', { error: errorText(error) });
    });
  }
  await close();
}

/**
 * Writes the text of pages that were killed, including new drafts that were never written: nobody knows the address
 * of such a draft.
 */
async function writeDraftsOfKilledPages(database: HervondenDatabase): Promise<void> {
  if (unwrittenDraftIds(database.name).length === 0) return;
  const { writeAbandonedDrafts } = await import('./write-unwritten-drafts.ts');
  await writeAbandonedDrafts(database);
}

async function enter(owner: Owner): Promise<void> {
  if (current !== null) return;
  const database = owner.kind === 'account' ? await openAccount(owner, open) : await open(visitor);
  current = database;
  await importLegacy(database, localStore(), clock.now());
  await writeUnwritten(database).catch((error: unknown) => {
    logger.error('favourites_not_written', { error: errorText(error) });
  });
  await writeDraftsOfKilledPages(database).catch((error: unknown) => {
    logger.error('drafts_not_written', { error: errorText(error) });
  });
  announce(database);
}

function announce(database: HervondenDatabase): void {
  if (recreated.delete(database.name)) markRecreated(database);
  announced.add(database);
  opened$.next(database);
}

/**
 * Opens the database of the wanted owner. If the storage refuses, it is retried later and the page works without it.
 */
async function follow(): Promise<void> {
  if (again !== null) clearTimeout(again);
  again = null;
  try {
    await leave(wanted);
    await alone(lockNames.wipe, finishWipe).catch((error: unknown) => {
      logger.error('wipe_not_finished', { error: errorText(error) });
    });
    await enter(wanted);
    databaseState$.next('open');
  } catch (error) {
    databaseState$.next('unavailable');
    logger.error('database_not_opened', { error: errorText(error) });
    if (following?.closed === false) again = setTimeout(() => void inTurn(follow), askAgain);
  }
}

/**
 * Opens the database of the current owner and follows sign-in and sign-out from then on. Call it once, after the
 * first paint; the page works before that.
 */
export function startDatabase(options: OpenOptions = {}): () => Promise<void> {
  openOptions = options;
  setReopen(reopenForWrite);
  following?.unsubscribe();
  following = session$.pipe(map(ownerIn), distinctUntilChanged(sameOwner)).subscribe((owner) => {
    wanted = owner;
    void inTurn(follow);
  });
  return async () => {
    following?.unsubscribe();
    if (again !== null) clearTimeout(again);
    await inTurn(close);
    databaseState$.next('opening');
  };
}

/** Throws when another owner uses the app now or is about to, because the data to be written is not theirs. */
function requirePresent(owner: Owner): void {
  if (!sameOwner(owner, wanted)) throw new Error('The database belongs to another owner');
  if (owner.kind === 'account' && isSignedOutElsewhere()) throw new Error('The account has left this device');
}

/** Reopens the database after the browser dropped the connection to the storage, as Safari does in the background. */
async function reopen(broken: HervondenDatabase): Promise<HervondenDatabase> {
  const owner = ownerOf(broken);
  // Checked before waiting in the queue too: a sign-out that waits for a last write must not wait for itself.
  requirePresent(owner);
  return await inTurn(async () => {
    // Another tab may be signing the account out. Its data is being removed and must not come back.
    await alone(lockNames.wipe, () => Promise.resolve());
    requirePresent(owner);
    if (current !== null && current !== broken) return current;
    // If the storage cannot list its databases, it is reopened all the same.
    const isGone = await isDataGone(browserDatabases(), broken, losses.get(broken)).catch(
      (error: unknown) => {
        logger.warn('storage_not_looked_at', { error: errorText(error) });
        return false;
      },
    );
    if (isGone) recreated.add(broken.name);
    await close().catch((error: unknown) => {
      logger.warn('broken_database_not_closed', { error: errorText(error) });
    });
    try {
      current = await open(owner);
      announce(current);
    } catch (error) {
      await follow();
      if (current === null) throw error;
    }
    return current;
  });
}

/**
 * Merges and imports write while their database is being opened. Waiting in the queue would be a deadlock for them.
 */
async function reopenForWrite(broken: HervondenDatabase): Promise<HervondenDatabase> {
  if (!announced.has(broken)) throw new Error('The storage was lost while its database was being opened');
  return await reopen(broken);
}

/** Reports that the connection to the storage is lost. Subscribers of `database$` get the reopened database. */
export function reportConnectionLost(database: HervondenDatabase): void {
  reopen(database).catch((error: unknown) => {
    logger.error('database_not_reopened', { error: errorText(error) });
    if (!isLeaving(database)) storageLost$.next({ name: database.name, loss: 'unavailable' });
  });
}

export interface Unsent {
  readonly drafts: number;
  /** Everything that the server has not confirmed, drafts included. */
  readonly total: number;
}

/** Counts what would be lost or locked away by signing out now. */
export async function countUnsent(): Promise<Unsent> {
  const entries = current === null ? [] : await current.journal.find().exec();
  const userId = session$.value?.userId ?? '';
  const notes = waitingOf(userId).length + waitingProofsOf(userId).length;
  return {
    drafts: entries.filter((entry) => entry.source === 'drafts').length,
    total: entries.length + notes,
  };
}

/**
 * Signs out and removes the account's data from this device by deleting databases, not rows. What `keep` names stays,
 * locked to its account. Call `countUnsent` first and notify the person. The report lists what was removed
 * and what is left.
 */
export async function signOutAndWipe({ keep }: { readonly keep: Keep }): Promise<WipeReport> {
  return await inTurn(async () => {
    const database = current;
    if (database === null || ownerOf(database).kind === 'visitor') {
      // The data that the account left here at an earlier visit has not been opened yet. It is wiped as soon as it
      // is.
      const userId = session$.value?.userId;
      if (userId !== undefined) {
        await close();
        recordPendingWipe(localStore(), { kind: 'account', userId }, keep);
        // The wipe deletes them too, and tries again if this fails.
        await deleteOwnPhotos().catch(() => undefined);
      }
      signOut('chosen');
      return { removed: [], left: [], remainingDrafts: 0 };
    }
    // Other tabs are notified first, because they would take over the work on databases that are about to be deleted.
    forgetStoredSession();
    try {
      await stopWorkOn(database);
      return await alone(lockNames.wipe, () => lockAway(database, keep, close));
    } finally {
      signOut('chosen');
    }
  });
}
