import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Carrier, CarrierError, CarrierRefusal } from './carrier.ts';
import { createRestCarrier } from './rest-carrier.ts';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

const asked: Asked[] = [];
let answer = { status: 200, body: '{}' };
let carrier: Carrier;

const service = createServer((request, response) => {
  const { method = '', url = '', headers } = request;
  asked.push({ method, url, headers });
  request.resume().on('end', () => response.writeHead(answer.status).end(answer.body));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  carrier = createRestCarrier({ base: `http://127.0.0.1:${port}`, key: 'geheim' });
});

afterAll(() => new Promise((resolve) => service.close(resolve)));

const place = {
  ...{ name: 'A', street: 'B', houseNumber: '1', houseNumberExtension: '' },
  ...{ postcode: '3572 BJ', city: 'Utrecht', country: 'NL' },
};
const parcel = {
  ...{ reference: randomUUID(), from: place, to: place, webhookUrl: 'https://hervonden.test/x' },
};
const made = { id: 's-1', barcode: '3SABC123', trackAndTraceUrl: 'https://carrier.test/3SABC123' };

test('a parcel is announced with our reference as the idempotency key', async () => {
  answer = { status: 201, body: JSON.stringify(made) };
  expect(await carrier.create(parcel)).toEqual({
    ...{ shipmentId: 's-1', code: '3SABC123', trackingUrl: made.trackAndTraceUrl },
  });
  expect(asked.at(-1)).toMatchObject({
    ...{ method: 'POST', url: '/shipments' },
    headers: { 'idempotency-key': parcel.reference, authorization: 'Bearer geheim' },
  });
});

test('a label is a PDF; anything else is an error', async () => {
  answer = { status: 200, body: '%PDF-1.4 x' };
  expect(Buffer.from(await carrier.label('s-1')).toString()).toBe('%PDF-1.4 x');
  answer = { status: 200, body: '<html>' };
  await expect(carrier.label('s-1')).rejects.toBeInstanceOf(CarrierError);
});

test('a parcel is cancelled, unless the carrier has it already or knows none', async () => {
  for (const status of [200, 404, 409, 410]) {
    answer = { status, body: '{}' };
    await expect(carrier.cancel(parcel.reference)).resolves.toBeUndefined();
    expect(asked.at(-1)).toMatchObject({
      ...{ method: 'POST', url: '/cancellations' },
      headers: { 'idempotency-key': parcel.reference },
    });
  }
  answer = { status: 503, body: '{}' };
  await expect(carrier.cancel(parcel.reference)).rejects.toBeInstanceOf(CarrierError);
  answer = { status: 422, body: '{}' };
  await expect(carrier.cancel(parcel.reference)).rejects.toBeInstanceOf(CarrierRefusal);
});

test('scans with a status that the shop does not use are left out', async () => {
  const timestamp = '2026-11-24T10:00:00Z';
  const events = ['ANNOUNCED', 'ACCEPTED', 'constructor'].map((status) => ({ status, timestamp }));
  answer = { status: 200, body: JSON.stringify({ events }) };
  expect(await carrier.fetchScans('s-1')).toEqual([{ kind: 'accepted', at: Date.parse(timestamp) }]);
});

test('a refusal is final; a failure or a malformed answer is an error that does not quote it', async () => {
  answer = { status: 422, body: '{}' };
  await expect(carrier.create(parcel)).rejects.toBeInstanceOf(CarrierRefusal);
  for (const wrong of [
    { status: 500, body: '{}' },
    { status: 200, body: 'geheim' },
    { status: 200, body: JSON.stringify({ ...made, trackAndTraceUrl: 'javascript:alert(1)' }) },
  ]) {
    answer = wrong;
    const failed = carrier.create(parcel);
    await expect(failed).rejects.toBeInstanceOf(CarrierError);
    await expect(failed).rejects.not.toThrow(/geheim/);
  }
});
