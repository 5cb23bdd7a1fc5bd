import { Server, type Socket } from 'node:net';
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A kept connection gets this long for a request that is on its way, before idle ones are closed. */
const grace = 250;
/** And a connection that is new this long for its first: a client on a busy machine, but no browser's spare line. */
const graceForNew = 1_500;
/** Rounds of the event loop in which connections are taken that the system has already accepted. */
const lastRounds = 10;

/**
 * The first step of a stop. The returned function closes the port and gives connections that are already there a moment:
 * `http.Server.close` would also cut those whose request is still on its way, and closing at once would reset those that
 * wait at the port. Answers from then on end their connection.
 */
export function registerDrain(app: FastifyInstance): () => Promise<void> {
  let isDraining = false;
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  const someAreSilent = () => [...connections].some((socket) => socket.bytesRead === 0);
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  return async () => {
    if (!app.server.listening) return;
    isDraining = true;
    for (let round = 0; round < lastRounds; round += 1) await nextRound();
    Server.prototype.close.call(app.server);
    const from = performance.now();
    await sleep(grace);
    while (someAreSilent() && performance.now() - from < graceForNew) await sleep(25);
  };
}
