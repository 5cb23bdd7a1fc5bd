import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { playwrightComplaints, vitestComplaints } from './complaints.ts';

/** How many checks passed and failed, with a description of the failures if known. */
export type Outcome = { passed: number; failed: number; complaints?: readonly string[] };

type Command = { args: readonly string[]; env?: Record<string, string> };

/** Runs one Node program of the project with its output shown; resolves with its exit code. */
function run({ args, env }: Command): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Like `run`, with the output shown at the end, so that programs which run at once do not mix theirs. */
function runQuietly({ args, env }: Command): Promise<number> {
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void output.push(chunk));
    child.once('error', () => resolve(1));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** Runs a program that counts as one check, such as the compiler. Several may run at once. */
export async function checkWith(command: Command): Promise<Outcome> {
  return (await runQuietly(command)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs one or more Vitest projects; every test counts. A file that cannot be loaded counts as one failure. */
export async function vitest(
  name: string,
  projects: readonly string[],
  env: Record<string, string> = {},
  more: readonly string[] = [],
): Promise<Outcome> {
  const report = freshReport(name);
  const code = await run({
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...more,
    ],
    env,
  });
  const counted = readReport(report);
  const passed = numberOf(counted, 'numPassedTests');
  const failed = numberOf(counted, 'numFailedTests');
  return {
    ...{ passed, failed: code === 0 ? failed : Math.max(failed, 1) },
    complaints: vitestComplaints(counted),
  };
}

/** Runs the browser tests. There are no retries; a test that passed only on a retry would count as failed. */
export async function playwright(
  name: string,
  env: Record<string, string>,
  more: readonly string[],
): Promise<Outcome> {
  const report = freshReport(name);
  const code = await run({
    args: ['node_modules/@playwright/test/cli.js', 'test', ...more],
    env: { ...env, JSON_REPORT: report },
  });
  const whole = readReport(report);
  const stats = whole.stats;
  const counted = typeof stats === 'object' && stats !== null ? (stats as Record<string, unknown>) : {};
  const failed = numberOf(counted, 'unexpected') + numberOf(counted, 'flaky');
  return {
    ...{ passed: numberOf(counted, 'expected'), failed: code === 0 ? failed : Math.max(failed, 1) },
    complaints: playwrightComplaints(whole),
  };
}

function freshReport(name: string): string {
  mkdirSync('.cache/reports', { recursive: true });
  const path = `.cache/reports/${name}.json`;
  rmSync(path, { force: true });
  return path;
}

function readReport(path: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

function numberOf(counted: Record<string, unknown>, key: string): number {
  const value = counted[key];
  return typeof value === 'number' ? value : 0;
}
