import * as v from 'valibot';
import { type ParcelScanKind, parcelScanKinds } from '#domain/shipments/parcel-scan.ts';
import { agreedForm, callService, jsonOf, type ServiceAnswer } from '../call-service.ts';
import { type Carrier, CarrierError, CarrierRefusal, type ParcelPlace } from './carrier.ts';

/** Milliseconds. */
const longestWait = 10_000;
const largestAnswer = 2_000_000;

const parcelSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  barcode: v.pipe(v.string(), v.regex(/^[A-Z0-9]{6,40}$/)),
  trackAndTraceUrl: v.pipe(v.string(), v.url(), v.startsWith('https://')),
});

/** There is no such parcel, or the carrier has it already. */
const goneOrSent = [404, 409, 410];

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
      const { id, barcode, trackAndTraceUrl } = read(parcelSchema, answer);
      return { shipmentId: id, code: barcode, trackingUrl: trackAndTraceUrl };
    },
    async label(shipmentId) {
      const { body } = await ask(settings, at(shipmentId, '/label'), { accept: 'application/pdf' });
      if (!body.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw failure('answered a label that is no PDF');
      return body;
    },
    async cancel(reference) {
      await ask(settings, '/cancellations', { key: reference, body: { reference }, settled: goneOrSent });
    },
    async fetchScans(shipmentId) {
      const { events } = read(eventsSchema, await ask(settings, at(shipmentId, '/events')));
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
  /** Error statuses after which there is nothing left to do. */
  readonly settled?: readonly number[];
}

const failure = (problem: string) => new CarrierError(`The carrier ${problem}.`);

function read<Schema extends v.GenericSchema>(schema: Schema, answer: ServiceAnswer): v.InferOutput<Schema> {
  return agreedForm(schema, jsonOf(answer, failure), failure);
}

async function ask(
  { base, key: secret }: RestCarrierSettings,
  path: string,
  { key, body, accept = 'application/json', settled = [] }: Asking = {},
): Promise<ServiceAnswer> {
  const answer = await callService({
    ...{ url: `${base}${path}`, method: body === undefined ? 'GET' : 'POST', body },
    headers: {
      ...{ accept, authorization: `Bearer ${secret}` },
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...{ longestWait, largestAnswer, failure },
  });
  if (settled.includes(answer.status)) return answer;
  if (answer.status === 422) throw new CarrierRefusal('The carrier refuses this parcel.');
  if (!answer.isOk) throw failure(`answered ${answer.status}`);
  return answer;
}
