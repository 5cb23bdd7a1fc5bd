import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A server in a separate process, as in production, which a test may kill. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  readonly pid: number;
  /** Its output so far. */
  output(): string;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/**
 * Starts server-mock/main.ts, or another `program` of the repository, with a channel for messages from its parent, on a
 * free port and waits until it answers or has ended. The caller ends it.
 */
export async function spawnServer(
  environment: Readonly<Record<string, string>>,
  onSpawn: (child: ChildProcess) => void = () => undefined,
  program?: string,
): Promise<ServerProcess> {
  const port = await freePort();
  let output = '';
  const child = spawn(process.execPath, [path.join(root, program ?? 'server-mock/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', ...(program === undefined ? [] : (['ipc'] as const))],
    env: {
      PATH: process.env.PATH,
      // Without it every process strips and compiles the 1,400 files of the server again.
      NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'),
      APP_DIR: '/nowhere',
      PORT: String(port),
      DEMO: '0',
      LOG_LEVEL: 'info',
      STAFF_SECOND_FACTOR: 'optional',
      ...environment,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  onSpawn(child);
  let isOver = false;
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => {
      isOver = true;
      resolve(code ?? signal ?? 'unknown');
    });
  });
  const url = `http://127.0.0.1:${port}`;
  while (!isOver) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok === true) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { child, url, pid: child.pid ?? -1, output: () => output, ended };
}
