import type { RxStorage } from 'rxdb';
import { emptyDraft, type ListingDraft } from '#domain/product/draft.ts';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { EngineOptions } from '#src/data/sync/replicate.ts';
import type { PullAnswer, PushAnswer, PushRow, SyncTransport } from '#src/data/sync/transport.ts';
import { type ApiHarness, startApi } from '../../setup/api-harness.ts';
import { Device } from './device.ts';
import { type FaultyNetwork, faultyNetwork } from './faults.ts';
import { randomFrom } from './random.ts';
import { directTransport, makePerson, type RealServer } from './real-server.ts';

/** Callbacks between a device and the server. */
interface Hooks {
  beforePull?: (collection: SyncCollection) => Promise<void> | void;
  afterPull?: (answer: PullAnswer) => Promise<void> | void;
  beforePush?: (collection: SyncCollection, rows: readonly PushRow[]) => Promise<void> | void;
  /** May change the answer, or throw to lose it. */
  afterPush?: (answer: PushAnswer, rows: readonly PushRow[]) => Promise<PushAnswer> | PushAnswer;
}

function hooked(inner: SyncTransport, hooks: Hooks): SyncTransport {
  return {
    async pull(collection, checkpoint, limit, signal) {
      await hooks.beforePull?.(collection);
      const answer = await inner.pull(collection, checkpoint, limit, signal);
      await hooks.afterPull?.(answer);
      return answer;
    },
    async push(collection, rows, epoch, signal) {
      await hooks.beforePush?.(collection, rows);
      const answer = await inner.push(collection, rows, epoch, signal);
      return (await hooks.afterPush?.(answer, rows)) ?? answer;
    },
    pokes: () => inner.pokes(),
  };
}

export interface TestDevice {
  readonly device: Device;
  readonly hooks: Hooks;
  readonly network: FaultyNetwork;
}

export interface DeviceChoices {
  readonly collections?: readonly SyncCollection[];
  readonly storage?: RxStorage<unknown, unknown>;
  readonly engine?: Partial<EngineOptions>;
  readonly transport?: (inner: SyncTransport) => SyncTransport;
}

/** A server and the devices of several people; `close` stops everything. */
export class World {
  readonly api: ApiHarness;
  readonly server: RealServer;
  readonly #devices: Device[] = [];

  private constructor(api: ApiHarness) {
    this.api = api;
    this.server = { db: api.db, bus: api.server.bus, log: api.server.deps.log };
  }

  static async begin(): Promise<World> {
    return new World(await startApi({ engine: 'pglite' }));
  }

  person(): Promise<string> {
    return makePerson(this.server.db);
  }

  /** Starts a device; by default it opens only the drafts. */
  async device(name: string, userId: string, choices: DeviceChoices = {}): Promise<TestDevice> {
    const hooks: Hooks = {};
    const inner = hooked(directTransport(this.server, userId), hooks);
    const network = faultyNetwork(choices.transport?.(inner) ?? inner, randomFrom(1));
    const device = new Device({
      name,
      userId,
      network,
      collections: choices.collections ?? ['drafts'],
      ...(choices.storage === undefined ? {} : { storage: choices.storage }),
      engine: { pullBatch: 200, pushBatch: 100, ...choices.engine },
    });
    this.#devices.push(device);
    await device.switchOn();
    return { device, hooks, network };
  }

  async devicesOff(): Promise<void> {
    for (const device of this.#devices.splice(0)) await device.switchOff();
  }

  async close(): Promise<void> {
    await this.devicesOff();
    await this.api.close();
  }
}

export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

/** A promise that the test resolves. */
export function gate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

let drafts = 0;

/** A draft with a unique id. */
export function someDraft(change: Partial<ListingDraft> = {}): ListingDraft {
  drafts += 1;
  const id = `00000000-0000-4000-8000-${String(drafts).padStart(12, '0')}`;
  return { ...emptyDraft(id, Date.now()), ...change };
}

/** Waits until the condition holds; throws with the text after twenty seconds. */
export async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`It never came about that ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
