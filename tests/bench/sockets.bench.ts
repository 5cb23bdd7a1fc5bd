import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer, type Server as HttpServer } from 'node:http';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { serveSocket, socketLimits } from '#server/graphql/socket.ts';
import { chatTopic } from '#server/modules/chats/chat-updates.ts';
import { pokeTopic } from '#server/modules/sync/poke.ts';
import { type Bench, type Figure, median } from '../../scripts/bench/measure.ts';
import { makeUser } from '../factories/users.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';
import { adminUrlKey } from '../setup/postgres.ts';
import { findPrograms, startCluster } from '../setup/postgres-cluster.ts';
import type { Group, Report } from './sockets/client.ts';

// What one event costs that 1,000 sockets receive, beside a bare `ws` server that sends as many bytes to as many
// sockets: `npm run bench sockets`. Both servers are in this process, the clients in another one.

const sockets = 1_000;
const warmUps = 15;
const rounds = 41;

/** The limits of an account and an address, raised so that one account can have all sockets. */
const limits = {
  ...socketLimits,
  perAddress: 10 * sockets,
  perAccount: 10 * sockets,
  operationsPerAccount: 10 * sockets,
};

/** One event: `send` starts it, and the client reports when every socket has it. */
interface Round {
  readonly group: string;
  readonly prepare?: () => Promise<unknown>;
  readonly send: () => void;
}

interface Cost {
  /** Milliseconds of processor time of this process. */
  readonly processor: number;
  /** Milliseconds until the last socket has the event. */
  readonly last: number;
}

class Clients {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<string, (text: string) => void>();

  constructor() {
    this.#child = fork(new URL('./sockets/client.ts', import.meta.url));
    this.#child.on('message', ({ kind, name, text }: Report) => this.#waiting.get(`${kind} ${name}`)?.(text));
  }

  async open(group: Group): Promise<void> {
    const ready = this.#report('ready', group.name);
    this.#child.send(group);
    await ready;
  }

  /** The text that the last socket of the group receives next. */
  received(name: string): Promise<string> {
    return this.#report('received', name);
  }

  close(): void {
    this.#child.kill();
  }

  #report(kind: Report['kind'], name: string): Promise<string> {
    return new Promise((resolve) => this.#waiting.set(`${kind} ${name}`, resolve));
  }
}

async function listen(server: HttpServer): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `ws://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}/graphql`;
}

async function measure(clients: Clients, round: Round): Promise<Cost & { readonly text: string }> {
  await round.prepare?.();
  // The work of the previous round and of the preparation has ended by then.
  await sleep(20);
  const received = clients.received(round.group);
  const [cpu, start] = [process.cpuUsage(), performance.now()];
  round.send();
  const text = await received;
  const last = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { processor: (user + system) / 1000, last, text };
}

/** Alternates with the floor, so that other work of the machine affects both. */
async function compare(
  clients: Clients,
  name: string,
  ours: Round,
  bare: WebSocketServer,
): Promise<Figure[]> {
  const { text: sent } = await measure(clients, ours);
  const floor: Round = {
    group: 'bare',
    send: () => {
      for (const client of bare.clients) client.send(sent);
    },
  };
  const costs: { readonly ours: Cost[]; readonly floor: Cost[] } = { ours: [], floor: [] };
  for (let at = 0; at < warmUps + rounds; at += 1) {
    const [ourCost, floorCost] = [await measure(clients, ours), await measure(clients, floor)];
    if (at < warmUps) continue;
    costs.ours.push(ourCost);
    costs.floor.push(floorCost);
  }
  const of = (list: readonly Cost[], what: keyof Cost) => median(list.map((cost) => cost[what]));
  const figure = (what: keyof Cost, label: string): Figure => ({
    ...{ name: `${name}: ${label}`, ours: of(costs.ours, what), floor: of(costs.floor, what) },
    ...{ floorIs: `bare ws, ${sockets} sockets, ${Buffer.byteLength(sent)} bytes each`, unit: 'ms' },
  });
  return [figure('processor', 'processor time'), figure('last', 'until the last socket has it')];
}

async function signedIn(api: ApiHarness) {
  const user = await makeUser(api.db);
  const token = await api.signIn(user);
  const { data } = await api.graphql<{ me: { chatUser: { uuid: string; signature: string } } }>(
    '{ me { ... on User { chatUser { uuid signature } } } }',
    {},
    { token },
  );
  return { userId: user.id, token, chatUser: data.me.chatUser };
}

async function measurePoke(api: ApiHarness, clients: Clients, url: string, bare: WebSocketServer) {
  const { userId, token } = await signedIn(api);
  const query = 'subscription { syncPokes(schemaVersion: 1) { kind collection checkpoint epoch } }';
  const subscription = { token, query, variables: {}, first: 5 };
  await clients.open({ name: 'poke', url, count: sockets, subscription });
  let seq = 0;
  const poke: Round = {
    group: 'poke',
    prepare: () => {
      seq += 1;
      return api.db
        .insertInto('sync_heads')
        .values({ user_id: userId, collection: 'wishlist', seq })
        .onConflict((row) => row.columns(['user_id', 'collection']).doUpdateSet({ seq }))
        .execute();
    },
    send: () => api.server.bus.publish(pokeTopic(userId), { collection: 'wishlist' }),
  };
  return await compare(clients, 'sockets: poke', poke, bare);
}

async function measureChat(api: ApiHarness, clients: Clients, url: string, bare: WebSocketServer) {
  const { userId, token, chatUser } = await signedIn(api);
  const query = `subscription ($uuid: String!, $signature: String!) {
    chatUpdates(uuid: $uuid, signature: $signature) { kind conversationUuid }
  }`;
  const subscription = { token, query, variables: chatUser, first: 1 };
  await clients.open({ name: 'chat', url, count: sockets, subscription });
  const update = { kind: 'MESSAGE', conversationUuid: randomUUID() };
  const chat: Round = { group: 'chat', send: () => api.server.bus.publish(chatTopic(userId), update) };
  return await compare(clients, 'sockets: chat event', chat, bare);
}

async function measureAll(): Promise<Figure[]> {
  const api = await startApi({ engine: 'postgres' });
  const clients = new Clients();
  const [ourHttp, bareHttp] = [createServer(), createServer()];
  const stop = serveSocket(ourHttp, api.server.deps, api.server.schema, limits);
  const handleProtocols = (): string => 'graphql-transport-ws';
  const bare = new WebSocketServer<typeof WebSocket>({ server: bareHttp, handleProtocols });
  try {
    const url = await listen(ourHttp);
    await clients.open({ name: 'bare', url: await listen(bareHttp), count: sockets });
    return [...(await measurePoke(api, clients, url, bare)), ...(await measureChat(api, clients, url, bare))];
  } finally {
    clients.close();
    await stop();
    bare.close();
    for (const server of [ourHttp, bareHttp]) server.close();
    await api.close();
  }
}

export const bench: Bench = async () => {
  const programs = findPrograms();
  if (programs === null) throw new Error('This bench needs PostgreSQL: install it.');
  const cluster = await startCluster(programs);
  process.env[adminUrlKey] = cluster.url;
  try {
    return await measureAll();
  } finally {
    await cluster.stop();
  }
};
