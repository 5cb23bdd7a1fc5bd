import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, chromium } from '@playwright/test';
import { requireBuild } from '../build/require-build.ts';
import { ensureBrowser } from '../ensure-browser.ts';
import { type Figure, median, timed } from './measure.ts';

const ROUNDS = 5;
// A string that is evaluated in the page, because scripts are compiled without browser types.
const FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')";
const FLOOR_PAGE =
  '<!doctype html><html lang="nl"><meta charset="utf-8"><title>Floor</title><h1>Hervonden</h1><p>One static page, no script, no style.</p></html>';

/**
 * First paint of the home page, cold and warm, compared with a bare static page; and the start-up time of the server.
 */
export async function benchStart(): Promise<Figure[]> {
  requireBuild();
  const dataDir = mkdtempSync(join(tmpdir(), 'hervonden-bench-'));
  const floorServer = await startFloor();
  try {
    const first = await startServer(dataDir);
    await first.stop();
    const bareNode = median(await repeat(3, () => timed(startAndStopBareNode)));
    const again = await startServer(dataDir);
    const paints = await measurePaints(again.url, floorServer.url).finally(again.stop);
    return [
      {
        name: 'server: first start, empty folder',
        ours: first.ms,
        floor: bareNode,
        floorIs: 'bare node:http',
        unit: 'ms',
      },
      { name: 'server: later start', ours: again.ms, floor: bareNode, floorIs: 'bare node:http', unit: 'ms' },
      ...paints,
    ];
  } finally {
    floorServer.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measurePaints(appUrl: string, floorUrl: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const cold: number[] = [];
  const warm: number[] = [];
  const floorCold: number[] = [];
  const floorWarm: number[] = [];
  try {
    // Interleaved, so that load spikes of the machine affect both.
    for (let round = 0; round < ROUNDS; round++) {
      const floor = await coldAndWarm(browser, floorUrl, false);
      const app = await coldAndWarm(browser, appUrl, true);
      floorCold.push(floor.cold);
      floorWarm.push(floor.warm);
      cold.push(app.cold);
      warm.push(app.warm);
    }
  } finally {
    await browser.close();
  }
  const floorIs = 'one static page';
  return [
    { name: 'home: first paint, cold', ours: median(cold), floor: median(floorCold), floorIs, unit: 'ms' },
    {
      name: 'home: first paint, warm (service worker)',
      ours: median(warm),
      floor: median(floorWarm),
      floorIs,
      unit: 'ms',
    },
  ];
}

async function coldAndWarm(
  browser: Browser,
  url: string,
  installed: boolean,
): Promise<{ cold: number; warm: number }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const cold = await firstPaint();
  if (installed) await until('navigator.serviceWorker.controller !== null');
  const warm = await firstPaint();
  await context.close();
  return { cold, warm };

  async function firstPaint(): Promise<number> {
    await page.goto(url, { waitUntil: 'load' });
    await until(`${FIRST_PAINT}.length > 0`);
    return page.evaluate<number>(`${FIRST_PAINT}[0].startTime`);
  }

  async function until(condition: string): Promise<void> {
    while (!(await page.evaluate<boolean>(condition)))
      await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function startServer(dataDir: string): Promise<{ url: string; ms: number; stop: () => Promise<void> }> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const url = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: url, LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['dist-server/main.js'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ms = await timed(() => untilReady(url, () => child.exitCode !== null));
  return {
    url,
    ms,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    if (hasEnded()) throw new Error('The server ended at start.');
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

function startAndStopBareNode(): Promise<void> {
  const program = "const s = require('node:http').createServer(); s.listen(0, () => s.close());";
  return new Promise((resolve) => {
    spawn(process.execPath, ['-e', program], { stdio: 'ignore' }).once('exit', () => resolve());
  });
}

async function startFloor(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(FLOOR_PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

async function repeat(times: number, work: () => Promise<number>): Promise<number[]> {
  const results: number[] = [];
  for (let i = 0; i < times; i++) results.push(await work());
  return results;
}
