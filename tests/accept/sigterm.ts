/**
 * R23: SIGTERM under load aborts no mutation in progress, closes sockets with 1001 so that they reconnect, loses no
 * acknowledged commit, and the server exits with 0 within ten seconds. `node tests/accept/sigterm.ts [trials]`; 20 by
 * default.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { spawnServer } from '../setup/spawn-server.ts';
import { keepSaving, makeFolder, say, type TrialFolder, wishlistProductIds } from './trial.ts';

const trials = Number(process.argv[2] ?? 20);
const longestStop = 10_000;
let running = 0;
let aborted = 0;
let acknowledged = 0;
let lost = 0;
let clean = 0;
let goodbyes = 0;
let slowest = 0;

/** Opens a socket with a subscription; the returned function resolves with its close code. */
async function openSocket(url: string, token: string): Promise<() => Promise<number>> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  const acknowledgedSocket = new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Token ${token}` } }));
  await acknowledgedSocket;
  const query = 'subscription { syncPokes(schemaVersion: 1) { kind } }';
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  return () => closed;
}

async function trial(folder: TrialFolder): Promise<void> {
  const environment = { DATA_DIR: folder.dataDir, LOG_LEVEL: 'error' };
  const server = await spawnServer(environment);
  try {
    const closed = await openSocket(server.url, folder.token);
    const stop = new AbortController();
    const saving = keepSaving(server.url, folder.token, stop.signal);
    await sleep(100 + Math.random() * 500);
    const from = performance.now();
    server.child.kill('SIGTERM');
    const code = await server.ended;
    const took = performance.now() - from;
    stop.abort();
    const sent = await saving;
    slowest = Math.max(slowest, took);
    if (code === 0 && took <= longestStop) clean += 1;
    if ((await closed()) === 1001) goodbyes += 1;
    const saved = sent.filter(({ error }) => error === null);
    const before = sent.filter(({ at }) => at < from);
    running += before.filter(({ until }) => until > from).length;
    for (const { error } of before.filter((each) => each.error !== null)) {
      aborted += 1;
      say(`aborted: ${error}`);
    }
    acknowledged += saved.length;
    lost += await countLost(environment, folder.token, saved);
  } finally {
    server.child.kill('SIGKILL');
  }
}

/** Opens the data folder again and counts acknowledged products that are missing. */
async function countLost(
  environment: Readonly<Record<string, string>>,
  token: string,
  saved: readonly { readonly id: string }[],
): Promise<number> {
  const server = await spawnServer(environment);
  try {
    const stored = await wishlistProductIds(server.url, token);
    return saved.filter(({ id }) => !stored.has(id)).length;
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

const began = performance.now();
for (let count = 0; count < trials; count += 1) {
  const folder = await makeFolder('sigterm');
  await trial(folder).catch((error: unknown) => say(`trial ${count + 1}: ${String(error)}`));
  folder.remove();
}
const seconds = Math.round((performance.now() - began) / 1000);
say(
  `accept:sigterm: ${trials} trials on pglite: ${aborted} of ${running} mutations under way aborted, ` +
    `${clean}/${trials} ended with 0 within 10 s (slowest ${Math.round(slowest)} ms), ${goodbyes}/${trials} sockets closed with 1001, ` +
    `${lost} of ${acknowledged} acknowledged commits lost, ${seconds} s`,
);
process.exitCode = aborted + lost === 0 && running > 0 && clean === trials && goodbyes === trials ? 0 : 1;
