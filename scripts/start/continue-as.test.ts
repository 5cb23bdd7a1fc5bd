import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'hervonden-start-'));
const first = path.join(folder, 'first.mjs');
const second = path.join(folder, 'second.mjs');
const source = JSON.stringify(path.join(import.meta.dirname, 'continue-as.ts'));
writeFileSync(
  first,
  `import { continueAs } from ${source};
globalThis.isFirst = true;
await continueAs(${JSON.stringify(second)});`,
);
writeFileSync(
  second,
  `const { MALLOC_ARENA_MAX: arenas, MALLOC_TRIM_THRESHOLD_: trim, UV_THREADPOOL_SIZE: pool } = process.env;
const isReplaced = globalThis.isFirst === undefined;
const [args, flags] = [process.argv.slice(2), process.execArgv];
console.log(JSON.stringify({ pid: process.pid, isReplaced, arenas, trim, pool, args, flags }));
process.disconnect?.();`,
);
afterAll(() => rmSync(folder, { recursive: true }));

async function run(environment: Readonly<Record<string, string>>, stdio: StdioOptions = 'pipe') {
  const child = spawn(process.execPath, ['--max-semi-space-size=16', first, 'one', 'two'], {
    ...{ env: { PATH: process.env.PATH, ...environment }, stdio },
  });
  if (child.stdout === null || child.stderr === null) throw new Error('The program has no output.');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { printed: JSON.parse(output) as unknown, pid: child.pid, errors };
}

const isLinux = process.platform === 'linux';
const unchanged = { args: ['one', 'two'], flags: ['--max-semi-space-size=16'] };

test('a program becomes another one, in the same process, with the settings of the C library', async () => {
  const { printed, pid, errors } = await run({});
  expect(errors).toBe('');
  const settings = isLinux && { arenas: '1', trim: '131072', pool: '6' };
  expect(printed).toEqual({ pid, isReplaced: isLinux, ...unchanged, ...settings });
});

test('settings of the operator stay as they are', async () => {
  const { printed, pid } = await run({ MALLOC_ARENA_MAX: '4' });
  expect(printed).toEqual({
    pid,
    isReplaced: isLinux,
    ...unchanged,
    arenas: '4',
    ...(isLinux && { pool: '6' }),
  });
});

test('with a channel to a parent process, the other program runs within the first one', async () => {
  const { printed, pid } = await run({}, ['ignore', 'pipe', 'pipe', 'ipc']);
  expect(printed).toEqual({ pid, isReplaced: false, ...unchanged });
});
