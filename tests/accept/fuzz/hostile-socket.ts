import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import { hostileJson, type Known } from './hostile-values.ts';
import type { Random } from './random.ts';

const patience = 1_500;

/** Opens one odd WebSocket connection. Resolves when it has ended in any way. */
export async function hostileVisit(url: string, token: string, random: Random, known: Known): Promise<void> {
  if (random.chance(0.5)) await rawVisit(url, random);
  else await framedVisit(url, token, random, known);
}

const key = 'dGhlIHNhbXBsZSBub25jZQ==';

function upgrade(host: string, path: string, more: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}\r\n`;
}

/**
 * Sends bytes that no client library sends: bad handshakes, unknown origins, broken frames, an aborted connection.
 */
async function rawVisit(url: string, random: Random): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const ended = over(socket);
  const good = `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n`;
  socket.write(
    random.pick([
      upgrade(host, '/graphql', good),
      upgrade(host, '/graphql', `${good}Origin: https://evil.example\r\n`),
      upgrade(host, '/graphql', `${good}Origin: \u0001nonsense\r\n`),
      upgrade(host, '/elsewhere', good),
      upgrade(host, '//', good),
      upgrade(host, '/graphql', 'Sec-WebSocket-Version: 99\r\n'),
      upgrade(host, '/graphql', good.replace('graphql-transport-ws', 'graphql-ws')),
      'GET /graphql HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n',
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"query":',
      'POST /graphql HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      '\u0000\u0001\u0002\r\n\r\n',
    ]),
    'latin1',
  );
  const frames = [
    [0x81, 0x05, 0x68, 0x65, 0x6c, 0x6c, 0x6f],
    [0xf1, 0x80, 0, 0, 0, 0],
    [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
    [0x89, 0xfe, 0xff, 0xff],
    [0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe],
    [0x80, 0x80, 0, 0, 0, 0],
    [0x88, 0x81, 0, 0, 0, 0, 0x01],
  ];
  socket.write(Buffer.from(random.pick(frames)));
  if (random.chance(0.5)) socket.resetAndDestroy();
  else socket.end();
  await ended;
}

/** Completes a valid handshake and then sends messages in a random order. */
async function framedVisit(url: string, token: string, random: Random, known: Known): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const ended = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.on('error', () => resolve());
  });
  socket.once('open', () => {
    const authorization = random.pick([`Token ${token}`, 'Token x', '', null, 7]);
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } }));
    for (let count = 0; count < 6; count += 1)
      socket.send(message(random, known), { binary: random.chance(0.2) });
    socket.close(random.pick([1000, 4000, 4999]));
  });
  setTimeout(() => socket.terminate(), patience).unref();
  await ended;
}

function message(random: Random, known: Known): string {
  const subscribe = (payload: unknown, id: unknown = '1') =>
    JSON.stringify({ id, type: 'subscribe', payload });
  return random.pick([
    () => subscribe({ query: 'subscription { syncPokes(schemaVersion: 1) { kind checkpoint } }' }),
    () => subscribe({ query: 'subscription { syncPokes(schemaVersion: 99999999999) { kind } }' }, 'x'),
    () =>
      subscribe({ query: 'mutation { logout { __typename } }', variables: hostileJson(random, known) }, 'y'),
    () => subscribe({ query: '{ me { __typename } }', operationName: 'nope' }, 'z'),
    () => subscribe({ query: 'x'.repeat(random.pick([10, 30_000, 70_000])) }, 'long'),
    () => subscribe(hostileJson(random, known), hostileJson(random, known)),
    () => JSON.stringify({ type: 'complete', id: 'never' }),
    () => JSON.stringify({ type: 'connection_init' }),
    () => JSON.stringify({ type: 'ping', payload: hostileJson(random, known) }),
    () => JSON.stringify(hostileJson(random, known) ?? null),
    () => '{"type":',
    () => '\u0000',
  ])();
}

function over(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.resume();
    socket.once('close', () => resolve());
  });
}
