import { connect } from 'node:net';
import { createClient } from 'graphql-ws';
import { firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { socketLimits } from '#server/graphql/socket.ts';
import { httpTransport } from '#src/data/sync/http-transport.ts';
import { makeUser, type TestUser } from '#tests/factories/users.ts';
import { type ApiHarness, startApi } from '#tests/setup/api-harness.ts';
import { fastestOf } from '#tests/setup/fastest-of.ts';
import { createManualClock } from '#tests/setup/manual-clock.ts';

const clock = createManualClock(new Date('2026-03-01T12:00:00Z'));

let api: ApiHarness;
let robin: TestUser;
let url: string;

beforeAll(async () => {
  api = await startApi({ clock });
  robin = await makeUser(api.db);
  url = (await api.listen()).replace('http', 'ws').concat('/graphql');
});

afterAll(() => api.close());

interface Line {
  readonly socket: WebSocket;
  readonly received: Record<string, unknown>[];
  readonly closed: Promise<{ code: number; reason: string }>;
}

function open(
  protocol: string | string[] = 'graphql-transport-ws',
  headers: Record<string, string> = {},
): Line {
  const socket = new WebSocket(url, protocol, { headers });
  const received: Record<string, unknown>[] = [];
  socket.on('message', (data) => received.push(JSON.parse(String(data)) as Record<string, unknown>));
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }));
    socket.once('error', (error) => resolve({ code: 0, reason: error.message }));
  });
  return { socket, received, closed };
}

async function until(happened: () => boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while (!happened()) {
    if (Date.now() > end) throw new Error('it did not happen within half a minute');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function initialised(token: string): Promise<Line> {
  const line = open();
  await until(() => line.socket.readyState === WebSocket.OPEN);
  line.socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Token ${token}` } }));
  await until(() => line.received.some((message) => message.type === 'connection_ack'));
  return line;
}

describe('the socket', () => {
  test('answers operations of the same schema for the caller of its first message', async () => {
    const token = await api.signIn(robin);
    const client = createClient({
      url,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Token ${token}` },
    });
    const results = client.iterate({ query: '{ me { __typename ... on User { email } } }' });
    const { value } = await results.next();
    expect(value).toEqual({ data: { me: { __typename: 'User', email: robin.email } } });
    await client.dispose();
  });

  test('closes with 4403 without a token, with a wrong one, and with one that has expired', async () => {
    const expired = await api.signIn(robin);
    clock.advance(91 * 24 * 60 * 60 * 1000);
    for (const payload of [
      undefined,
      {},
      { authorization: 'Token nonsense-nonsense-nonsense' },
      { authorization: `Token ${expired}` },
    ]) {
      const line = open();
      await until(() => line.socket.readyState === WebSocket.OPEN);
      line.socket.send(JSON.stringify({ type: 'connection_init', payload }));
      expect((await line.closed).code).toBe(4403);
    }
  });

  test('closes with 4403 as soon as its token is revoked elsewhere', async () => {
    const token = await api.signIn(robin);
    const line = await initialised(token);
    await api.graphql('mutation { logout { __typename } }', {}, { token });
    expect((await line.closed).code).toBe(4403);
    expect(line.received.map((message) => message.type)).not.toContain('complete');
  });

  test('closes with 4403 at the next operation when the token has run out meanwhile', async () => {
    const line = await initialised(await api.signIn(robin));
    clock.advance(31 * 24 * 60 * 60 * 1000);
    line.socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '{ __typename }' } }));
    expect((await line.closed).code).toBe(4403);
  });

  test('keeps the limits of a query and reveals nothing about a fault', async () => {
    const line = await initialised(await api.signIn(robin));
    const aliases = Array.from({ length: 20 }, (_, index) => `a${index}: __typename`).join(' ');
    line.socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: `{ ${aliases} }` } }));
    line.socket.send(JSON.stringify({ id: '2', type: 'subscribe', payload: { query: '{ currentUsr }' } }));
    await until(() => line.received.filter((message) => message.type === 'error').length === 2);
    expect(JSON.stringify(line.received)).not.toContain('currentUser');
    line.socket.close();
  });

  test('speaks graphql-transport-ws only', async () => {
    const line = open('graphql-ws');
    expect((await line.closed).code).not.toBe(1000);
  });

  test('is not opened for a page of another site', async () => {
    const foreign = open('graphql-transport-ws', { origin: 'https://evil.example' });
    expect((await foreign.closed).reason).toContain('403');
    const own = open('graphql-transport-ws', { origin: url.replace('ws:', 'http:').replace('/graphql', '') });
    await until(() => own.socket.readyState === WebSocket.OPEN);
    own.socket.close();
  });

  test('that never authenticates is closed within three seconds', async () => {
    const wait = async () => expect((await open().closed).code).toBe(4408);
    expect(await fastestOf(4_000, wait)).toBeLessThan(4_000);
  });
});

// docs/reviews/2026-11-findings.md, F2.
describe('S19 sockets of one account and of one address', () => {
  test('are limited at a time; one more of the account reconnects later, with the same token', async () => {
    const token = await api.signIn(robin);
    const lines: Line[] = [];
    for (let at = 0; at < socketLimits.perAccount; at += 1) lines.push(await initialised(token));
    const init = JSON.stringify({ type: 'connection_init', payload: { authorization: `Token ${token}` } });
    const refused = open();
    refused.socket.once('open', () => refused.socket.send(init));
    expect((await refused.closed).code).toBe(1013);
    // The client's live stream waits as long as the server asks, and is not signed out.
    const { pokes } = httpTransport({ url, socketUrl: url, token: () => token, webSocket: WebSocket });
    await expect(firstValueFrom(pokes())).rejects.toMatchObject({ reason: 'busy', retryAfter: 30_000 });
    lines[0]?.socket.close();
    await lines[0]?.closed;
    const next = await initialised(token);
    for (const { socket } of [...lines, next]) socket.close();
    await Promise.all(lines.map(({ closed }) => closed));
  });

  test('and one more of the address is refused before it is a socket', async () => {
    const lines = Array.from({ length: socketLimits.perAddress }, () => open());
    await Promise.all(lines.map(({ socket }) => new Promise((resolve) => socket.once('open', resolve))));
    expect((await open().closed).reason).toContain('429');
    for (const { socket } of lines) socket.close();
    await Promise.all(lines.map(({ closed }) => closed));
    const again = open();
    await until(() => again.socket.readyState === WebSocket.OPEN);
    again.socket.close();
  });

  test('have so many operations at a time', async () => {
    const token = await api.signIn(robin);
    const lines: Line[] = [];
    for (let at = 0; at < socketLimits.operationsPerAccount; at += 1) {
      if (at % 20 === 0) lines.push(await initialised(token));
      const payload = { query: 'subscription { syncPokes(schemaVersion: 1) { kind } }' };
      lines.at(-1)?.socket.send(JSON.stringify({ id: `${at}`, type: 'subscribe', payload }));
    }
    const last = await initialised(token);
    // Each of them: one that is still being admitted would count the last operation and be refused itself.
    const answered = (): Set<unknown> =>
      new Set(lines.flatMap(({ received }) => received.map(({ id }) => id).filter((id) => id !== undefined)));
    await until(() => answered().size === socketLimits.operationsPerAccount);
    last.socket.send(JSON.stringify({ id: 'more', type: 'subscribe', payload: { query: '{ __typename }' } }));
    await until(() => last.received.some(({ type }) => type === 'error'));
    expect(JSON.stringify(last.received)).toContain('Too many operations of one account');
    for (const { socket } of [...lines, last]) socket.close();
  });
});

test('the stop waits for nobody who is gone: a client that never answers is cut off after two seconds', async () => {
  const other = await startApi();
  const { port, hostname } = new URL(await other.listen());
  const dead = connect(Number(port), hostname);
  const key = Buffer.alloc(16).toString('base64');
  dead.write(
    `GET /graphql HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n`,
  );
  const answer = await new Promise<string>((resolve) => dead.once('data', (data) => resolve(String(data))));
  expect(answer).toContain('101 Switching Protocols');
  dead.on('error', () => undefined);
  const from = performance.now();
  await other.close();
  expect(performance.now() - from).toBeLessThan(6_000);
  dead.destroy();
});
