import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'hervonden-start-'));
const program = path.join(folder, 'program.mjs');
const settings = JSON.stringify(path.join(import.meta.dirname, 'memory-settings.ts'));
writeFileSync(
  program,
  `import { startWithMemorySettings } from ${settings};
startWithMemorySettings();
const { MALLOC_ARENA_MAX: arenas, MALLOC_TRIM_THRESHOLD_: trim } = process.env;
console.log(JSON.stringify({ pid: process.pid, arenas, trim, args: process.argv.slice(2), flags: process.execArgv }));`,
);
afterAll(() => rmSync(folder, { recursive: true }));

async function run(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--max-semi-space-size=16', program, 'one', 'two'], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { printed: JSON.parse(output) as unknown, pid: child.pid, errors };
}

const unchanged = { args: ['one', 'two'], flags: ['--max-semi-space-size=16'] };

test('a program starts again with the settings of the C library, as the same process', async () => {
  const isLinux = process.platform === 'linux';
  const { printed, pid, errors } = await run({});
  expect(errors).toBe('');
  expect(printed).toEqual({ pid, ...unchanged, ...(isLinux && { arenas: '2', trim: '1048576' }) });
});

test('settings of the operator stay as they are', async () => {
  const { printed, pid } = await run({ MALLOC_ARENA_MAX: '4' });
  expect(printed).toEqual({ pid, ...unchanged, arenas: '4' });
});

test('npm start sets them', async () => {
  const onExit = 'process.on("exit", () => console.log(process.env.MALLOC_ARENA_MAX));';
  const start = path.join(import.meta.dirname, '../start.ts');
  // With a setting that stops the start.
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${onExit}`, start], {
    env: { PATH: process.env.PATH, PORT: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  expect(errors).toContain('PORT');
  expect(output.trim()).toBe(process.platform === 'linux' ? '2' : 'undefined');
});
