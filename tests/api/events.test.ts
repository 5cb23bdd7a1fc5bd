import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { trackedEventTypes } from '#domain/tracking/tracked-event.ts';
import { pruneEvents } from '#server/modules/events/prune.ts';
import { type ApiHarness, startApi } from '../setup/api-harness.ts';

let api: ApiHarness;
const now = new Date('2026-06-01T12:00:00Z');

beforeAll(async () => {
  api = await startApi({ clock: { now: () => now } });
});
beforeEach(async () => await api.db.deleteFrom('logged_events').execute());
afterAll(async () => await api.close());

async function choose(deviceId: string, statistics: boolean) {
  await api.graphql(
    `mutation ($deviceId: String, $statistics: Boolean!) {
      setCookieConsent(marketingConsent: true, statisticsConsent: $statistics, deviceId: $deviceId) { __typename } }`,
    { deviceId, statistics },
  );
}

const visit = (deviceId: string) => ({
  deviceId,
  sessionId: randomUUID(),
  language: 'nl',
  path: '/net-binnen',
});

async function log(type: string, data: Readonly<Record<string, unknown>>) {
  const answer = await api.graphql<{ it: Record<string, unknown> }>(
    `mutation ($type: String!, $data: EventDataInput!) {
      it: logEvent(type: $type, data: $data) {
        __typename ... on LoggedEvent { type } ... on Error { errorCode message } } }`,
    { type, data },
  );
  expect(answer.errors).toEqual([]);
  return answer.data.it;
}

const stored = () => api.db.selectFrom('logged_events').selectAll().execute();

test('TRACK-003 TRACK-008 an event is stored with its device, session, experiments, campaign, referrer and language', async () => {
  const deviceId = randomUUID();
  await choose(deviceId, true);
  const data = {
    ...visit(deviceId),
    path: '/lampen?p=50-200',
    referrer: 'https://zoek.test/resultaat?q=jan+jansen',
    experiments: ['hero:b'],
    utm: { source: 'nieuwsbrief', campaign: 'lente' },
    productSlugs: ['teak-dressoir-1'],
  };
  expect(await log('add_to_cart', data)).toEqual({ __typename: 'LoggedEvent', type: 'add_to_cart' });
  const [line] = await stored();
  expect(line).toMatchObject({
    ...{ type: 'add_to_cart', device_id: deviceId, session_id: data.sessionId, language: 'nl', detail: '' },
    ...{ path: '/lampen', referrer: 'https://zoek.test/resultaat', experiments: ['hero:b'], at: now },
    ...{ utm: { source: 'nieuwsbrief', campaign: 'lente' }, product_slugs: ['teak-dressoir-1'] },
  });
});

test('TRACK-008 an event is stored with the time at which it happened, not at which it arrived', async () => {
  const deviceId = randomUUID();
  await choose(deviceId, true);
  await log('product_impression', { ...visit(deviceId), ageMs: 900 });
  expect((await stored())[0]?.at).toEqual(new Date(now.getTime() - 900));
});

test('every named event is stored', async () => {
  const deviceId = randomUUID();
  await choose(deviceId, true);
  for (const type of trackedEventTypes) expect(await log(type, visit(deviceId))).toMatchObject({ type });
  expect(await stored()).toHaveLength(trackedEventTypes.length);
});

test('ERR-015 an event that fails is answered with LogEventError and leaves nothing', async () => {
  const deviceId = randomUUID();
  await choose(deviceId, true);
  const good = visit(deviceId);
  const wrong: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['click', good],
    ['page_view', { ...good, deviceId: 'mine' }],
    ['page_view', { ...good, sessionId: '' }],
    ['page_view', { ...good, language: 'de' }],
    ['page_view', { ...good, detail: 'x'.repeat(201) }],
    ['page_view', { ...good, ageMs: -1 }],
    ['page_view', { ...good, ageMs: 3_600_001 }],
    ['page_view', { ...good, utm: { term: 'x'.repeat(201) } }],
    ['product_impression', { ...good, productSlugs: Array.from({ length: 101 }, (_, at) => `stuk-${at}`) }],
  ];
  for (const [type, data] of wrong) {
    expect(await log(type, data)).toEqual({
      ...{
        __typename: 'LogEventError',
        errorCode: 'log_event_failed',
        message: 'Dit kon niet worden geteld.',
      },
    });
  }
  expect(await stored()).toEqual([]);
});

test('ERR-015 without consent to statistics, or once it is withdrawn, nothing is stored', async () => {
  const deviceId = randomUUID();
  const refused = { __typename: 'LogEventError', errorCode: 'no_statistics_consent' };
  expect(await log('page_view', visit(deviceId))).toMatchObject(refused);
  await choose(deviceId, false);
  expect(await log('page_view', visit(deviceId))).toMatchObject(refused);
  await choose(deviceId, true);
  expect(await log('page_view', visit(deviceId))).toMatchObject({ type: 'page_view' });
  await choose(deviceId, false);
  expect(await log('page_view', visit(deviceId))).toMatchObject(refused);
  expect(await stored()).toHaveLength(1);
});

test('events are forgotten after ninety days', async () => {
  const deviceId = randomUUID();
  await choose(deviceId, true);
  await log('page_view', visit(deviceId));
  const pruneAfter = async (days: number) => {
    const at = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
    await pruneEvents({ ...api.server.deps, clock: { now: () => at } });
  };
  await pruneAfter(89);
  expect(await stored()).toHaveLength(1);
  await pruneAfter(91);
  expect(await stored()).toEqual([]);
});
