import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { promisify } from 'node:util';
import { memorySettings, threadSettings } from '../../../scripts/start/continue-as.ts';
import type { ServerProcess } from '../../setup/spawn-server.ts';
import { processorTime } from './processor-time.ts';

/** Settings of a server that renders pages, as `npm start` sets them; the tests' cache of compiled files is off. */
export const pageServer = {
  APP_DIR: 'dist',
  NODE_COMPILE_CACHE: '',
  NODE_OPTIONS: '--max-semi-space-size=8',
  ...memorySettings,
  ...threadSettings,
} as const;

const kinds = ['home', 'list', 'product'] as const;
/** Pages that are opened before measuring: until what is used is compiled, and pages come no faster. */
const warmUp = 1_800;
const measured = 600;

interface Opened {
  readonly ms: number;
  readonly bytes: number;
}

export interface PageFigure extends Opened {
  readonly kind: (typeof kinds)[number];
}

/**
 * Renders pages of three kinds, each page once, and prints pages per second and processor time; then the memory of the
 * server over 6,000 further pages. Returns the milliseconds and bytes per page.
 */
export async function measurePages(server: ServerProcess): Promise<readonly PageFigure[]> {
  const figures: PageFigure[] = [];
  for (const kind of kinds) {
    await open(server, kind, 0, warmUp);
    const before = processorTime(server.pid);
    const { ms, bytes } = await open(server, kind, warmUp, measured);
    const after = processorTime(server.pid);
    const per = (total: number) => (total / measured).toFixed(1);
    process.stdout.write(
      `  ${kind}: ${((1000 * measured) / ms).toFixed(0)} pages per second, ${(bytes / 1000).toFixed(1)} kB; processor ` +
        `time per page: Node ${per(after.node - before.node)} ms, PostgreSQL ${per(after.postgres - before.postgres)} ms\n`,
    );
    figures.push({ kind, ms: ms / measured, bytes });
  }
  const sizes = [residentMegabytes(server.pid)];
  for (let part = 0; part < 6; part += 1) {
    // Beyond those of the kinds above, so that none of them is cached.
    await open(server, part % 2 === 0 ? 'product' : 'list', 2_400 + 1_000 * part, 1_000);
    sizes.push(residentMegabytes(server.pid));
  }
  process.stdout.write(`  memory of the server after each 1,000 further pages: ${sizes.join(', ')} MB\n`);
  return figures;
}

async function open(server: ServerProcess, kind: string, first: number, count: number): Promise<Opened> {
  const client = ['tests/bench/http/page-client.ts', server.url, kind, String(first), String(count)];
  const { stdout } = await promisify(execFile)(process.execPath, client);
  return JSON.parse(stdout) as Opened;
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
