import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { ClientSocket, pushMessage } from './client-socket.ts';

/** Returns the error that the server gets for a message it sends just as its client resets the connection. */
async function writeToOneWhoLeft(type: typeof WebSocket): Promise<Error | null> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, WebSocket: type });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connection = connect(port, '127.0.0.1');
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { createConnection: () => connection });
  client.on('error', () => undefined);
  const [[socket]] = await Promise.all([once(server, 'connection'), once(client, 'open')]);
  socket.on('error', () => undefined);
  connection.resetAndDestroy();
  const error = await new Promise<Error | null>((resolve) =>
    socket.send('too late', (fault?: Error | null) => resolve(fault ?? null)),
  );
  server.close();
  return error;
}

test('S21 a message to a client that has left is no fault of the server', async () => {
  expect(await writeToOneWhoLeft(ClientSocket)).toBeNull();
});

test('the library calls it one', async () => {
  expect(await writeToOneWhoLeft(WebSocket)).toMatchObject({
    code: expect.stringMatching(/EPIPE|ECONNRESET/),
  });
});

test('a message for many sockets is sent at once, and waits for a client that does not read', async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, WebSocket: ClientSocket });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const [[socket]] = await Promise.all([once(server, 'connection'), once(client, 'open')]);
  const received = once(client, 'message');
  expect(pushMessage(socket, 'hello')).toBeNull();
  expect(String((await received)[0])).toBe('hello');
  client.pause();
  const large = 'x'.repeat(1_000_000);
  let waiting = pushMessage(socket, large);
  for (let sent = 0; waiting === null && sent < 100; sent += 1) waiting = pushMessage(socket, large);
  expect(waiting).not.toBeNull();
  client.resume();
  await waiting;
  const again = pushMessage(socket, large) ?? pushMessage(socket, large);
  client.terminate();
  await Promise.all([again, once(socket, 'close')]);
  expect(pushMessage(socket, 'too late')).toBeNull();
  server.close();
});
