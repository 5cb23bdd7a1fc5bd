import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { registerSlowBodies } from './slow-bodies.ts';

const bodyTimeout = 50;

/** A server that starts to read a body only long after the body timeout. */
function busyServer() {
  const app = Fastify();
  registerSlowBodies(app, { bodyTimeout });
  app.addHook('onRequest', async () => await sleep(6 * bodyTimeout));
  app.post('/', async (request) => request.body);
  return app;
}

let app: ReturnType<typeof busyServer>;
afterEach(async () => await app.close());

const sent = { note: 'a body of one packet' };

test('S12 a body that has arrived is not cut off because the server is late to read it', async () => {
  app = busyServer();
  const cut: unknown[] = [];
  app.server.on('clientError', (error) => cut.push(error));
  const answer = await fetch(await app.listen({ port: 0, host: '127.0.0.1' }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  });
  expect([answer.status, await answer.json()]).toEqual([200, sent]);
  expect(cut).toEqual([]);
});

test('a request that is handed in without a connection is answered, however long it takes', async () => {
  app = busyServer();
  const answer = await app.inject({ method: 'POST', url: '/', payload: sent });
  expect([answer.statusCode, answer.json()]).toEqual([200, sent]);
});

test('S12 a body that has not arrived in its time is cut off', async () => {
  app = busyServer();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{',
  );
  let answer = '';
  socket.on('data', (part) => {
    answer += String(part);
  });
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});
