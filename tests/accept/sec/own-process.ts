import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { type Engine, engineOfRun } from '#tests/setup/databases.ts';
import { adminUrlKey, templateKey } from '#tests/setup/postgres.ts';
import { type ServerProcess, spawnServer } from '#tests/setup/spawn-server.ts';

/** Where the server processes of one trial store their data: a separate database that is removed at the end. */
export interface Place {
  readonly environment: Readonly<Record<string, string>>;
  /** Null with the embedded database, which only one process can open. */
  readonly databaseUrl: string | null;
  remove(): Promise<void>;
}

export async function makePlace(engine: Engine = engineOfRun): Promise<Place> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hervonden-security-'));
  const environment = {
    DATA_DIR: dataDir,
    SECRET_KEY: 'a key for tests alone, of 32 letters',
    NODE_ENV: 'test',
  };
  const dropFolder = () => rmSync(dataDir, { recursive: true, force: true });
  const admin = process.env[adminUrlKey];
  if (engine !== 'postgres' || admin === undefined)
    return { environment, databaseUrl: null, remove: async () => dropFolder() };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = process.env[templateKey];
  await asAdmin(admin, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return {
    environment: { ...environment, DATABASE_URL: url.href },
    databaseUrl: url.href,
    async remove() {
      await asAdmin(admin, `drop database if exists ${name} with (force)`);
      dropFolder();
    },
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Starts a server process on this data; throws with its output if it does not start. */
export async function startAt(
  place: Place,
  more: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const server = await spawnServer({ ...place.environment, ...more });
  if (server.child.exitCode !== null) throw new Error(`the server ended: ${server.output()}`);
  return server;
}

export async function stop(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  await server.ended;
}

export interface Called {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly milliseconds: number;
}

/** Sends a request from a loopback address (127.0.0.0/8), which the server takes as the client address. */
export function callFrom(
  ip: string,
  url: string,
  how: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  } = {},
): Promise<Called> {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method: how.method ?? 'GET', localAddress: ip, headers: { ...how.headers }, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString('utf8'),
            headers: response.headers,
            milliseconds: performance.now() - from,
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(how.body);
  });
}

/** Runs one GraphQL operation from such an address. */
export async function askFrom(
  ip: string,
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Called> {
  return await callFrom(ip, `${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
