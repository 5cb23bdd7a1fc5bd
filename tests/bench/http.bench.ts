import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Bench, Figure } from '../../scripts/bench/measure.ts';
import { requireBuild } from '../../scripts/build/require-build.ts';
import { adminUrlKey, createScratchDatabase } from '../setup/postgres.ts';
import { findPrograms, startCluster } from '../setup/postgres-cluster.ts';
import { createTestLog } from '../setup/quiet-log.ts';
import { type ServerProcess, spawnServer } from '../setup/spawn-server.ts';
import { measurePages, pageServer } from './http/pages.ts';
import { processorTime } from './http/processor-time.ts';
import { insertProducts } from './search-products.ts';

// Product lists over HTTP, as the app asks for them, and rendered pages of the smallest catalogue, from clients in
// processes of their own: `npm run build && npm run bench http`. HTTP_SIZES names the sizes of the catalogue,
// HTTP_ENGINES the databases, and HTTP_PAGES=only leaves out the lists, HTTP_PAGES=none the pages.

const sizes = (process.env.HTTP_SIZES ?? '2000,10000,100000').split(',').map(Number);
/** The name of each database in the figures, and how many times its floor a list may take. */
const engines = {
  postgres: { name: 'PostgreSQL', atMost: 14 },
  // Works in the process of the server.
  pglite: { name: 'PGlite', atMost: 60 },
} as const;
type Engine = keyof typeof engines;
const isEngine = (name: string): name is Engine => name in engines;
const measured = (process.env.HTTP_ENGINES ?? 'postgres,pglite').split(',').map((name): Engine => {
  if (!isEngine(name)) throw new Error(`HTTP_ENGINES has postgres and pglite, not "${name}".`);
  return name;
});
const seconds = 8;
const connections = 16;

interface Load {
  readonly perSecond: number;
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
  readonly failed: number;
}

async function load(url: string, duration = seconds): Promise<Load> {
  const client = ['tests/bench/http/client.ts', url, String(duration), String(connections)];
  const { stdout } = await promisify(execFile)(process.execPath, client);
  return JSON.parse(stdout) as Load;
}

/** The floor: a server that sends as many bytes without thinking. */
async function loadFloor(bytes: number): Promise<Load> {
  const body = Buffer.alloc(Math.round(bytes), 'x');
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  try {
    return await load(`http://127.0.0.1:${port}`);
  } finally {
    server.close();
  }
}

/** Lists per second: there are fewer while the index is being built and SQL answers, and while the caches are empty. */
const leastWarm = 300;

/** Sends requests until they get no faster: until the index is built, and what is used is compiled. */
async function warmUp(url: string): Promise<void> {
  let before = 0;
  for (let round = 0; round < 40; round += 1) {
    const { perSecond } = await load(url, 3);
    if (perSecond >= leastWarm && perSecond < before * 1.2 && round > 1) return;
    before = perSecond;
  }
}

/** Starts a server on a catalogue of this size, and ends it when it is measured. */
async function withServer(
  engine: Engine,
  count: number,
  settings: Readonly<Record<string, string>>,
  measure: (server: ServerProcess) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const scratch = engine === 'pglite' ? null : await createScratchDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hervonden-bench-'));
  const handle = await openDatabase({ databaseUrl: scratch?.url ?? null, dataDir }, createTestLog().log);
  await migrate(handle.db);
  await insertProducts(handle.db, count);
  await handle.close();
  const environment = {
    ...(scratch && { DATABASE_URL: scratch.url }),
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'warn', TRUST_PROXY: 'loopback' },
    ...settings,
  };
  const server = await spawnServer(environment, undefined, 'dist-server/main.js');
  try {
    return await measure(server);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    await scratch?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function measureLists(engine: Engine, count: number): Promise<readonly Figure[]> {
  return withServer(engine, count, {}, async (server) => {
    await warmUp(server.url);
    const before = processorTime(server.pid);
    const found = await load(server.url);
    const after = processorTime(server.pid);
    if (found.failed > 0)
      throw new Error(`${found.failed} requests failed.\n${server.output().slice(-2000)}`);
    const floor = await loadFloor(found.bytes);
    const per = (ms: number) => (ms / found.requests).toFixed(2);
    process.stdout.write(
      `  ${count} products, ${engines[engine].name}: ${found.perSecond.toFixed(0)} lists per second, p50 ${found.p50} ms, ` +
        `p99 ${found.p99} ms, ${(found.bytes / 1000).toFixed(1)} kB; processor time per list: ` +
        `Node ${per(after.node - before.node)} ms, PostgreSQL ${per(after.postgres - before.postgres)} ms\n`,
    );
    const floorIs = 'the same bytes without work';
    return [
      {
        ...{
          name: `list over HTTP, ${count} products, ${engines[engine].name}`,
          ours: 1000 / found.perSecond,
        },
        ...{ floor: 1000 / floor.perSecond, floorIs, unit: 'ms', atMost: engines[engine].atMost },
      },
    ];
  });
}

function measureRenderedPages(engine: Engine, count: number): Promise<readonly Figure[]> {
  return withServer(engine, count, pageServer, async (server) => {
    const figures: Figure[] = [];
    process.stdout.write(`  pages, ${engines[engine].name}\n`);
    for (const { kind, ms, bytes } of await measurePages(server)) {
      const { perSecond } = await loadFloor(bytes);
      const floorIs = 'the same bytes without work';
      figures.push({
        name: `page ${kind}, rendered, ${engines[engine].name}`,
        ours: ms,
        floor: 1000 / perSecond,
        floorIs,
        unit: 'ms',
      });
    }
    return figures;
  });
}

export const bench: Bench = async () => {
  requireBuild();
  const programs = findPrograms();
  if (programs === null) throw new Error('This bench needs PostgreSQL: install it.');
  const cluster = await startCluster(programs);
  process.env[adminUrlKey] = cluster.url;
  try {
    const figures: Figure[] = [];
    for (const engine of measured) {
      if (process.env.HTTP_PAGES !== 'only')
        for (const size of sizes) figures.push(...(await measureLists(engine, size)));
      if (process.env.HTTP_PAGES !== 'none')
        figures.push(...(await measureRenderedPages(engine, Math.min(...sizes))));
    }
    return figures;
  } finally {
    await cluster.stop();
  }
};
