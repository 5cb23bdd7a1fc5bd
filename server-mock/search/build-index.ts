import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Log } from '../log.ts';
import { countPublished, readEpoch, readHead } from './catalog-feed.ts';
import type { SharedBytes } from './columns/image.ts';
import { engineCall } from './engine-failure.ts';
import { type OpenEngine, openEngine, threadAbove } from './open-engine.ts';
import { countBlocks, readBlocks, readPage } from './read-rows.ts';
import { readStems } from './stems.ts';

export interface BuildOptions {
  readonly db: Kysely<Database>;
  readonly log: Log;
  /** Path of the snapshot file; null for none. */
  readonly snapshot: string | null;
  /** For tests: the number of products above which a worker thread is used. */
  readonly threadAbove?: number;
  /** For tests: the number of products below which no snapshot is stored, because building is as fast as reading. */
  readonly snapshotFrom?: number;
  /** False if the build may use its own connection for some seconds, as on PostgreSQL. */
  readonly oneConnection?: boolean;
  /** Number of reader threads; by default one per processor, at most four. */
  readonly readers?: number;
}

/** An engine that contains the catalogue as of the checkpoint or later. */
export interface BuiltIndex {
  readonly open: OpenEngine;
  readonly checkpoint: number;
  readonly fromSnapshot: boolean;
}

const snapshotFrom = 5_000;
/**
 * Products per page: few enough that neither reading (on the embedded engine) nor indexing blocks the event loop for
 * long.
 */
const pageRows = { local: 250, thread: 1_000 } as const;
/** Blocks per page when the table is read in physical order: about 3,000 products. */
const pageBlocks = 256;
const stemsAtOnce = 20_000;

/** Fetches the stems of words that are new to the engine. Rejects with EngineFailure if the engine fails. */
export async function learnNewStems(db: Kysely<Database>, { engine }: OpenEngine): Promise<void> {
  const words = await engineCall(engine.takeUnstemmed());
  for (let at = 0; at < words.length; at += stemsAtOnce) {
    const stems = await readStems(db, words.slice(at, at + stemsAtOnce));
    await engineCall(engine.learnStems(stems));
  }
}

/**
 * Reads pages in order of id. Each page is a separate query, so that others can use the single connection in between.
 */
async function* pagesById(db: Kysely<Database>, limit: number): AsyncGenerator<string> {
  for (let last: string | null = null, isFirst = true; isFirst || last !== null; isFirst = false) {
    const page = await readPage(db, last, limit);
    last = page.last;
    yield page.text;
  }
}

/**
 * Reads pages in the physical order of the table, which is many times faster for a million rows. Needs its own
 * connection.
 */
async function* pagesByBlock(tx: Kysely<Database>): AsyncGenerator<string> {
  await sql`set transaction isolation level repeatable read`.execute(tx);
  const blocks = await countBlocks(tx);
  for (let from = 0; from < blocks; from += pageBlocks) yield await readBlocks(tx, from, from + pageBlocks);
}

async function stagePages(pages: AsyncGenerator<string>, { engine }: OpenEngine): Promise<void> {
  let staged: Promise<void> = Promise.resolve();
  // Reads the next page while this one is indexed.
  for await (const page of pages) {
    await staged;
    staged = engine.stage(page);
    staged.catch(() => undefined);
  }
  await staged;
}

async function fill({ db, oneConnection }: BuildOptions, open: OpenEngine, inThread: boolean): Promise<void> {
  if (inThread && oneConnection === false) {
    await inTransaction(db, (tx) => stagePages(pagesByBlock(tx), open));
  } else {
    await stagePages(pagesById(db, inThread ? pageRows.thread : pageRows.local), open);
  }
  await open.engine.finish();
  await learnNewStems(db, open);
}

/** Builds the index from the snapshot if it matches the database, else from SQL, and then stores a new snapshot. */
export async function buildIndex(options: BuildOptions, useSnapshot: boolean): Promise<BuiltIndex> {
  const { db, log, snapshot } = options;
  const started = performance.now();
  const epoch = await readEpoch(db);
  // Read first, so that the feed repeats all changes made during the build.
  const checkpoint = await readHead(db);
  const count = await countPublished(db);
  const inThread = count > (options.threadAbove ?? threadAbove);
  const open = openEngine(inThread, options.readers);
  try {
    const keep = count >= (options.snapshotFrom ?? snapshotFrom) ? snapshot : null;
    const stored = keep !== null && useSnapshot ? await loadSnapshot(open, keep, epoch, log) : null;
    if (stored !== null && stored <= checkpoint) {
      log.info({ count, ms: Math.round(performance.now() - started) }, 'search index read from its snapshot');
      return { open, checkpoint: stored, fromSnapshot: true };
    }
    const fresh = stored === null ? open : openEngine(inThread, options.readers);
    if (fresh !== open) await open.close();
    await fill(options, fresh, inThread);
    const image = await fresh.engine.seal({ epoch, checkpoint });
    log.info({ count, inThread, ms: Math.round(performance.now() - started) }, 'search index built');
    return { open: keep === null ? fresh : saving(fresh, keep, image, log), checkpoint, fromSnapshot: false };
  } catch (error) {
    await open.close();
    throw error;
  }
}

/**
 * Returns the engine, which can already be used while its image is saved to a file; closing it waits for the save.
 */
function saving({ engine, close }: OpenEngine, file: string, image: SharedBytes, log: Log): OpenEngine {
  const saved = engine
    .save(file, image)
    .catch((error: unknown) => log.warn({ err: error }, 'the snapshot of the search could not be kept'));
  return {
    engine,
    async close() {
      await saved;
      await close();
    },
  };
}

async function loadSnapshot(open: OpenEngine, file: string, epoch: string, log: Log): Promise<number | null> {
  try {
    const loaded = await open.engine.load(file, epoch);
    return loaded?.checkpoint ?? null;
  } catch (error) {
    log.warn({ err: error }, 'the snapshot of the search can not be read; it is made anew');
    return null;
  }
}
