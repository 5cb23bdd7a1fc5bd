import type { Random } from '#tests/accept/fuzz/random.ts';
import type { Call, Reply } from './http.ts';
import type { World } from './world.ts';

interface Scan {
  readonly kind: 'ACCEPTED' | 'SORTED' | 'DELIVERED' | 'RETURNED' | 'LOST';
  readonly at: number;
}

/** A parcel, with the shop's delivery that it is for. */
export interface CarriedParcel {
  readonly id: string;
  readonly deliveryUuid: string;
  readonly scans: readonly Scan[];
}

export interface ParcelCarrier {
  readonly parcels: readonly CarriedParcel[];
  answer(call: Call): Reply;
}

const hour = 60 * 60 * 1000;

/** The scans of a parcel: when its seller posts it, if ever, and what happens to it then. */
function scansOf(random: Random, from: number, isTroubled: boolean): readonly Scan[] {
  if (!isTroubled && random.chance(0.45)) return [];
  const start = from + (6 + random.below(9 * 24)) * hour;
  const later = (hours: number) => start + hours * hour;
  const begin: Scan[] = [
    { kind: 'ACCEPTED', at: start },
    { kind: 'SORTED', at: later(10) },
  ];
  const fate = isTroubled ? 0.65 + 0.35 * random.next() : random.next();
  if (fate < 0.65) return [...begin, { kind: 'DELIVERED', at: later(20 + random.below(80)) }];
  if (fate < 0.8) return [...begin, { kind: 'LOST', at: later(240) }];
  return fate < 0.9 ? begin : [...begin, { kind: 'RETURNED', at: later(100) }];
}

/** A carrier of parcels; `callWebhook` calls a webhook at a given moment. With `isTroubled` most are lost or returned. */
export function createParcelCarrier(
  world: World,
  random: Random,
  callWebhook: (webhook: string, at: number) => void,
  isTroubled: boolean,
): ParcelCarrier {
  const parcels: CarriedParcel[] = [];
  let announced = 0;
  const make = ({ key, body }: Call): CarriedParcel => {
    const known = parcels.find(({ deliveryUuid }) => deliveryUuid === key);
    if (known !== undefined) return known;
    const scans = scansOf(random, world.now(), isTroubled);
    announced += 1;
    const parcel = { id: `3SHERV${announced + 100_000}`, deliveryUuid: key, scans };
    parcels.push(parcel);
    for (const { at } of scans) if (random.chance(0.6)) callWebhook(String(body.webhookUrl), at);
    return parcel;
  };
  /** Forgets a parcel that was not posted yet, and answers the status. */
  const cancel = ({ key }: Call): number => {
    const at = parcels.findIndex(({ deliveryUuid }) => deliveryUuid === key);
    const parcel = parcels[at];
    if (parcel === undefined) return 404;
    if (parcel.scans.some((scan) => scan.at <= world.now())) return 409;
    parcels.splice(at, 1);
    return random.chance(0.05) ? 503 : 200;
  };
  return {
    parcels,
    answer(call) {
      const [, , id = '', part] = call.path.split('/');
      if (call.path.startsWith('/cancellations')) return { status: cancel(call), body: {} };
      if (call.method === 'POST') {
        const { id: barcode } = make(call);
        const body = { id: barcode, barcode, trackAndTraceUrl: `https://track.test/${barcode}` };
        return random.chance(0.05) ? { status: 503, body: {} } : { status: 201, body };
      }
      const parcel = parcels.find((one) => one.id === id);
      if (parcel === undefined || part !== 'events') return { status: 404, body: {} };
      const events = parcel.scans
        .filter(({ at }) => at <= world.now())
        .map(({ kind, at }) => ({ status: kind, timestamp: new Date(at).toISOString() }));
      return { status: 200, body: { events } };
    },
  };
}
