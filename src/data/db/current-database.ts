import { distinctUntilChanged, map, type Subscription } from 'rxjs';
import { clock } from '#src/platform/clock/clock.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { pause } from '#src/platform/pause/pause.ts';
import { forgetStoredSession, session$, signOut, signOutReason } from '#src/platform/session/session.ts';
import { forgetDraftsOf } from '../chats/drafts.ts';
import { forgetMessagesOf, waitingOf } from '../chats/outbox.ts';
import { databaseState$, opened$ } from './database-stream.ts';
import { importLegacy } from './legacy-import.ts';
import { ownerOf, sameOwner } from './owners.ts';
import { draftsWithOnlyPhotosHere, handOverPhotos, wipePhotos } from './photo-keeper.ts';
import { setReopen } from './reopen.ts';
import { forgetSyncedAt } from './synced-at.ts';
import type { HervondenDatabase, OpenOptions, Owner } from './types.ts';
import { forgetUnwrittenOf, writeUnwritten } from './unwritten-favourites.ts';
import type { Content } from './visitor-merge.ts';
import { hasDatabases, keepOnlyUnsentDrafts, type WipeReport, wipeOwner } from './wipe.ts';
import { clearWipeNote, notedWipe, noteWipe } from './wipe-note.ts';

const visitor: Owner = { kind: 'visitor' };

type BeforeClose = (database: HervondenDatabase) => Promise<void>;

let current: HervondenDatabase | null = null;
let following: Subscription | null = null;
let work: Promise<unknown> = Promise.resolve();
let openOptions: OpenOptions = {};
/** Whose database is to be open now. */
let wanted: Owner = visitor;
let again: ReturnType<typeof setTimeout> | null = null;
const beforeClose = new Set<BeforeClose>();

/** Opening, closing, merging and wiping never overlap. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const run = work.then(task, task);
  work = run.catch(() => undefined);
  return run;
}

/** Whoever works on the database (replication) stops before it closes. Gives back the way to leave. */
export function onBeforeClose(listener: BeforeClose): () => void {
  beforeClose.add(listener);
  return () => {
    beforeClose.delete(listener);
  };
}

/** Held while an account's data goes: other tabs wait with what they open. */
const wipeLock = 'hervonden-wipe';
/** Milliseconds until a storage that refused is asked again. */
const askAgain = 15_000;

const factory = (): IDBFactory | null => (typeof indexedDB === 'undefined' ? null : indexedDB);
const localStore = (): Storage | null => (typeof localStorage === 'undefined' ? null : localStorage);

async function open(owner: Owner): Promise<HervondenDatabase> {
  // RxDB arrives after the first paint, with the first database.
  const { openDatabase } = await import('./create-database.ts');
  await pause();
  return await openDatabase(owner, { now: () => clock.now(), ...openOptions });
}

async function close(): Promise<void> {
  const database = current;
  if (database === null) return;
  current = null;
  for (const listener of beforeClose) await listener(database);
  await database.close();
}

/** Only one tab moves a visitor's data at a time. */
async function alone<T>(name: string, task: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || navigator.locks === undefined) return await task();
  return (await navigator.locks.request(name, task)) as T;
}

async function readVisitor(): Promise<Content | null> {
  const databases = factory();
  if (databases === null || !(await hasDatabases(databases, visitor))) return null;
  const { readContent } = await import('./visitor-merge.ts');
  const database = await open(visitor);
  try {
    return await readContent(database);
  } finally {
    await database.close();
  }
}

/**
 * The visitor's data goes to the account; it leaves its old place only when it is stored in the new one. What fails (a
 * full device) keeps nobody out of the account: the visitor's data waits for the next start.
 */
async function openAccount(owner: Owner): Promise<HervondenDatabase> {
  return await alone('hervonden-visitor-merge', async () => {
    const content = await readVisitor();
    const database = await open(owner);
    if (content === null) return database;
    try {
      const { mergeContent } = await import('./visitor-merge.ts');
      await mergeContent(database, content);
      await handOverPhotos(visitor, owner);
      const databases = factory();
      if (databases !== null) await wipeOwner(databases, visitor, false);
    } catch (error) {
      logger.error('visitor_not_merged', { error: errorText(error) });
    }
    return database;
  });
}

/** AUTH-015: the account's data goes, its unsent drafts stay, readable by that account alone. */
async function lockAway(database: HervondenDatabase, keepDrafts: boolean): Promise<WipeReport> {
  const owner = ownerOf(database);
  noteWipe(localStore(), owner, keepDrafts);
  for (const listener of beforeClose) await listener(database);
  const onlyHere = keepDrafts ? await draftsWithOnlyPhotosHere(owner) : [];
  const kept = keepDrafts ? await keepOnlyUnsentDrafts(database, onlyHere) : [];
  await close();
  forgetSyncedAt(database.name);
  forgetUnwrittenOf(owner);
  if (owner.kind === 'account') {
    forgetMessagesOf(owner.userId);
    forgetDraftsOf(owner.userId);
  }
  const left: string[] = [];
  await wipePhotos(owner, kept).catch((error: unknown) => {
    logger.error('photos_not_wiped', { error: errorText(error) });
    left.push('photos');
  });
  const databases = factory();
  const report = databases === null ? null : await wipeOwner(databases, owner, kept.length > 0);
  left.push(...(report?.left ?? []));
  if (left.length === 0) clearWipeNote(localStore());
  return { removed: report?.removed ?? [], left, keptDrafts: kept.length };
}

/** A wipe that the page did not live to finish is finished by the next one, unless its account is back. */
async function finishWipe(): Promise<void> {
  const note = notedWipe(localStore());
  if (note === null || current !== null) return;
  if (session$.value?.userId === note.owner.userId) return clearWipeNote(localStore());
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
    // What could not be wiped is noted, and taken up again below.
    await alone(wipeLock, () => lockAway(database, true)).catch((error: unknown) => {
      logger.error('account_not_locked_away', { error: errorText(error) });
    });
  }
  await close();
}

async function enter(owner: Owner): Promise<void> {
  if (current !== null) return;
  const database = owner.kind === 'account' ? await openAccount(owner) : await open(visitor);
  current = database;
  await importLegacy(database, localStore(), clock.now());
  await writeUnwritten(database).catch((error: unknown) => {
    logger.error('favourites_not_written', { error: errorText(error) });
  });
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
  setReopen(reopen);
  following?.unsubscribe();
  following = session$
    .pipe(
      map((session): Owner => (session === null ? visitor : { kind: 'account', userId: session.userId })),
      distinctUntilChanged(sameOwner),
    )
    .subscribe((owner) => {
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

/** The browser dropped the connection to the storage (Safari does so in the background): opens it again. */
async function reopen(broken: HervondenDatabase): Promise<HervondenDatabase> {
  return await inTurn(async () => {
    const owner = ownerOf(broken);
    // Closed because somebody else uses the app now: what was to be written is not theirs.
    if (!sameOwner(owner, wanted)) throw new Error('The database belongs to another owner');
    if (current !== null && current !== broken) return current;
    await close().catch((error: unknown) => {
      logger.warn('broken_database_not_closed', { error: errorText(error) });
    });
    try {
      current = await open(owner);
    } catch (error) {
      await follow();
      if (current === null) throw error;
    }
    const database = current;
    opened$.next(database);
    return database;
  });
}

/** Tells that the storage's connection is lost; everybody gets the new database by `database$`. */
export function reportConnectionLost(database: HervondenDatabase): void {
  reopen(database).catch((error: unknown) => {
    logger.error('database_not_reopened', { error: errorText(error) });
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
  const messages = waitingOf(session$.value?.userId ?? '');
  return {
    drafts: entries.filter((entry) => entry.source === 'drafts').length,
    total: entries.length + messages.length,
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
        noteWipe(localStore(), { kind: 'account', userId }, options.keepDrafts);
      }
      signOut('chosen');
      return { removed: [], left: [], keptDrafts: 0 };
    }
    // First of all the other tabs hear of it: they would take over the work on databases that are about to go.
    forgetStoredSession();
    try {
      return await alone(wipeLock, () => lockAway(database, options.keepDrafts));
    } finally {
      signOut('chosen');
    }
  });
}
