import * as v from 'valibot';
import { type ParcelScanKind, parcelScanKinds } from '#domain/shipments/parcel-scan.ts';
import { readAtMost } from '../read-at-most.ts';
import { type Carrier, CarrierError, CarrierRefusal, type ParcelPlace } from './carrier.ts';

/** Milliseconds. */
const longestWait = 10_000;
const largestAnswer = 2_000_000;

const parcelSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  barcode: v.pipe(v.string(), v.regex(/^[A-Z0-9]{6,40}$/)),
  trackAndTraceUrl: v.pipe(v.string(), v.url(), v.startsWith('https://')),
});

const eventsSchema = v.object({
  events: v.array(v.object({ status: v.string(), timestamp: v.pipe(v.string(), v.isoTimestamp()) })),
});

/** Carrier statuses without a counterpart here, such as "announced", are ignored. */
const kinds: Readonly<Record<string, ParcelScanKind>> = Object.fromEntries(
  parcelScanKinds.map((kind) => [kind.toUpperCase(), kind]),
);

export interface RestCarrierSettings {
  /** Base URL, version included, without a trailing slash. */
  readonly base: string;
  readonly key: string;
}

const placeBody = ({
  name,
  street,
  houseNumber,
  houseNumberExtension,
  postcode,
  city,
  country,
}: ParcelPlace) => ({
  name,
  address: {
    street,
    number: houseNumber,
    addition: houseNumberExtension,
    postalCode: postcode,
    city,
    countryCode: country,
  },
});

/** A carrier with a REST API like those of PostNL and DHL: shipments, labels as PDF, events. */
export function createRestCarrier(settings: RestCarrierSettings): Carrier {
  const at = (shipmentId: string, part = '') => `/shipments/${encodeURIComponent(shipmentId)}${part}`;
  return {
    isConfigured: true,
    async create({ reference, from, to, webhookUrl }) {
      const body = {
        reference,
        product: 'PARCEL',
        sender: placeBody(from),
        receiver: placeBody(to),
        webhookUrl,
      };
      const answer = await ask(settings, '/shipments', { key: reference, body });
      const { id, barcode, trackAndTraceUrl } = read(parcelSchema, jsonOf(answer));
      return { shipmentId: id, code: barcode, trackingUrl: trackAndTraceUrl };
    },
    async label(shipmentId) {
      const bytes = await ask(settings, at(shipmentId, '/label'), { accept: 'application/pdf' });
      if (!Buffer.from(bytes.subarray(0, 5)).equals(Buffer.from('%PDF-')))
        throw new CarrierError('The carrier answered a label that is no PDF.');
      return bytes;
    },
    async look(shipmentId) {
      const { events } = read(eventsSchema, jsonOf(await ask(settings, at(shipmentId, '/events'))));
      return events.flatMap(({ status, timestamp }) => {
        const kind = Object.hasOwn(kinds, status) ? kinds[status] : undefined;
        return kind === undefined ? [] : [{ kind, at: Date.parse(timestamp) }];
      });
    },
  };
}

interface Asking {
  /** The idempotency key of a creation. */
  readonly key?: string;
  readonly body?: unknown;
  readonly accept?: string;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown;
  } catch {
    throw new CarrierError('The carrier answered something else than JSON.');
  }
}

function read<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new CarrierError('The carrier answered something else than agreed.');
  return result.output;
}

async function ask(
  { base, key: secret }: RestCarrierSettings,
  path: string,
  { key, body, accept = 'application/json' }: Asking = {},
): Promise<Uint8Array> {
  try {
    const response = await fetch(`${base}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept,
        authorization: `Bearer ${secret}`,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(longestWait),
      redirect: 'error',
    });
    if (response.status === 422) throw new CarrierRefusal('The carrier does not take this parcel.');
    if (!response.ok) throw new CarrierError(`The carrier answered ${response.status}.`);
    const bytes = await readAtMost(response, largestAnswer);
    if (bytes === null) throw new CarrierError('The carrier answered too much.');
    return bytes;
  } catch (error) {
    if (error instanceof CarrierError || error instanceof CarrierRefusal) throw error;
    throw new CarrierError(
      `The carrier did not answer (${error instanceof Error ? error.name : 'unknown'}).`,
    );
  }
}
