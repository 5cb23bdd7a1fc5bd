import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test, vi } from 'vitest';
import { storedState } from '#src/data/db/rows.ts';
import type { SyncEngine } from '#src/data/sync/replicate.ts';
import { TransportFailed } from '#src/data/sync/transport.ts';
import { entry, idOf, PagedServer } from './bench/paged-server.ts';
import { type Random, randomFrom } from './bench/random.ts';
import { openTab, otherTab, type Tab, type TabCode, thisCopy } from './bench/tab.ts';

const seeds = 25;
let there: TabCode;

beforeAll(async () => {
  there = await otherTab();
  const silent = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { close, database } = await openTab(there, {
    name: 'advert',
    transport: new PagedServer().transport(),
  });
  await database.wishlist.insert({ id: idOf(1), addedAt: 1, newestFirst: 1 });
  await close();
  silent.mockRestore();
});

/** Two tabs of one browser, which take over from each other with an overlap in which both replicate. */
class Browser {
  readonly server = new PagedServer();
  readonly created = new Set<string>();
  readonly #random: Random;
  readonly #tabs: Tab[] = [];
  readonly #name: string;
  #leader: SyncEngine | null = null;
  #leading = 0;
  #clock = 1;
  #isFair = false;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
    this.#name = `two-tabs-${seed}`;
    for (let index = 0; index < 20; index += 1) this.serverWrites(index);
  }

  #tick(): number {
    this.#clock += 1;
    return this.#clock;
  }

  serverWrites(index: number, deleted = false): void {
    this.server.write(entry(index, this.#tick(), deleted));
  }

  async open(): Promise<void> {
    const transport = this.server.transport(async () => {
      if (this.#isFair) return;
      if (this.#random.chance(0.4)) await sleep(this.#random.next() * 10);
      if (this.#random.chance(0.05)) throw new TransportFailed('network', 'lost');
    });
    for (const code of [thisCopy, there])
      this.#tabs.push(await openTab(code, { name: this.#name, transport, isReporting: true }));
  }

  /** The other tab, or a new run of the same one, replicates from now on. */
  async takeOver(): Promise<void> {
    const before = this.#leader;
    const overlap = this.#random.next() * 15;
    this.#leading = this.#random.below(2);
    const tab = this.#tabs[this.#leading];
    if (tab === undefined) throw new Error('The browser is not open');
    this.#leader = tab.code.createSyncEngine({
      database: tab.database,
      transport: tab.transport,
      collections: ['wishlist'],
      backoff: { first: 1, longest: 4 },
      pullBatch: 3,
      restartDelay: 2,
      pushInterval: 0,
    });
    const started = this.#leader.start();
    await sleep(overlap);
    await before?.stop();
    await started;
  }

  async step(): Promise<void> {
    const index = this.#random.below(20);
    const roll = this.#random.below(10);
    if (roll < 3) this.serverWrites(index);
    else if (roll < 4) this.serverWrites(index, true);
    else if (roll < 7) await this.#writeHere(index);
    else await this.takeOver();
    if (this.#random.chance(0.6)) await sleep(this.#random.next() * 12);
  }

  async #writeHere(index: number): Promise<void> {
    const tab = this.#tabs[this.#random.below(2)];
    if (tab === undefined) throw new Error('The browser is not open');
    const addedAt = this.#tick();
    if (this.#random.chance(0.5)) {
      const id = idOf(100 + addedAt);
      this.created.add(id);
      await tab.code.insertDocument(tab.database, 'wishlist', { id, addedAt });
    } else await tab.code.editDocument(tab.database, 'wishlist', idOf(index), (own) => ({ ...own, addedAt }));
  }

  /** Differences between server and storage after the last tab has replicated without faults. */
  async settle(): Promise<string[]> {
    this.#isFair = true;
    await this.takeOver();
    let found: string[] = [];
    for (let round = 0; round < 60; round += 1) {
      await sleep(20);
      found = await this.#differences();
      if (found.length === 0) return found;
      // Writes of the other tab are found when a run begins; those of the server, which sends no pokes, by a pull.
      if (round % 5 === 4) await this.takeOver();
    }
    return found;
  }

  async #differences(): Promise<string[]> {
    const [tab] = this.#tabs;
    if (tab === undefined) throw new Error('The browser is not open');
    const found: string[] = [];
    for (const { id, addedAt, deleted } of this.server.all()) {
      const row = await storedState(tab.database, 'wishlist', id);
      const isSame = row === null || row._deleted ? deleted : !deleted && row.addedAt === addedAt;
      if (!isSame)
        found.push(
          `${id}: ${deleted ? 'deleted' : addedAt}, here ${row?._deleted ? 'deleted' : row?.addedAt}`,
        );
    }
    const missing = [...this.created].filter((id) => this.server.holds(id) === undefined);
    return [...found, ...missing.map((id) => `${id} was not sent`)];
  }

  async close(): Promise<void> {
    await this.#leader?.stop();
    for (const tab of this.#tabs) await tab.close();
  }
}

test('PWA-031 PWA-033 two tabs that take over from each other in the first pull end equal to the server', async () => {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const browser = new Browser(seed);
    try {
      await browser.open();
      await browser.takeOver();
      for (let step = 0; step < 20; step += 1) await browser.step();
      expect(await browser.settle(), `seed ${seed}`).toEqual([]);
    } finally {
      await browser.close();
    }
  }
});
