import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let api: ApiHarness;
let network: Server;
let status = 200;
const heard: Heard[] = [];
const at = new Date('2026-06-01T12:00:00Z');
let now = at;

beforeAll(async () => {
  // A fake advertising network that records its requests.
  network = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      heard.push({ headers: request.headers, body });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const address = network.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  api = await startApi({
    clock: { now: () => now },
    config: {
      ...{ pixelUrl: `http://127.0.0.1:${port}/v1/events`, pixelKey: 'pixel-key' },
      publicUrl: 'https://hervonden.test',
    },
  });
});
afterEach(() => {
  heard.length = 0;
  status = 200;
  now = at;
});
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => network.close(resolve));
});

const device = '0b6f8e1c-5f0b-4c52-9d7c-0f5b7a1c2d3e';
const cart = { type: 'add_to_cart', path: '/products/teak?van=jan', productSlugs: ['teak'] };

async function send(cookie: string | null, payload: unknown = cart, to = api): Promise<number> {
  const { statusCode } = await to.inject({
    method: 'POST',
    url: '/api/v2/pixel/',
    headers: { 'content-type': 'application/json', ...(cookie !== null && { cookie }) },
    payload: JSON.stringify(payload),
  });
  await to.server.background.runOnce();
  return statusCode;
}

test('TRACK-004 with consent to marketing the social pixel gets the action, and nothing about the person', async () => {
  expect(await send('language=nl; cookie-consent=1.0')).toBe(204);
  expect(heard).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = heard;
  expect(headers.authorization).toBe('Bearer pixel-key');
  expect([headers.cookie, headers['user-agent'], headers['x-forwarded-for']].join()).not.toContain('consent');
  expect(JSON.parse(body)).toEqual({
    data: [
      {
        ...{ event_name: 'AddToCart', event_time: at.getTime() / 1000, action_source: 'website' },
        ...{ event_id: expect.stringMatching(/^[\da-f-]{36}$/), user_data: {} },
        event_source_url: 'https://hervonden.test/products/teak',
        custom_data: { content_type: 'product', content_ids: ['teak'] },
      },
    ],
  });
});

test('TRACK-004 without that consent it gets nothing: no cookie, a refusal, statistics alone', async () => {
  for (const cookie of [null, 'cookie-consent=0.0', `cookie-consent=0.1.${device}`, 'cookie-consent=yes'])
    expect(await send(cookie)).toBe(422);
  expect(heard).toEqual([]);
});

test('each event is sent under the network’s name for it; errors of the shop are not sent', async () => {
  for (const type of ['page_view', 'product_impression', 'purchase'])
    expect(await send('cookie-consent=1.1', { type, path: '/' })).toBe(204);
  expect(heard.map(({ body }) => JSON.parse(body).data[0].event_name)).toEqual([
    ...['PageView', 'ProductImpression', 'Purchase'],
  ]);
  const long = 'a'.repeat(201);
  const wrong: readonly unknown[] = [
    ...[
      { type: 'error', path: '/' },
      { type: 'page_view' },
      { type: 'page_view', path: 'https://elders.test' },
    ],
    ...[{ ...cart, productSlugs: [long] }, { ...cart, productSlugs: Array(101).fill('a') }, null, [], 'x'],
  ];
  for (const body of wrong) expect(await send('cookie-consent=1.0', body)).toBe(422);
  expect(heard).toHaveLength(3);
});

test('TRACK-004 a product page is sent as a page view and a view of content, with the time at which it was opened', async () => {
  const opened = { type: 'page_view', path: '/products/teak', productSlugs: ['teak'], ageMs: 5_000 };
  expect(await send('cookie-consent=1.0', opened)).toBe(204);
  expect(heard).toHaveLength(1);
  const common = { event_time: at.getTime() / 1000 - 5, custom_data: { content_ids: ['teak'] } };
  expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
    data: [
      { ...common, event_name: 'PageView' },
      { ...common, event_name: 'ViewContent' },
    ],
  });
  expect(await send('cookie-consent=1.0', { ...opened, ageMs: -1 })).toBe(422);
});

test('a network that is not there is asked again, within the hour', async () => {
  status = 503;
  expect(await send('cookie-consent=1.0')).toBe(204);
  status = 200;
  now = new Date(at.getTime() + 10 * 60_000);
  await api.server.background.runOnce();
  const ids = heard.map(({ body }) => JSON.parse(body).data[0].event_id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  status = 503;
  await send('cookie-consent=1.0');
  const before = heard.length;
  now = new Date(now.getTime() + 2 * 60 * 60_000);
  await api.server.background.runOnce();
  expect(heard).toHaveLength(before);
});

test('without a pixel the shop answers yes and stores nothing', async () => {
  const without = await startApi();
  expect(await send('cookie-consent=1.0', cart, without)).toBe(204);
  const stored = await without.db
    .selectFrom('event_outbox')
    .select('id')
    .where('type', '=', 'pixel_event')
    .execute();
  expect(stored).toEqual([]);
  await without.close();
});
