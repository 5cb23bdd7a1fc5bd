import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { makeUser } from '#tests/factories/users.ts';
import { startServerProcess } from '#tests/setup/server-process.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'hervonden-stop-'));
  const database = await openDatabase({ databaseUrl: null, dataDir }, pino({ level: 'silent' }));
  await migrate(database.db);
  await makeUser(database.db, { email: 'a@hervonden.test', name: 'Anna Bos', password: 'letmein-12' });
  await database.close();
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const login = JSON.stringify({
  query: `mutation { login(email: "a@hervonden.test", password: "letmein-12") { ... on User { authToken } } }`,
});

function logIn(url: string): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: login,
  });
}

test('SIGTERM under load: running requests are answered, sockets asked to reconnect, exit 0 within ten seconds', async () => {
  const server = await startServerProcess({ DATA_DIR: dataDir });
  const answer = (await (await logIn(server.url)).json()) as { data: { login: { authToken: string } } };
  const socket = new WebSocket(server.url.replace('http', 'ws').concat('/graphql'), 'graphql-transport-ws');
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
  await new Promise((resolve) => socket.once('open', resolve));
  const acknowledged = new Promise((resolve) => socket.once('message', resolve));
  const authorization = `Token ${answer.data.login.authToken}`;
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } }));
  await acknowledged;

  // argon2 keeps each of these busy for a while.
  const running = Array.from({ length: 6 }, () => logIn(server.url));
  // Connections are accepted in order: once this later one is answered, the server has accepted the earlier ones.
  expect((await fetch(`${server.url}/healthz`)).ok).toBe(true);
  const from = performance.now();
  server.child.kill('SIGTERM');
  const answers = await Promise.all(
    running.map(async (response) => (await (await response).json()) as object),
  );
  for (const each of answers)
    expect(each).toMatchObject({ data: { login: { authToken: expect.any(String) } } });
  expect(await server.ended).toBe(0);
  expect(performance.now() - from).toBeLessThan(10_000);
  expect(await closed).toBe(1001);
});
