import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { countryOf } from '#domain/address/country.ts';
import type { ParcelScan, ParcelScanKind } from '#domain/shipments/parcel-scan.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { type Carrier, CarrierError, CarrierRefusal } from './carrier.ts';
import { labelPdf } from './label-pdf.ts';

/** The outcomes of a simulated parcel; `waiting` means not handed in until another outcome is stored in its row. */
const parcelFates = ['delivered', 'lost', 'returned', 'waiting', 'cancelled'] as const;
export type ParcelFate = (typeof parcelFates)[number];

const minute = 60 * 1000;
const hour = 60 * minute;

/** Hours between the announcement and each scan. */
const lives: Readonly<Record<ParcelFate, readonly (readonly [ParcelScanKind, number])[]>> = {
  delivered: [
    ['accepted', 20],
    ['sorted', 30],
    ['out_for_delivery', 44],
    ['delivered', 48],
  ],
  lost: [
    ['accepted', 20],
    ['sorted', 30],
    ['lost', 240],
  ],
  returned: [
    ['accepted', 20],
    ['sorted', 30],
    ['out_for_delivery', 44],
    ['returning', 68],
    ['returned', 116],
  ],
  waiting: [],
  cancelled: [],
};

/** In the demo, parcels to a house number ending in 8 are lost and in 9 are returned; all others are delivered. */
function demoFate(houseNumber: string): ParcelFate {
  if (houseNumber.endsWith('8')) return 'lost';
  return houseNumber.endsWith('9') ? 'returned' : 'delivered';
}

/**
 * A carrier simulated in our own database: scans are derived from the clock and the outcome stored with the parcel.
 * In the demo, hours become minutes.
 */
export function createCarrierSimulator(
  db: Kysely<Database>,
  clock: Clock,
  { isDemo = false }: { readonly isDemo?: boolean } = {},
): Carrier {
  const step = isDemo ? minute : hour;
  const load = async (shipmentId: string) => {
    const row = await db
      .selectFrom('simulated_parcels')
      .selectAll()
      .where('code', '=', shipmentId)
      .executeTakeFirst();
    if (row === undefined) throw new CarrierError('The simulator knows no such parcel.');
    return row;
  };
  const scansOf = async (shipmentId: string) => {
    const { fate, created_at } = await load(shipmentId);
    const now = clock.now().getTime();
    return lives[fate]
      .map(([kind, hours]): ParcelScan => ({ kind, at: created_at.getTime() + hours * step }))
      .filter(({ at }) => at <= now);
  };
  return {
    isConfigured: true,
    async create({ reference, from, to }) {
      for (const { postcode, country } of [from, to])
        if (postcode === '' || countryOf(country) === undefined)
          throw new CarrierRefusal('The simulator does not deliver there.');
      await db
        .insertInto('simulated_parcels')
        .values({
          ...{ reference, code: `3SHERV${randomInt(1e8, 1e9)}`, created_at: clock.now() },
          ...(isDemo && { fate: demoFate(to.houseNumber) }),
          ...{ sender: JSON.stringify(from), receiver: JSON.stringify(to) },
        })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      const { code } = await db
        .selectFrom('simulated_parcels')
        .select('code')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      return {
        shipmentId: code,
        code,
        trackingUrl: `https://jouw.postnl.nl/track-and-trace/${code}-${to.country}`,
      };
    },
    async label(shipmentId) {
      const { code, fate, sender, receiver } = await load(shipmentId);
      if (fate === 'cancelled') throw new CarrierError('The parcel was cancelled.');
      return labelPdf({ code, from: sender, to: receiver });
    },
    async cancel(reference) {
      const parcel = await db
        .selectFrom('simulated_parcels')
        .select('code')
        .where('reference', '=', reference)
        .executeTakeFirst();
      if (parcel === undefined || (await scansOf(parcel.code)).length > 0) return;
      await db
        .updateTable('simulated_parcels')
        .set({ fate: 'cancelled' })
        .where('reference', '=', reference)
        .execute();
    },
    fetchScans: scansOf,
  };
}
