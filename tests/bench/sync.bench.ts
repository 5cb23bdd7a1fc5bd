import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { pullLimit } from '#domain/sync/protocol.ts';
import { type Figure, median } from '../../scripts/bench/measure.ts';
import { ensureBrowser } from '../../scripts/ensure-browser.ts';
import type { PageResult } from './sync-pull-page.ts';

const documents = 10_000;
const rounds = 3;

/** The page's script as one file, including the app's own replication. */
async function bundle(): Promise<string> {
  const entry = path.resolve(import.meta.dirname, 'sync-pull-page.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: entry, output: { codeSplitting: false } } },
  });
  const parts = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = parts.find((part) => part.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error('The bench page was not built');
  return script.code;
}

function pageOf(checkpoint: number, limit: number): string {
  const end = Math.min(documents, checkpoint + limit);
  const list = Array.from({ length: end - checkpoint }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(checkpoint + index).padStart(12, '0')}`,
    addedAt: 1_700_000_000_000 + checkpoint + index,
    deleted: false,
  }));
  return JSON.stringify({ kind: 'page', documents: list, checkpoint: String(end) });
}

async function serve(script: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/pull') {
      response.setHeader('content-type', 'application/json');
      response.end(pageOf(Number(searchParams.get('checkpoint')), Number(searchParams.get('limit'))));
    } else if (pathname === '/bench.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(script);
    } else {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><script type="module" src="/bench.js"></script>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Pulls 10,000 documents into the local database, compared with the same requests and bare IndexedDB puts. */
export async function bench(): Promise<Figure[]> {
  const server = await serve(await bundle());
  const folder = mkdtempSync(path.join(tmpdir(), 'hervonden-bench-sync-'));
  // A profile on disk, because IndexedDB may be in memory in a private window.
  const context = await chromium.launchPersistentContext(folder, { executablePath: await ensureBrowser() });
  try {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction('globalThis.syncBench !== undefined');
    const measure = async (call: string): Promise<PageResult> => await page.evaluate(`syncBench.${call}`);
    const [ours, floor]: [PageResult[], PageResult[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      floor.push(await measure(`floor(${documents}, ${pullLimit})`));
      ours.push(await measure(`ours(${documents})`));
    }
    const of = (results: readonly PageResult[], what: 'ms' | 'longestTask'): number =>
      median(results.map((result) => result[what]));
    return [
      {
        name: 'sync: pull of 10,000 documents',
        ours: of(ours, 'ms'),
        floor: of(floor, 'ms'),
        floorIs: 'fetch and bare IndexedDB put',
        unit: 'ms',
      },
      {
        name: 'sync: longest task meanwhile',
        ours: of(ours, 'longestTask'),
        floor: Math.max(50, of(floor, 'longestTask')),
        floorIs: 'what counts as a long task',
        unit: 'ms',
      },
    ];
  } finally {
    await context.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
