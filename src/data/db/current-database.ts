import { distinctUntilChanged, map, type Subscription } from 'rxjs';
import { clock } from '#src/platform/clock/clock.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { pause } from '#src/platform/pause/pause.ts';
import {
  forgetStoredSession,
  isSignedOutElsewhere,
  session$,
  signOut,
  signOutReason,
} from '#src/platform/session/session.ts';
import { waitingOf } from '../chats/outbox.ts';
import { waitingProofsOf } from '../pickups/proofs.ts';
import { stopWorkOn } from './before-close.ts';
import { databaseState$, opened$, storageLost$ } from './database-stream.ts';
import { editingEnded } from './editing-lock.ts';
import { forgetLocalData } from './forget-local-data.ts';
import { importLegacy } from './legacy-import.ts';
import { openAccount } from './open-account.ts';
import { isLeaving, ownerIn, ownerOf, sameOwner } from './owners.ts';
import { clearPendingWipe, notedWipe, recordPendingWipe } from './pending-wipe.ts';
import { draftsWithOnlyPhotosHere, wipePhotos } from './photo-keeper.ts';
import { markRecreated, setReopen } from './reopen.ts';
import { isDataGone, type StorageLoss } from './storage-loss.ts';
import { alone, wipeLock } from './tab-lock.ts';
import type { HervondenDatabase, OpenOptions, Owner } from './types.ts';
import { unwrittenDraftIds } from './unwritten-drafts.ts';
import { writeUnwritten } from './unwritten-favourites.ts';
import { browserDatabases, keepOnlyUnsentDrafts, type WipeReport, wipeOwner } from './wipe.ts';

const visitor: Owner = { kind: 'visitor' };

let current: HervondenDatabase | null = null;
let following: Subscription | null = null;
let work: Promise<unknown> = Promise.resolve();
let openOptions: OpenOptions = {};
/** Whose database is to be open now. */
let wanted: Owner = visitor;
let again: ReturnType<typeof setTimeout> | null = null;
/** Databases whose storage is gone, and whether their data is known to be. */
const losses = new WeakMap<HervondenDatabase, StorageLoss>();
/** Names of databases whose data went with their storage, until they are open again. */
const recreated = new Set<string>();
/** What everybody has heard of; nothing else is opened again by a write. */
const announced = new WeakSet<HervondenDatabase>();

/** Opening, closing, merging and wiping never overlap. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const run = work.then(task, task);
  work = run.catch(() => undefined);
  return run;
}

/** Milliseconds until a storage that refused is asked again. */
const askAgain = 15_000;

const localStore = (): Storage | null => (typeof localStorage === 'undefined' ? null : localStorage);

async function open(owner: Owner): Promise<HervondenDatabase> {
  // RxDB arrives after the first paint, with the first database.
  const { openDatabase } = await import('./create-database.ts');
  await pause();
  return await openDatabase(owner, { now: () => clock.now(), onStorageLost: storageLost, ...openOptions });
}

/** Everybody hears of it at once; then the database is opened again, so that what is in memory can be written again. */
function storageLost(database: HervondenDatabase, loss: StorageLoss): void {
  if (database !== current) return;
  const isNews = !losses.has(database);
  if (isNews || loss === 'deleted') losses.set(database, loss);
  if (!isNews) return;
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

/** AUTH-015: the account's data goes, its unsent drafts stay, readable by that account alone. */
async function lockAway(database: HervondenDatabase, keepDrafts: boolean): Promise<WipeReport> {
  const owner = ownerOf(database);
  recordPendingWipe(localStore(), owner, keepDrafts);
  await stopWorkOn(database);
  if (keepDrafts) {
    // The forms of other tabs hear of the sign-out and close; what a frozen tab typed is noted.
    await editingEnded(database.name);
    const { writeUnwrittenDrafts } = await import('./write-unwritten-drafts.ts');
    await writeUnwrittenDrafts(database);
  }
  const onlyHere = keepDrafts ? await draftsWithOnlyPhotosHere(owner) : [];
  const kept = keepDrafts ? await keepOnlyUnsentDrafts(database, onlyHere) : [];
  await close();
  forgetLocalData(database.name, owner, keepDrafts);
  const left: string[] = [];
  await wipePhotos(owner, kept).catch((error: unknown) => {
    logger.error('photos_not_wiped', { error: errorText(error) });
    left.push('photos');
  });
  const databases = browserDatabases();
  const report = databases === null ? null : await wipeOwner(databases, owner, kept.length > 0);
  left.push(...(report?.left ?? []));
  if (left.length === 0) clearPendingWipe(localStore());
  return { removed: report?.removed ?? [], left, keptDrafts: kept.length };
}

/** A wipe that the page did not live to finish is finished by the next one, unless its account is back. */
async function finishWipe(): Promise<void> {
  const note = notedWipe(localStore());
  if (note === null || current !== null) return;
  if (session$.value?.userId === note.owner.userId) return clearPendingWipe(localStore());
  current = await open(note.owner);
  await lockAway(current, note.keepDrafts);
}

/** Lets go of the database of an owner who is no longer wanted. */
async function leave(owner: Owner): Promise<void> {
  if (current === null) return;
  const before = ownerOf(current);
  if (sameOwner(before, owner)) return;
  if (before.kind === 'account' && owner.kind === 'visitor' && signOutReason() === 'expired') {
    const database = current;
    // Another tab may hold the lock and wait for the forms of this one.
    await stopWorkOn(database);
    // What could not be wiped is noted, and taken up again below.
    await alone(wipeLock, () => lockAway(database, true)).catch((error: unknown) => {
      logger.error('account_not_locked_away', { error: errorText(error) });
    });
  }
  await close();
}

/** Also new drafts that were killed before their first write: nobody has the address of such a draft. */
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

/** Opens the database of whoever is wanted; a storage that refuses is asked again later, the page goes on without. */
async function follow(): Promise<void> {
  if (again !== null) clearTimeout(again);
  again = null;
  try {
    await leave(wanted);
    await alone(wipeLock, finishWipe).catch((error: unknown) => {
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
 * Opens the database of whoever is signed in and follows sign-in and sign-out from now on. Call it once, after the
 * first paint; the page works before.
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

/** Throws when somebody else uses the app now, or is about to: what was to be written is not theirs. */
function requirePresent(owner: Owner): void {
  if (!sameOwner(owner, wanted)) throw new Error('The database belongs to another owner');
  if (owner.kind === 'account' && isSignedOutElsewhere()) throw new Error('The account has left this device');
}

/** The browser dropped the connection to the storage (Safari does so in the background): opens it again. */
async function reopen(broken: HervondenDatabase): Promise<HervondenDatabase> {
  const owner = ownerOf(broken);
  // Before it waits for its turn too: a sign-out that waits for a last write must not wait for itself.
  requirePresent(owner);
  return await inTurn(async () => {
    // Another tab may be signing the account out: its data goes, and does not come back.
    await alone(wipeLock, () => Promise.resolve());
    requirePresent(owner);
    if (current !== null && current !== broken) return current;
    // A storage that cannot say what it holds is opened again all the same.
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

/** Merges and imports write while their database is being opened: waiting for their own turn they would wait for ever. */
async function reopenForWrite(broken: HervondenDatabase): Promise<HervondenDatabase> {
  if (!announced.has(broken)) throw new Error('The storage was lost while its database was being opened');
  return await reopen(broken);
}

/** Tells that the storage's connection is lost; everybody gets the new database by `database$`. */
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

/** What would be lost or locked away by signing out now. */
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
 * Signs out and removes the account's data from this device, really: databases, not rows. Unsent drafts stay locked
 * to their account when asked. Ask `countUnsent` first and tell the person. The report proves what is gone.
 */
export async function signOutAndWipe(options: { readonly keepDrafts: boolean }): Promise<WipeReport> {
  return await inTurn(async () => {
    const database = current;
    if (database === null || ownerOf(database).kind === 'visitor') {
      // What the account left here at an earlier visit was not opened yet: it goes as soon as it is.
      const userId = session$.value?.userId;
      if (userId !== undefined) {
        await close();
        recordPendingWipe(localStore(), { kind: 'account', userId }, options.keepDrafts);
      }
      signOut('chosen');
      return { removed: [], left: [], keptDrafts: 0 };
    }
    // First of all the other tabs hear of it: they would take over the work on databases that are about to go.
    forgetStoredSession();
    try {
      await stopWorkOn(database);
      return await alone(wipeLock, () => lockAway(database, options.keepDrafts));
    } finally {
      signOut('chosen');
    }
  });
}
