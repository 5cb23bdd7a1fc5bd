import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Log } from '../log.ts';
import { countPublished, readEpoch, readHead } from './catalog-feed.ts';
import type { SharedBytes } from './columns/image.ts';
import { type OpenEngine, openEngine, threadAbove } from './open-engine.ts';
import { countBlocks, readBlocks, readPage } from './read-rows.ts';
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
  /** False when the build may have a connection of its own for some seconds, as on PostgreSQL. */
  readonly oneConnection?: boolean;
  /** Threads that answer; as many as there are processors, up to four, without it. */
  readonly readers?: number;
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
/** Blocks of one page when the table is read as it lies: some 3,000 listings. */
const pageBlocks = 256;
const stemsAtOnce = 20_000;

/** Tells the engine the stems of words that it met for the first time. */
export async function learnNewStems(db: Kysely<Database>, { engine }: OpenEngine): Promise<void> {
  const words = await engine.takeUnstemmed();
  for (let at = 0; at < words.length; at += stemsAtOnce) {
    await engine.learnStems(await readStems(db, words.slice(at, at + stemsAtOnce)));
  }
}

/** The pages by their ids: each page is a query of its own, between which others may use the one connection. */
async function* pagesById(db: Kysely<Database>, limit: number): AsyncGenerator<string> {
  for (let last: string | null = null, isFirst = true; isFirst || last !== null; isFirst = false) {
    const page = await readPage(db, last, limit);
    last = page.last;
    yield page.text;
  }
}

/** The pages as the table lies on the disk, many times faster by the million. Needs a connection to itself. */
async function* pagesByBlock(tx: Kysely<Database>): AsyncGenerator<string> {
  await sql`set transaction isolation level repeatable read`.execute(tx);
  const blocks = await countBlocks(tx);
  for (let from = 0; from < blocks; from += pageBlocks) yield await readBlocks(tx, from, from + pageBlocks);
}

async function stagePages(pages: AsyncGenerator<string>, { engine }: OpenEngine): Promise<void> {
  let staged: Promise<void> = Promise.resolve();
  // The next page is read while this one is indexed.
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

/** Builds the index from the snapshot when it fits the database, else from SQL; then keeps a new snapshot. */
export async function buildIndex(options: BuildOptions, useSnapshot: boolean): Promise<BuiltIndex> {
  const { db, log, snapshot } = options;
  const started = performance.now();
  const epoch = await readEpoch(db);
  // Before anything is read: what changes meanwhile is read again by the feed.
  const checkpoint = await readHead(db);
  const count = await countPublished(db);
  const inThread = count > (options.threadAbove ?? threadAbove);
  const open = openEngine(inThread, options.readers);
  try {
    const keep = count >= (options.snapshotFrom ?? snapshotFrom) ? snapshot : null;
    const kept = keep !== null && useSnapshot ? await loadKept(open, keep, epoch, log) : null;
    if (kept !== null && kept <= checkpoint) {
      log.info({ count, ms: Math.round(performance.now() - started) }, 'search index read from its snapshot');
      return { open, checkpoint: kept, fromSnapshot: true };
    }
    const fresh = kept === null ? open : openEngine(inThread, options.readers);
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

/** The engine, answering while its image is kept in a file; it ends no earlier than that. */
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

async function loadKept(open: OpenEngine, file: string, epoch: string, log: Log): Promise<number | null> {
  try {
    const loaded = await open.engine.load(file, epoch);
    return loaded?.checkpoint ?? null;
  } catch (error) {
    log.warn({ err: error }, 'the snapshot of the search can not be read; it is made anew');
    return null;
  }
}
