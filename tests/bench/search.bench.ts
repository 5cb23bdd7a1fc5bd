import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { migrate } from '#server/db/migrate.ts';
import { createEventBus } from '#server/process/create-event-bus.ts';
import { buildIndex } from '#server/search/build-index.ts';
import { type CatalogQuestion, type CatalogSearch, wholeCatalog } from '#server/search/catalog-search.ts';
import type { Engine } from '#server/search/engine.ts';
import { createIndexedCatalogSearch } from '#server/search/indexed-catalog-search.ts';
import { questionPreparer } from '#server/search/prepare-question.ts';
import { readQuestion } from '#server/search/read-question.ts';
import { type Bench, type Figure, median } from '../../scripts/bench/measure.ts';
import { adminUrlKey, openScratchDatabase } from '../setup/postgres.ts';
import { findPrograms, startCluster } from '../setup/postgres-cluster.ts';
import { createTestLog } from '../setup/quiet-log.ts';
import { insertListings } from './search-listings.ts';

const sizes = (process.env.SEARCH_SIZES ?? '10000,100000,1000000').split(',').map(Number);
const utrecht = { lat: 52.09, lon: 5.12 };
const category = { type: 'CATEGORY', value: 'meubels/stoelen/eetkamerstoelen' } as const;
const main = { type: 'CATEGORY', value: 'meubels' } as const;

/** Questions by class; every one asks for all facets. */
const classes: Readonly<Record<string, Partial<CatalogQuestion>>> = {
  'all, newest': { sort: 'DATE_NEWEST' },
  'main category': { filters: [main] },
  category: { filters: [category] },
  'category, 2 colours, price': {
    filters: [
      category,
      { type: 'COLORS', value: 'rood' },
      { type: 'COLORS', value: 'wit' },
      { type: 'PRICE', value: '100-900' },
    ],
  },
  brand: { filters: [{ type: 'BRAND', value: 'merk-noten-2' }] },
  'province, price': {
    filters: [
      { type: 'PROVINCE', value: 'nl-utrecht' },
      { type: 'PRICE', value: '100-900' },
    ],
  },
  'common word': { searchString: 'teak' },
  'two words': { searchString: 'deense stoelen' },
  'typing error': { searchString: 'uitschuifbar' },
  'word, category, colour': { searchString: 'teak', filters: [main, { type: 'COLORS', value: 'rood' }] },
  '25 km, main category': { filters: [main, { type: 'DISTANCE', value: '25' }], place: utrecht },
  'main category by distance': { filters: [main], sort: 'DISTANCE_ASC', place: utrecht },
  'page 277 of main category': { filters: [main], sort: 'PRICE_ASC', offset: 9_936 },
  'main category at random': { filters: [main], sort: 'RANDOM', seed: 7 },
};

const questionOf = (given: Partial<CatalogQuestion>): CatalogQuestion => ({
  ...wholeCatalog,
  facets: true,
  ...given,
});

function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

const print = (text: string) => process.stdout.write(`${text}\n`);

/** CPU and wall milliseconds of one class asked with empty caches; the engine is in this thread. */
async function measureClass(engine: Engine, ask: () => Promise<unknown>) {
  const cpu: number[] = [];
  const wall: number[] = [];
  for (let round = 0; round < 15; round += 1) {
    // A change of nothing: what is kept from the question before is forgotten.
    await engine.apply([], '');
    const before = process.cpuUsage();
    const start = performance.now();
    await ask();
    wall.push(performance.now() - start);
    const { user, system } = process.cpuUsage(before);
    cpu.push((user + system) / 1000);
  }
  return { cpu: median(cpu), p50: median(wall), p95: percentile(wall, 0.95) };
}

/** The longest turn of this thread's event loop in processor time: waiting for a busy machine is no hold. */
function watchHolds(): { stop(): number } {
  let longest = 0;
  let watching = true;
  let before = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
    if (watching) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    stop() {
      watching = false;
      return longest;
    },
  };
}

/** 16 askers at once, every question another one, through the whole search with its thread. */
async function measureLoad(search: CatalogSearch) {
  const loop = watchHolds();
  const wall: number[] = [];
  const started = performance.now();
  let number = 0;
  const asker = async () => {
    while (performance.now() - started < 4_000) {
      const [, given] = Object.entries(classes)[number % Object.keys(classes).length] ?? ['', {}];
      number += 1;
      const start = performance.now();
      await search.search(questionOf({ ...given, seed: number, offset: given.offset ?? number % 100 }));
      wall.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: 16 }, asker));
  const hold = loop.stop();
  const seconds = (performance.now() - started) / 1000;
  return {
    perSecond: wall.length / seconds,
    p50: median(wall),
    p95: percentile(wall, 0.95),
    hold,
  };
}

async function measureSize(count: number): Promise<ReadonlyMap<string, number>> {
  const { log } = createTestLog();
  const database = await openScratchDatabase(log);
  const folder = mkdtempSync(path.join(tmpdir(), 'hervonden-bench-'));
  const snapshot = path.join(folder, 'index.bin');
  const cpus = new Map<string, number>();
  try {
    await migrate(database.db);
    await insertListings(database.db, count);
    const options = { db: database.db, log, snapshot, snapshotFrom: 0 };
    const memory = process.memoryUsage().rss;
    const started = performance.now();
    const built = await buildIndex({ ...options, threadAbove: Number.POSITIVE_INFINITY }, false);
    const fromSql = performance.now() - started;
    const used = (process.memoryUsage().rss - memory) / 2 ** 20;
    const prepare = questionPreparer(database.db);
    print(`\n${count} listings${' '.repeat(20)} cpu ms   p50 ms   p95 ms`);
    for (const [name, given] of Object.entries(classes)) {
      const question = await prepare(readQuestion(questionOf(given)));
      const { cpu, p50, p95 } = await measureClass(built.open.engine, () => built.open.engine.ask(question));
      cpus.set(name, cpu);
      print(`  ${name.padEnd(30)} ${[cpu, p50, p95].map((ms) => ms.toFixed(1).padStart(8)).join(' ')}`);
    }
    const suggest = await measureClass(built.open.engine, () => built.open.engine.suggest('eetk', 8));
    print(
      `  ${'suggest'.padEnd(30)} ${[suggest.cpu, suggest.p50, suggest.p95].map((ms) => ms.toFixed(1).padStart(8)).join(' ')}`,
    );
    await built.open.close();
    const bus = createEventBus(database, log);
    const search = createIndexedCatalogSearch({ ...options, bus });
    const loop = watchHolds();
    const again = performance.now();
    await search.ready();
    const fromSnapshot = performance.now() - again;
    const buildHold = loop.stop();
    const load = await measureLoad(search);
    await search.close();
    await bus.close();
    print(
      `  16 askers: ${load.perSecond.toFixed(0)} req/s, p50 ${load.p50.toFixed(0)} ms, p95 ${load.p95.toFixed(0)} ms, longest hold of the event loop ${load.hold.toFixed(0)} ms`,
    );
    print(
      `  built from SQL in ${(fromSql / 1000).toFixed(1)} s, from its snapshot of ${(statSync(snapshot).size / 2 ** 20).toFixed(0)} MB in ${(fromSnapshot / 1000).toFixed(1)} s (longest hold ${buildHold.toFixed(0)} ms); ${used.toFixed(0)} MB more memory`,
    );
    return cpus;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The search at several sizes (SEARCH_SIZES); the figures beside each other are the growth to the next size. */
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
  let before: ReadonlyMap<string, number> | null = null;
  for (const size of sizes) {
    const cpus = await measureSize(size);
    for (const [name, cpu] of cpus) {
      const floor = before?.get(name);
      if (floor !== undefined)
        figures.push({
          name: `${name}, ${size}`,
          ours: cpu,
          floor,
          floorIs: 'a tenth of the listings',
          unit: 'ms',
        });
    }
    before = cpus;
  }
  return figures;
}
