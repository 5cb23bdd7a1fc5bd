import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestPartner, TransportError } from './rest-partner.ts';
import { type TransportPartner, TransportRefusal } from './transport-partner.ts';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const asked: Asked[] = [];
let answer = { status: 200, body: '{}' };
let partner: TransportPartner;

const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  partner = createRestPartner({ base: `http://127.0.0.1:${port}`, key: 'geheim' });
});

afterAll(() => new Promise((resolve) => service.close(resolve)));

const place = {
  ...{ street: 'Biltstraat', houseNumber: '12', houseNumberExtension: 'A' },
  ...{ postcode: '3572 BJ', city: 'Utrecht', country: 'NL' },
};
const booking = {
  ...{ reference: 'a/b', title: 'Kast', day: '2026-12-03', width: 120, height: 75, depth: 60 },
  ...{ from: place, to: place, instructions: 'Derde verdieping.' },
};

test('TRANS-003 a booking carries sizes, places and instructions under our reference, which makes repeating it safe', async () => {
  answer = { status: 201, body: '{"shippingDate":"2026-12-04"}' };
  expect(await partner.book(booking)).toEqual({ shippingDate: '2026-12-04' });
  const request = asked.at(-1);
  expect(request).toMatchObject({ method: 'PUT', url: '/shipments/a%2Fb' });
  expect(request?.headers.authorization).toBe('Bearer geheim');
  expect(JSON.parse(request?.body ?? '')).toEqual({
    shippingDate: '2026-12-03',
    pickup: {
      ...{ street: 'Biltstraat', number: '12', addition: 'A', postalCode: '3572 BJ', city: 'Utrecht' },
      countryCode: 'NL',
    },
    delivery: expect.objectContaining({ postalCode: '3572 BJ' }),
    items: [{ title: 'Kast', widthCm: 120, heightCm: 75, depthCm: 60 }],
    driverInstructions: 'Derde verdieping.',
  });
});

test('TRANS-003 a refusal is final, and everything else may be tried again', async () => {
  answer = { status: 422, body: '{}' };
  await expect(partner.book(booking)).rejects.toBeInstanceOf(TransportRefusal);
  for (const other of [
    { status: 503, body: '{}' },
    { status: 200, body: '<html>' },
    { status: 200, body: '{"shippingDate":"soon"}' },
  ]) {
    answer = other;
    await expect(partner.book(booking)).rejects.toBeInstanceOf(TransportError);
  }
  const nobody = createRestPartner({ base: 'http://127.0.0.1:1', key: 'x' });
  await expect(nobody.book(booking)).rejects.toBeInstanceOf(TransportError);
});

test('a booking that never existed or was cancelled before counts as cancelled', async () => {
  for (const status of [204, 404, 410]) {
    answer = { status, body: '' };
    await expect(partner.cancel('r')).resolves.toBeUndefined();
  }
  expect(asked.at(-1)).toMatchObject({ method: 'PUT', url: '/shipments/r/cancellation' });
  answer = { status: 500, body: '' };
  await expect(partner.cancel('r')).rejects.toBeInstanceOf(TransportError);
});

test('the pickup window names its day, which may be another than the booked one', async () => {
  answer = { status: 200, body: '{"date":"2026-12-03","from":"08:00","until":"12:00"}' };
  const pickup = { day: '2026-12-03', hours: '08:00-12:00' };
  expect(await partner.pickupWindow('r', '2026-12-03')).toEqual(pickup);
  expect(await partner.pickupWindow('r', '2026-12-02')).toEqual(pickup);
  answer = { status: 200, body: '{"date":"2026-12-03","from":"8","until":"25:00"}' };
  await expect(partner.pickupWindow('r', '2026-12-03')).rejects.toBeInstanceOf(TransportError);
});
