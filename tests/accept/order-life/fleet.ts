import type { Random } from '#tests/accept/fuzz/random.ts';
import { type ServerProcess, spawnServer } from '#tests/setup/spawn-server.ts';
import type { Done, Order } from './killable-server.ts';
import { ServerGone, type Shop } from './shop.ts';

/** Several server processes on one database; now and then, one is killed with SIGKILL and restarted. */
export interface Fleet extends Shop {
  /** Kills one of them within milliseconds; the clock waits for its restart. */
  killSomebody(): void;
  readonly kills: () => number;
  stop(): Promise<void>;
}

interface Slot {
  server: ServerProcess | null;
  starting: Promise<void> | null;
}

export async function startFleet(
  environment: Readonly<Record<string, string>>,
  {
    size,
    now,
    random,
    isDisturbed,
  }: { readonly size: number; readonly now: number; readonly random: Random; readonly isDisturbed: boolean },
): Promise<Fleet> {
  let clock = now;
  let kills = 0;
  let isOver = false;
  const slots = Array.from({ length: size }, (): Slot => ({ server: null, starting: null }));

  const start = async (slot: Slot): Promise<void> => {
    const server = await spawnServer(
      { ...environment, CLOCK: String(clock), LOG_LEVEL: 'fatal' },
      () => undefined,
      'tests/accept/order-life/killable-server.ts',
    );
    if (server.child.exitCode !== null) throw new Error(`the server did not start: ${server.output()}`);
    slot.server = server;
    slot.starting = null;
    void server.ended.then(() => {
      if (slot.server === server) slot.server = null;
    });
  };
  // Sequentially, because the first one migrates.
  for (const slot of slots) await start(slot);

  const running = () =>
    slots.flatMap(({ server }) => (server === null || server.child.killed ? [] : [server]));
  return {
    kills: () => kills,
    async send({ path, body, headers }) {
      const server = running().length === 0 ? null : random.pick(running());
      if (server === null) throw new ServerGone('No server is up.');
      try {
        const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body });
        return { status: response.status, text: await response.text() };
      } catch (error) {
        if (server.child.killed) throw new ServerGone('The server was killed.');
        throw error;
      }
    },
    async setClock(at) {
      clock = at;
      await Promise.all(running().map((server) => order(server, { what: 'set', now: at })));
    },
    async work() {
      const what = isDisturbed && random.chance(0.02) ? 'disturb' : 'work';
      await Promise.all(running().map((server) => order(server, { what, now: clock })));
      await Promise.all(slots.map(({ starting }) => starting));
    },
    killSomebody() {
      const slot = random.pick(slots);
      const { server } = slot;
      if (server === null || slot.starting !== null || isOver) return;
      const [delay, rest] = [random.pick([0, 2, 5, 10, 20, 50, 100]), random.below(3)];
      slot.starting = (async () => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        server.child.kill('SIGKILL');
        kills += 1;
        await server.ended;
        // The other processes run without it for a while.
        await new Promise((resolve) => setTimeout(resolve, size > 1 ? rest * 50 : 0));
        await start(slot);
      })();
    },
    async stop() {
      isOver = true;
      await Promise.all(slots.map(({ starting }) => starting));
      for (const server of running()) server.child.kill('SIGTERM');
      await Promise.all(slots.map(({ server }) => server?.ended));
    },
  };
}

/** Resolves once the server has carried out the order, or was killed before. */
async function order({ child }: ServerProcess, what: Order): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const onExit = () => (child.killed ? resolve() : reject(new Error('the server ended by itself')));
    const onMessage = ({ done }: Done) => {
      if (done !== what.what) return;
      child.off('exit', onExit);
      child.off('message', onMessage);
      resolve();
    };
    child.once('exit', onExit);
    child.on('message', onMessage);
    child.send(what, (error) => {
      // A killed process receives no messages; its exit resolves this promise.
      if (error !== null && !child.killed) reject(error);
    });
  });
}
