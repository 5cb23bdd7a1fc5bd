import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { DatabaseHandle } from '#server/db/database-handle.ts';
import { migrate } from '#server/db/migrate.ts';
import { createEventBus } from '#server/process/create-event-bus.ts';
import { type BuildOptions, buildIndex } from '#server/search/build-index.ts';
import type { CatalogSearch } from '#server/search/catalog-search.ts';
import type { Engine } from '#server/search/engine.ts';
import { createIndexedCatalogSearch } from '#server/search/indexed-catalog-search.ts';
import { questionPreparer } from '#server/search/prepare-question.ts';
import { readQuestion } from '#server/search/read-question.ts';
import { readRows } from '#server/search/read-rows.ts';
import { type Bench, type Figure, median } from '../../scripts/bench/measure.ts';
import { adminUrlKey, openScratchDatabase } from '../setup/postgres.ts';
import { findPrograms, startCluster } from '../setup/postgres-cluster.ts';
import { createTestLog } from '../setup/quiet-log.ts';
import { questionOf, searchClasses } from './search-classes.ts';
import { insertProducts } from './search-products.ts';

const sizes = (process.env.SEARCH_SIZES ?? '10000,100000,1000000').split(',').map(Number);
const rounds = 40;
const loadFor = 4_000;

function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

const print = (text: string) => process.stdout.write(`${text}\n`);
const seconds = (ms: number) => (ms / 1000).toFixed(1);
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);

/** Wall clock and processor milliseconds of work in this process. */
async function spent(work: () => Promise<unknown>): Promise<{ readonly wall: number; readonly cpu: number }> {
  const before = process.cpuUsage();
  const start = performance.now();
  await work();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return { wall, cpu: (user + system) / 1000 };
}

/** Runs a query once, and then repeatedly with a change of the catalogue before each. */
async function measureClass(ask: () => Promise<unknown>, change: () => Promise<unknown>) {
  const first = await spent(ask);
  const cpu: number[] = [];
  const wall: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await change();
    const took = await spent(ask);
    cpu.push(took.cpu);
    wall.push(took.wall);
  }
  const perSecond = (1000 * wall.length) / wall.reduce((sum, ms) => sum + ms, 0);
  return { first: first.cpu, cpu: median(cpu), p50: median(wall), p95: percentile(wall, 0.95), perSecond };
}

function printRow(
  name: string,
  { first, cpu, p50, p95, perSecond }: Awaited<ReturnType<typeof measureClass>>,
) {
  const times = [first, cpu, p50, p95].map((ms) => ms.toFixed(1).padStart(9));
  print(`  ${name.padEnd(28)} ${times.join('')} ${perSecond.toFixed(0).padStart(8)}`);
}

/** Milliseconds between two samples: sampling on every turn would itself keep a processor busy. */
const lookEvery = 2;

/**
 * The longest block of this thread's event loop in processor time, so that waiting for a busy machine does not count.
 */
function watchHolds(): { stop(): number } {
  let longest = 0;
  let watching = true;
  let before = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
    if (watching) setTimeout(turn, lookEvery);
  };
  setTimeout(turn, lookEvery);
  return {
    stop() {
      watching = false;
      return longest;
    },
  };
}

/** Runs the engine in this thread, to separate its processor time: every class, with changes in between. */
async function measureClasses(
  { db }: DatabaseHandle,
  engine: Engine,
  known: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const cpus = new Map<string, number>();
  const prepare = questionPreparer(db);
  const changed = known.slice(-1);
  const page = await readRows(db, changed);
  const change = () => engine.apply(changed, page);
  print(`  ${' '.repeat(28)}    first      cpu      p50      p95    req/s`);
  for (const [name, given] of Object.entries(searchClasses(known))) {
    const question = await prepare(readQuestion(questionOf(given)));
    const measured = await measureClass(() => engine.ask(question), change);
    cpus.set(name, measured.cpu);
    printRow(name, measured);
  }
  printRow('suggest', await measureClass(() => engine.suggest('eetk', 8), change));
  return cpus;
}

/** 16 concurrent clients, each query different, through the whole search with its threads. */
async function measureLoad(search: CatalogSearch, known: readonly string[]): Promise<void> {
  const loop = watchHolds();
  const wall: number[] = [];
  const classes = Object.values(searchClasses(known));
  const started = performance.now();
  let number = 0;
  const asker = async () => {
    while (performance.now() - started < loadFor) {
      const given = classes[number % classes.length] ?? {};
      number += 1;
      const start = performance.now();
      await search.search(questionOf({ ...given, seed: number, offset: given.offset ?? number % 100 }));
      wall.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: 16 }, asker));
  const hold = loop.stop();
  const perSecond = (1000 * wall.length) / (performance.now() - started);
  const times = `p50 ${median(wall).toFixed(0)} ms, p95 ${percentile(wall, 0.95).toFixed(0)} ms`;
  print(
    `  16 askers, none asks the same: ${perSecond.toFixed(0)} req/s, ${times}, longest hold ${hold.toFixed(0)} ms`,
  );
}

/** Builds in threads, as a server does; returns the search that loaded the snapshot. */
async function measureBuild(database: DatabaseHandle, options: BuildOptions, file: string) {
  const memory = process.memoryUsage().rss;
  const loop = watchHolds();
  let closing: () => Promise<void> = async () => undefined;
  const built = await spent(async () => {
    const { open } = await buildIndex({ ...options, threadAbove: 0 }, false);
    closing = open.close;
  });
  const hold = loop.stop();
  await closing();
  const { log } = options;
  const bus = createEventBus(database, log);
  const search = createIndexedCatalogSearch({ ...options, threadAbove: 0, bus });
  const again = watchHolds();
  const read = await spent(() => search.ready());
  const holdAgain = again.stop();
  print(
    `  from SQL ${seconds(built.wall)} s (${seconds(built.cpu)} s cpu, longest hold ${hold.toFixed(0)} ms), from its ` +
      `snapshot of ${megabytes(statSync(file).size)} MB ${seconds(read.wall)} s (${seconds(read.cpu)} s cpu, ` +
      `longest hold ${holdAgain.toFixed(0)} ms); ${megabytes(process.memoryUsage().rss - memory)} MB more memory`,
  );
  return {
    search,
    async close() {
      await search.close();
      await bus.close();
    },
  };
}

async function measureSize(count: number): Promise<ReadonlyMap<string, number>> {
  const { log } = createTestLog();
  const database = await openScratchDatabase(log);
  const folder = mkdtempSync(path.join(tmpdir(), 'hervonden-bench-'));
  const snapshot = path.join(folder, 'index.bin');
  try {
    await migrate(database.db);
    await insertProducts(database.db, count);
    const rows = await database.db.selectFrom('products').select('id').orderBy('id').limit(6).execute();
    const known = rows.map((row) => row.id);
    const options = { db: database.db, log, snapshot, snapshotFrom: 0, oneConnection: false };
    print(`\n${count} listings`);
    const { search, close } = await measureBuild(database, options, snapshot);
    await measureLoad(search, known);
    await close();
    const local = await buildIndex({ ...options, threadAbove: Number.POSITIVE_INFINITY }, true);
    const cpus = await measureClasses(database, local.open.engine, known);
    await local.open.close();
    return cpus;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Benchmarks the search at several sizes (SEARCH_SIZES). The figures of two sizes show the growth. */
export const bench: Bench = async () => {
  const programs = findPrograms();
  if (programs === null) throw new Error('This bench needs PostgreSQL: install it.');
  const cluster = await startCluster(programs);
  process.env[adminUrlKey] = cluster.url;
  try {
    return await measureSizes();
  } finally {
    await cluster.stop();
  }
};

async function measureSizes(): Promise<Figure[]> {
  const figures: Figure[] = [];
  let before: { readonly size: number; readonly cpus: ReadonlyMap<string, number> } | null = null;
  for (const size of sizes) {
    const cpus = await measureSize(size);
    for (const [name, cpu] of cpus) {
      const floor = before?.cpus.get(name);
      if (floor === undefined) continue;
      const floorIs = `${before?.size} listings`;
      figures.push({ name: `${name}, ${size}`, ours: cpu, floor, floorIs, unit: 'ms' });
    }
    before = { size, cpus };
  }
  return figures;
}
