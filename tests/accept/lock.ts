/**
 * R16: a second server on the same data folder refuses to start and names the process of the first; the lock of a
 * killed process is taken over; no acknowledged commit is lost. `node tests/accept/lock.ts [trials]`; 20 by default.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, spawnServer } from '../setup/spawn-server.ts';
import { keepSaving, makeFolder, say, wishlistProductIds } from './trial.ts';

const trials = Number(process.argv[2] ?? 20);
const servers = new Set<ServerProcess>();
let refused = 0;
let takenOver = 0;
let acknowledged = 0;
let lost = 0;

async function start(dataDir: string): Promise<ServerProcess> {
  const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  servers.add(server);
  return server;
}

async function trial(): Promise<void> {
  const folder = await makeFolder('lock');
  const stop = new AbortController();
  try {
    const first = await start(folder.dataDir);
    const saving = keepSaving(first.url, folder.token, stop.signal);
    const second = await start(folder.dataDir);
    const code = await second.ended;
    if (code === 1 && second.output().includes(`in use by process ${first.pid}`)) refused += 1;
    else say(`not refused: ${code} ${second.output()}`);
    await sleep(50 + Math.random() * 250);
    first.child.kill('SIGKILL');
    stop.abort();
    const saved = (await saving).filter(({ error }) => error === null);
    const third = await start(folder.dataDir);
    const stored = await wishlistProductIds(third.url, folder.token);
    takenOver += 1;
    acknowledged += saved.length;
    lost += saved.filter(({ id }) => !stored.has(id)).length;
    third.child.kill('SIGTERM');
    await third.ended;
  } finally {
    for (const server of servers) server.child.kill('SIGKILL');
    servers.clear();
    folder.remove();
  }
}

const began = performance.now();
for (let count = 0; count < trials; count += 1) {
  await trial().catch((error: unknown) => say(`trial ${count + 1}: ${String(error)}`));
}
const seconds = Math.round((performance.now() - began) / 1000);
say(
  `accept:lock: ${trials} trials on pglite: second server refused with the holder's pid ${refused}/${trials}, ` +
    `stale lock taken over ${takenOver}/${trials}, ${lost} of ${acknowledged} acknowledged commits lost, ${seconds} s`,
);
process.exitCode = refused === trials && takenOver === trials && lost === 0 && acknowledged > 0 ? 0 : 1;
