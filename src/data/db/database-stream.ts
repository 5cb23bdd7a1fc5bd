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
import type { StorageLoss } from './storage-loss.ts';
import type { HervondenDatabase } from './types.ts';

/** Where src/data/db/current-database.ts announces each database that it opened; everybody else reads `database$`. */
export const opened$ = new ReplaySubject<HervondenDatabase>(1);

/**
 * Whether anything can be kept on this device now. `unavailable`: the browser refuses its storage (private windows of
 * some, a broken profile); the market can be browsed all the same, and whoever wants something kept has to be told.
 */
export type DatabaseState = 'opening' | 'open' | 'unavailable';

export const databaseState$ = new BehaviorSubject<DatabaseState>('opening');

/**
 * The database of whoever uses the app now; emits again after sign-in, sign-out and a reopening. In a file of its own,
 * so that the first screen can follow it without the code that opens, merges and wipes.
 */
export const database$: Observable<HervondenDatabase> = opened$.pipe(filter((database) => !database.closed));

/** `unavailable`: the storage was lost and could not be opened again. */
export interface StorageUpdate {
  /** The database's name. */
  readonly name: string;
  readonly loss: StorageLoss | 'unavailable';
}

/**
 * Emits at the moment in which the browser takes a database's storage away (site data cleared, a dropped connection).
 * It is opened again by itself, and `database$` emits then.
 */
export const storageLost$ = new Subject<StorageUpdate>();

/** The database as soon as it is open. Rejects while the browser keeps nothing, so that nobody waits for ever. */
export function openDatabaseNow(): Promise<HervondenDatabase> {
  const refused$ = databaseState$.pipe(
    filter((state) => state === 'unavailable'),
    map((): never => {
      throw new Error('Nothing can be kept on this device now');
    }),
  );
  return firstValueFrom(merge(database$, refused$));
}
