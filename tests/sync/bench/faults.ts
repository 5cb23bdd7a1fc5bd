import { setTimeout as sleep } from 'node:timers/promises';
import { Observable } from 'rxjs';
import { type SyncPoke, type SyncTransport, TransportFailed } from '#src/data/sync/transport.ts';
import type { Random } from './random.ts';

/** The probability of each fault. */
export interface FaultRates {
  readonly lostRequest: number;
  readonly lostAnswer: number;
  readonly doubled: number;
  /** Requests and answers delayed by up to `latest` milliseconds each way. */
  readonly late: number;
  readonly latest: number;
  /** The server stores some of the rows and then fails. */
  readonly halfApplied: number;
  readonly droppedPoke: number;
  readonly doubledPoke: number;
}

export const roughWeather: FaultRates = {
  lostRequest: 0.06,
  lostAnswer: 0.08,
  doubled: 0.06,
  late: 0.25,
  latest: 12,
  halfApplied: 0.06,
  droppedPoke: 0.25,
  doubledPoke: 0.1,
};

export const fairWeather: FaultRates = {
  lostRequest: 0,
  lostAnswer: 0,
  doubled: 0,
  late: 0,
  latest: 0,
  halfApplied: 0,
  droppedPoke: 0,
  doubledPoke: 0,
};

export interface FaultyNetwork extends SyncTransport {
  online: boolean;
  weather: FaultRates;
  /** Requests that reached the server, by kind. */
  readonly reached: { pull: number; push: number };
  /** Cuts the live streams, as switching networks does. */
  cut(): void;
}

const lost = (what: string): TransportFailed => new TransportFailed('network', `${what} lost`);

/** Puts a faulty network in front of a transport; the seed determines its faults. */
export function faultyNetwork(inner: SyncTransport, random: Random): FaultyNetwork {
  const streams = new Set<(error: Error) => void>();
  const dawdle = async (): Promise<void> => {
    if (random.chance(network.weather.late)) await sleep(random.next() * network.weather.latest);
  };
  async function travel<T>(kind: 'pull' | 'push', ask: () => Promise<T>): Promise<T> {
    if (!network.online || random.chance(network.weather.lostRequest)) throw lost('The request was');
    await dawdle();
    if (!network.online) throw lost('The request was');
    network.reached[kind] += 1;
    // The duplicate may arrive after the original was answered, and after later requests.
    if (random.chance(network.weather.doubled))
      void dawdle()
        .then(ask)
        .catch(() => undefined);
    const answer = await ask();
    await dawdle();
    if (!network.online || random.chance(network.weather.lostAnswer)) throw lost('The answer was');
    return answer;
  }
  const network: FaultyNetwork = {
    online: true,
    weather: fairWeather,
    reached: { pull: 0, push: 0 },
    cut() {
      for (const fail of [...streams]) fail(lost('The stream was'));
    },
    pull: (collection, checkpoint, limit, signal) =>
      travel('pull', () => inner.pull(collection, checkpoint, limit, signal)),
    push: (collection, rows, epoch, signal) =>
      travel('push', async () => {
        if (rows.length > 1 && random.chance(network.weather.halfApplied)) {
          await inner.push(collection, rows.slice(0, 1 + random.below(rows.length - 1)), epoch, signal);
          throw new TransportFailed('server', 'The server fell over');
        }
        return await inner.push(collection, rows, epoch, signal);
      }),
    pokes: () =>
      new Observable<SyncPoke>((subscriber) => {
        if (!network.online) {
          subscriber.error(lost('The stream was'));
          return undefined;
        }
        const fail = (error: Error): void => subscriber.error(error);
        streams.add(fail);
        const subscription = inner.pokes().subscribe({
          next(poke) {
            if (!network.online || random.chance(network.weather.droppedPoke)) return;
            subscriber.next(poke);
            if (random.chance(network.weather.doubledPoke)) subscriber.next(poke);
          },
          error: (error) => subscriber.error(error),
          complete: () => subscriber.complete(),
        });
        return () => {
          streams.delete(fail);
          subscription.unsubscribe();
        };
      }),
  };
  return network;
}
