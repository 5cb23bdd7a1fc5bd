import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { socketLimits } from '#server/graphql/socket.ts';
import { createLog } from '#server/log.ts';
import { issueToken } from '#server/modules/auth/token.ts';
import { makeUser } from '#tests/factories/users.ts';
import { inspected, memoryOf } from './memory.ts';
import { makePlace, type Place, startAt, stop } from './own-process.ts';
import type { Figure } from './run-script.ts';

/** A socket, opened as the app does. */
interface TrialSocket {
  readonly socket: WebSocket;
  /** Resolves with the acknowledgement, or with the close code or HTTP status that ended it. */
  readonly answered: Promise<'acknowledged' | number>;
  readonly closed: Promise<number>;
}

const pokes = 'subscription { syncPokes(schemaVersion: 1) { kind } }';

/** Opens a socket from a loopback address; with a token, it authenticates and subscribes. */
function openSocket(url: string, ip: string, token: string | null, subscriptions = 1): TrialSocket {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    localAddress: ip,
  });
  const closed = new Promise<number>((resolve) => {
    socket.once('close', resolve);
    socket.once('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    socket.on('error', () => resolve(0));
  });
  socket.once('open', () => {
    if (token === null) return;
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Token ${token}` } }));
  });
  const acknowledged = new Promise<'acknowledged'>((resolve) => {
    socket.on('message', (data) => {
      const { type } = JSON.parse(String(data)) as { type: string };
      if (type !== 'connection_ack') return;
      for (let id = 0; id < subscriptions; id += 1)
        socket.send(JSON.stringify({ id: `${id}`, type: 'subscribe', payload: { query: pokes } }));
      resolve('acknowledged');
    });
  });
  return { socket, answered: Promise.race([acknowledged, closed]), closed };
}

/** Opens sockets in batches and waits until each of them has been answered. */
async function openMany(count: number, open: (at: number) => TrialSocket): Promise<readonly TrialSocket[]> {
  const opened: TrialSocket[] = [];
  for (let at = 0; at < count; at += 50) {
    const batch = Array.from({ length: Math.min(50, count - at) }, (_, more) => open(at + more));
    await Promise.all(batch.map(({ answered }) => answered));
    opened.push(...batch);
  }
  return opened;
}

async function closeAll(sockets: readonly TrialSocket[]): Promise<void> {
  for (const { socket } of sockets) socket.close();
  await Promise.all(sockets.map(({ closed }) => closed));
}

const many = 1_000;
const accounts = 40;

/**
 * Creates accounts with one token each, before the server starts: only one process can open the embedded database.
 */
async function makeTokens({ databaseUrl, environment }: Place): Promise<readonly string[]> {
  const dataDir = environment.DATA_DIR ?? '';
  const database = await openDatabase({ databaseUrl, dataDir }, createLog('silent'));
  await migrate(database.db);
  const tokens: string[] = [];
  for (let at = 0; at < accounts; at += 1) {
    const { id } = await makeUser(database.db);
    const device = { userId: id, device: 'Proef', secondFactor: false };
    tokens.push((await inTransaction(database.db, (tx) => issueToken(tx, device, new Date()))).token);
  }
  await database.close();
  return tokens;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

function atMost(what: string, found: number, bar: number, show: (value: number) => string = String): Figure {
  return { what, bar: `at most ${show(bar)}`, found: show(found), holds: found <= bar };
}

/** Measures how many of a thousand sockets are accepted, and how much memory remains in use after they close. */
export async function socketFigures(): Promise<readonly Figure[]> {
  const place = await makePlace();
  const tokens = await makeTokens(place);
  const server = await startAt(place, { LOG_LEVEL: 'warn', ...inspected });
  const tokenOf = (at: number) => tokens[at % accounts] ?? '';
  const homeOf = (at: number) => `127.1.${at % 100}.1`;
  const opened = async (open: (at: number) => TrialSocket) => {
    const sockets = await openMany(many, open);
    const answers = await Promise.all(sockets.map(({ answered }) => answered));
    return { sockets, taken: answers.filter((answer) => answer === 'acknowledged').length };
  };
  // One round before the measurement initialises everything that is created at its first use.
  await closeAll((await opened((at) => openSocket(server.url, homeOf(at), tokenOf(at)))).sockets);
  const before = await memoryOf(server);
  const spread = await opened((at) => openSocket(server.url, homeOf(at), tokenOf(at)));
  const during = await memoryOf(server);
  await closeAll(spread.sockets);
  await sleep(1_000);
  const after = await memoryOf(server);
  const oneAddress = await opened((at) => openSocket(server.url, '127.2.0.1', tokenOf(at)));
  await closeAll(oneAddress.sockets);
  const oneAccount = await opened((at) => openSocket(server.url, homeOf(at), tokenOf(0)));
  await closeAll(oneAccount.sockets);
  const silent = await openMany(20, (at) => ({
    ...openSocket(server.url, homeOf(at), null),
    answered: Promise.resolve(0),
  }));
  const codes = await Promise.all(silent.map(({ closed }) => closed));
  await stop(server);
  await place.remove();
  return [
    {
      what: `sockets of ${accounts} accounts at 100 addresses, of ${many}`,
      bar: `${many}`,
      found: `${spread.taken}`,
      holds: spread.taken === many,
    },
    atMost(`sockets of one address, of ${many}`, oneAddress.taken, socketLimits.perAddress),
    atMost(`sockets of one account, of ${many}`, oneAccount.taken, socketLimits.perAccount),
    {
      what: 'sockets that never say who they are, closed with 4408',
      bar: '20',
      found: String(codes.filter((code) => code === 4408).length),
      holds: codes.every((code) => code === 4408),
    },
    atMost(`heap with ${many} sockets open`, during.heap, before.heap * 2, megabytes),
    atMost('heap after they have closed', after.heap, before.heap * 1.2, megabytes),
    atMost('resident memory after they have closed', after.rss, before.rss * 1.2, megabytes),
  ];
}
