import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Log } from '../log.ts';
import { countPublished, readEpoch, readHead } from './catalog-feed.ts';
import { readPage } from './columns/row-text.ts';
import { type OpenEngine, openEngine, threadAbove } from './open-engine.ts';
import { readStems } from './stems.ts';

export interface BuildOptions {
  readonly db: Kysely<Database>;
  readonly log: Log;
  /** Where the snapshot is kept; null for none. */
  readonly snapshot: string | null;
  /** For tests: the number of listings above which a thread is used. */
  readonly threadAbove?: number;
  /** For tests: below this many listings no snapshot is kept, building is as quick as reading. */
  readonly snapshotFrom?: number;
}

/** An engine that holds the catalogue as it was at the checkpoint or later. */
export interface BuiltIndex {
  readonly open: OpenEngine;
  readonly checkpoint: number;
  readonly fromSnapshot: boolean;
}

const snapshotFrom = 5_000;
/** Listings of one page: few enough that reading it (embedded) and indexing it never hold the event loop for long. */
const pageRows = { local: 250, thread: 1_000 } as const;
const stemsAtOnce = 20_000;

/** Tells the engine the stems of words that it met for the first time. */
export async function learnNewStems(db: Kysely<Database>, { engine }: OpenEngine): Promise<void> {
  const words = await engine.takeUnstemmed();
  for (let at = 0; at < words.length; at += stemsAtOnce) {
    await engine.learnStems(await readStems(db, words.slice(at, at + stemsAtOnce)));
  }
}

async function fill(db: Kysely<Database>, open: OpenEngine, limit: number): Promise<void> {
  let page = await readPage(db, null, limit);
  while (true) {
    // The next page is read while this one is indexed.
    const staged = open.engine.stage(page.text);
    if (page.last === null) {
      await staged;
      break;
    }
    [page] = await Promise.all([readPage(db, page.last, limit), staged]);
  }
  await open.engine.finish();
  await learnNewStems(db, open);
}

/** Builds the index from the snapshot when it fits the database, else from SQL; then keeps a new snapshot. */
export async function buildIndex(options: BuildOptions, useSnapshot: boolean): Promise<BuiltIndex> {
  const { db, log, snapshot } = options;
  const started = performance.now();
  const epoch = await readEpoch(db);
  // Before anything is read: what changes meanwhile is read again by the feed.
  const checkpoint = await readHead(db);
  const count = await countPublished(db);
  const inThread = count > (options.threadAbove ?? threadAbove);
  const open = openEngine(inThread);
  try {
    const keep = count >= (options.snapshotFrom ?? snapshotFrom) ? snapshot : null;
    const kept = keep !== null && useSnapshot ? await loadKept(open, keep, epoch, log) : null;
    if (kept !== null && kept <= checkpoint) {
      log.info({ count, ms: Math.round(performance.now() - started) }, 'search index read from its snapshot');
      return { open, checkpoint: kept, fromSnapshot: true };
    }
    const fresh = kept === null ? open : openEngine(inThread);
    if (fresh !== open) await open.close();
    await fill(db, fresh, inThread ? pageRows.thread : pageRows.local);
    if (keep !== null) {
      const saved = fresh.engine.save(keep, { epoch, checkpoint });
      await saved.catch((error: unknown) =>
        log.warn({ err: error }, 'the snapshot of the search could not be kept'),
      );
    }
    log.info({ count, inThread, ms: Math.round(performance.now() - started) }, 'search index built');
    return { open: fresh, checkpoint, fromSnapshot: false };
  } catch (error) {
    await open.close();
    throw error;
  }
}

async function loadKept(open: OpenEngine, file: string, epoch: string, log: Log): Promise<number | null> {
  try {
    return await open.engine.load(file, epoch);
  } catch (error) {
    log.warn({ err: error }, 'the snapshot of the search can not be read; it is made anew');
    return null;
  }
}
