import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

/** A PostgreSQL server for one test run on a free port of 127.0.0.1, without durability, deleted afterwards. */
export interface Cluster {
  readonly url: string;
  stop(): Promise<void>;
}

const debianFolder = '/usr/lib/postgresql';
const patience = 30_000;

/** The folder with the programs of the newest installed version; null if PostgreSQL is not installed. */
export function findPrograms(): string | null {
  if (!existsSync(debianFolder)) return null;
  const versions = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a));
  const folder = versions
    .map((version) => path.join(debianFolder, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
  return folder ?? null;
}

/** Creates and starts a cluster. PostgreSQL refuses to run as root, so root starts it as another user. */
export async function startCluster(programs: string): Promise<Cluster> {
  const identity = serverUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'hervonden-postgres-'));
  if (identity !== null) chownSync(folder, identity.uid, identity.gid);
  const data = path.join(folder, 'data');
  const at = { cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' }, ...identity };
  const options = [
    '--pgdata',
    data,
    '--username',
    'test',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--no-sync',
  ];
  execFileSync(path.join(programs, 'initdb'), options, { ...at, stdio: 'ignore' });
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, ...flags], { ...at, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url);
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The user to run the server as; null if this process may run it itself. */
function serverUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const number = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
      return { uid: number('-u'), gid: number('-g') };
    } catch {
      // This user does not exist; try the next.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.');
}

async function untilItAnswers(url: string): Promise<void> {
  const end = Date.now() + patience;
  while (true) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end();
    }
  }
}
