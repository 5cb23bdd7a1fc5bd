import { Server, type Socket } from 'node:net';
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that a keep-alive connection gets for a request that is on its way, before idle ones are closed. */
const grace = 250;
/**
 * Milliseconds that a new connection gets for its first request: enough for a client on a busy machine, but not for a
 * connection that a browser opened in advance.
 */
const graceForNew = 1_500;
/** Rounds of the event loop to accept connections that are already in the operating system's queue. */
const lastRounds = 10;

/**
 * Prepares the first step of a shutdown. The returned function closes the port and gives open connections a short
 * grace period: `http.Server.close` would also close those whose request is still on its way, and closing at once
 * would reset those that wait to be accepted. Responses sent from then on close their connection.
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
