import { setTimeout as sleep } from 'node:timers/promises';
import type { ListingDraft } from '#domain/product/draft.ts';
import { sameContent } from '#src/data/db/same-content.ts';
import { Device, type DeviceOptions } from './device.ts';
import { type FaultRates, fairWeather, faultyNetwork, roughWeather } from './faults.ts';
import { Oracle, type Write } from './oracle.ts';
import { type Random, randomFrom } from './random.ts';
import { directTransport, makePerson, type RealServer, serverDocuments } from './real-server.ts';
import { type StepContext, steps } from './steps.ts';

export interface ScheduleOptions {
  readonly server: RealServer;
  readonly devices?: number;
  readonly steps?: number;
  readonly weather?: FaultRates;
  /** The step before which the last device is switched on for the first time; all are on from the start by default. */
  readonly joins?: number;
  readonly device?: Partial<DeviceOptions>;
}

export interface ScheduleResult {
  readonly seed: number;
  /** Differences after healing; empty if all devices and the server have the same documents. */
  readonly divergences: readonly string[];
  readonly lost: readonly Write[];
  readonly writes: number;
  /** Requests after everything was at rest; more than the first check means endless mutual updates. */
  readonly restless: number;
  readonly trace: readonly string[];
}

const collections = ['drafts', 'wishlist'] as const;

function uuidFrom(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.below(16).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function pickStep(random: Random): (typeof steps)[number] {
  const total = steps.reduce((sum, [weight]) => sum + weight, 0);
  let mark = random.below(total);
  for (const step of steps) {
    mark -= step[0];
    if (mark < 0) return step;
  }
  throw new Error('The weights do not add up');
}

async function differences(
  server: RealServer,
  userId: string,
  devices: readonly Device[],
): Promise<string[]> {
  const found: string[] = [];
  for (const collection of collections) {
    const held = await serverDocuments(server, userId, collection);
    for (const device of devices) {
      const own = await device.documents(collection);
      for (const id of new Set([...held.keys(), ...own.keys()])) {
        const theirs = held.get(id);
        const mine = own.get(id);
        const { deleted, ...content } = theirs ?? { deleted: true };
        if (mine === undefined ? theirs !== undefined : theirs === undefined || !sameContent(mine, content)) {
          found.push(
            `${device.name} ${collection} ${id}: ${mine === undefined ? 'missing' : theirs === undefined ? 'extra' : 'differs'}`,
          );
        }
      }
    }
  }
  for (const device of devices) {
    const waiting = await device.waiting();
    if (waiting > 0) found.push(`${device.name}: ${waiting} edits still wait`);
  }
  return found;
}

/**
 * Removes all faults with every device online, until all have the same documents or `patience` milliseconds have
 * passed.
 */
async function heal(
  server: RealServer,
  userId: string,
  devices: readonly Device[],
  patience: number,
): Promise<string[]> {
  const until = Date.now() + patience;
  for (const device of devices) {
    device.network.weather = fairWeather;
    device.goOnline();
  }
  for (;;) {
    await Promise.race([Promise.all(devices.map((device) => device.engine.untilAtRest())), sleep(500)]);
    const found = await differences(server, userId, devices);
    if (found.length === 0 || Date.now() > until) return found;
    await sleep(5);
    for (const device of devices) device.engine.retryNow();
  }
}

const requestsOf = (devices: readonly Device[]): number =>
  devices.reduce((sum, { network }) => sum + network.reached.push, 0);

/** Runs one random schedule for a new person and reports whether everything converged (PWA-031 to PWA-034). */
export async function runSchedule(seed: number, options: ScheduleOptions): Promise<ScheduleResult> {
  const random = randomFrom(seed);
  const { server } = options;
  const userId = await makePerson(server.db);
  const devices: Device[] = [];
  for (let index = 0; index < (options.devices ?? 3); index += 1) {
    const network = faultyNetwork(directTransport(server, userId), random.fork());
    network.weather = options.weather ?? roughWeather;
    // In every second schedule, edits wait for others.
    const engine = { pushInterval: (seed % 2) * 15 };
    devices.push(
      new Device({ name: `d${index + 1}`, userId, network, collections, engine, ...options.device }),
    );
  }
  const trace: string[] = [];
  const oracle = new Oracle();
  let tokens = 0;
  const context: StepContext = {
    random,
    oracle,
    draftIds: [],
    productIds: Array.from({ length: 4 }, () => uuidFrom(random)),
    uuid: () => uuidFrom(random),
    token() {
      tokens += 1;
      return `v${seed}x${tokens}y`;
    },
  };
  try {
    const { joins = 0 } = options;
    const joined = joins === 0 ? devices : devices.slice(0, -1);
    for (const device of joined) await device.switchOn();
    for (let index = 0; index < (options.steps ?? 40); index += 1) {
      const last = devices.at(-1);
      if (index === joins && last !== undefined && !joined.includes(last)) {
        await last.switchOn();
        joined.push(last);
      }
      const device = random.pick(joined);
      const [, name, step] = pickStep(random);
      trace.push(`${device.name}:${name}`);
      await step(device, context);
      if (random.chance(0.45)) await sleep(random.next() * 6);
    }
    const divergences = await heal(server, userId, devices, 8_000);
    const before = requestsOf(devices);
    await sleep(10);
    for (const device of devices) device.engine.retryNow();
    await Promise.all(devices.map((device) => device.engine.untilAtRest()));
    const rejectedEdits = (await Promise.all(devices.map((device) => device.rejectedEdits()))).flat();
    const drafts = (await serverDocuments(server, userId, 'drafts')) as unknown as Map<string, ListingDraft>;
    return {
      seed,
      divergences,
      lost: oracle.lost(drafts, rejectedEdits),
      writes: oracle.count,
      restless: requestsOf(devices) - before,
      trace,
    };
  } finally {
    for (const device of devices) await device.switchOff();
  }
}
