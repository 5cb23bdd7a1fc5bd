import {
  BehaviorSubject,
  filter,
  firstValueFrom,
  map,
  merge,
  type Observable,
  ReplaySubject,
  Subject,
} from 'rxjs';
import type { HervondenDatabase, StorageLoss } from './types.ts';

/** src/data/db/current-database.ts announces each opened database here; all other code reads `database$`. */
export const opened$ = new ReplaySubject<HervondenDatabase>(1);

/**
 * Whether anything can be stored on this device now. `unavailable`: the browser refuses its storage (private windows
 * of some browsers, a broken profile). Pages can still be browsed, but a person who tries to save something must be
 * warned.
 */
export type DatabaseState = 'opening' | 'open' | 'unavailable';

export const databaseState$ = new BehaviorSubject<DatabaseState>('opening');

/**
 * The database of the current owner. Emits again after sign-in, sign-out and reopening. It has a file of its own, so
 * that the first screen can follow it without the code that opens, merges and wipes.
 */
export const database$: Observable<HervondenDatabase> = opened$.pipe(filter((database) => !database.closed));

/** `unavailable` means that the storage was lost and could not be opened again. */
export interface StorageUpdate {
  readonly name: string;
  readonly loss: StorageLoss | 'unavailable';
}

/**
 * Emits when the browser takes a database's storage away (site data cleared, a dropped connection). The database is
 * reopened automatically, and `database$` emits then.
 */
export const storageLost$ = new Subject<StorageUpdate>();

/**
 * Resolves with the database as soon as it is open. Rejects while the browser refuses storage, so that no caller
 * waits forever.
 */
export function openDatabaseNow(): Promise<HervondenDatabase> {
  const refused$ = databaseState$.pipe(
    filter((state) => state === 'unavailable'),
    map((): never => {
      throw new Error('the local database is unavailable: nothing can be stored on this device');
    }),
  );
  return firstValueFrom(merge(database$, refused$));
}
