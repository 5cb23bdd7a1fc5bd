import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { FolderTakenError, lockFolder } from '#server/db/folder-lock.ts';
import { migrate } from '#server/db/migrate.ts';
import { makeUser } from '#tests/factories/users.ts';
import { startServerProcess } from '#tests/setup/server-process.ts';

const lockModule = new URL('../../server-mock/db/folder-lock.ts', import.meta.url).href;
const log = pino({ level: 'silent' });
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'hervonden-lock-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the data folder', () => {
  test('belongs to one process: the second server ends with 1 and names the first', async () => {
    const first = await startServerProcess({ DATA_DIR: dataDir });
    const second = await startServerProcess({ DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`is in use by process ${first.pid}`);
    expect(second.output()).toContain('DATA_DIR');
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(readdirSync(dataDir)).not.toContain('server.lock');
  });

  test('opens again after kill -9, with every acknowledged token in it', async () => {
    const seeded = await openDatabase({ databaseUrl: null, dataDir }, log);
    await migrate(seeded.db);
    await makeUser(seeded.db, { email: 'a@hervonden.test', name: 'Anna Bos', password: 'letmein-12' });
    await seeded.close();

    const server = await startServerProcess({ DATA_DIR: dataDir });
    const tokens: string[] = [];
    const logIn = async () => {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          query: `mutation { login(email: "a@hervonden.test", password: "letmein-12") { ... on User { authToken } } }`,
        }),
      });
      const body = (await response.json()) as { data: { login: { authToken: string } } };
      expect(body.data.login.authToken).toBeTypeOf('string');
      tokens.push(body.data.login.authToken);
    };
    // Below the rate limit.
    const busy = Promise.allSettled(Array.from({ length: 9 }, logIn));
    while (tokens.length < 4) await new Promise((resolve) => setTimeout(resolve, 5));
    server.child.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    await busy;

    const reopened = await openDatabase({ databaseUrl: null, dataDir }, log);
    const stored = await reopened.db.selectFrom('auth_tokens').select('token_hash').execute();
    const hashes = stored.map((row) => row.token_hash);
    const acknowledgedHashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
    expect(acknowledgedHashes.length).toBeGreaterThanOrEqual(4);
    expect(hashes).toEqual(expect.arrayContaining(acknowledgedHashes));
    await reopened.close();
  });

  test('of another version of the engine is refused with what to do', async () => {
    writeFileSync(path.join(dataDir, 'database.version'), 'pglite-0.4 (PostgreSQL 17)\n');
    await expect(openDatabase({ databaseUrl: null, dataDir }, log)).rejects.toThrow('Move the folder aside');
    expect(readdirSync(dataDir)).not.toContain('server.lock');
  });
});

describe('a lock', () => {
  const lockFile = () => path.join(dataDir, 'server.lock');

  test('is refused to the second taker, also in the same process, and free again after its release', () => {
    const lock = lockFolder(dataDir);
    expect(() => lockFolder(dataDir)).toThrow(FolderTakenError);
    lock.release();
    lockFolder(dataDir).release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('of a process that is gone is taken over', () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: 2 ** 22 + 1, startTime: '1' }));
    lockFolder(dataDir).release();
  });

  test.each(['', '{"pid":', '[]', '{"pid":0}', '{"pid":-1}', '{"pid":"all"}'])(
    'that a loss of power left as %j is taken over',
    (text) => {
      writeFileSync(lockFile(), text);
      lockFolder(dataDir).release();
      expect(readdirSync(dataDir)).toEqual([]);
    },
  );

  test('of a process number that now belongs to somebody else is taken over', () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, startTime: 'long ago' }));
    lockFolder(dataDir).release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  // Regression test for docs/reviews/2026-11-findings.md, F5.
  test('of a process that has ended and only waits for its parent is taken over', async () => {
    // The shell is replaced by a program that never waits for its child; a child that ends before that would be
    // reaped.
    const untilReplaced = 'until [ "$(cat /proc/$$/comm)" = sleep ]; do sleep 0.01; done';
    const parent = spawn('sh', ['-c', `(${untilReplaced}) & echo $!; exec sleep 60`]);
    const [line] = (await once(createInterface(parent.stdout), 'line')) as [string];
    const pid = Number(line);
    const fields = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
    while (fields()[2] !== 'Z') await new Promise((resolve) => setTimeout(resolve, 5));
    writeFileSync(lockFile(), JSON.stringify({ pid, startTime: fields()[21] }));
    expect(() => process.kill(pid, 0)).not.toThrow();
    lockFolder(dataDir).release();
    expect(readdirSync(dataDir)).toEqual([]);
    parent.kill('SIGKILL');
  });

  test('that is stale and wanted by eight processes at the same moment goes to one of them', async () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: 2 ** 22 + 1, startTime: '1' }));
    const script = `
      const { lockFolder } = await import(${JSON.stringify(lockModule)});
      process.stdin.resume().once('data', () => {
        try { lockFolder(${JSON.stringify(dataDir)}); console.log('won'); setTimeout(() => {}, 60_000); }
        catch (error) { console.log(error.constructor.name); process.exit(0); }
      });
      console.log('ready');`;
    const contenders = Array.from({ length: 8 }, () => {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      const next = async () => String((await lines.next()).value);
      return { child, next };
    });
    for (const contender of contenders) expect(await contender.next()).toBe('ready');
    for (const contender of contenders) contender.child.stdin.write('go');
    const outcomes = await Promise.all(contenders.map((contender) => contender.next()));
    for (const contender of contenders) contender.child.kill('SIGKILL');
    expect(outcomes.filter((outcome) => outcome === 'won')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'FolderTakenError')).toHaveLength(7);
  });
});
