import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { translateTitle } from '../factories/translations.ts';
import { openTransportsHarness } from './transports/harness.ts';

const harness = await openTransportsHarness();
const { api, buyer, seller, staff, sale, read, start, measure, propose, select, reject } = harness;
afterAll(() => api.close());

const noPermission = { __typename: 'UserHasNoObjectPermissionError' };
const hours = (days: readonly string[]) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'instructions'].map(
      (day) => [day, days.includes(day) ? '09:00-12:00' : ''],
    ),
  );

describe('TRANS-033 the transport of a delivery for its two sides', () => {
  test('TRANS-001 TRANS-002 TRANS-003 TRANS-018 has everything that both want to know, before anybody began', async () => {
    const uuid = await sale();
    expect(await read(uuid, seller)).toEqual({
      ...{ __typename: 'BrengerTransport', uuid, status: 'not_synced', syncFailed: false },
      ...{ shippingDate: null, pickupWindow: null, role: 'SELLER', possible: [], dimensions: null },
      listedDimensions: { width: 120, height: 75, depth: 60 },
      dateSuggestion: {
        ...{ id: null, status: 'initial', proposalStatus: null, dates: [], submittedBy: null },
        ...{ rejectedBy: null, selectedDate: null },
      },
      days: {
        ...{ earliest: '2026-11-27', latest: '2027-02-23', unavailableWeekdays: [], rejectedDates: [] },
        holidays: ['2026-12-25', '2026-12-26', '2027-01-01'],
      },
    });
    expect(await read(uuid, buyer)).toMatchObject({ role: 'BUYER', possible: ['start'] });
    expect(await read(uuid, staff)).toMatchObject({ role: null, possible: [] });
  });

  test('ERR-003 others are refused, and there is none where the partner does not bring it', async () => {
    const uuid = await sale();
    const [stranger, rival] = [await harness.person(), await harness.shop()];
    for (const who of [stranger, rival]) expect(await read(uuid, who)).toMatchObject(noPermission);
    expect(await read(uuid)).toMatchObject({ __typename: 'UserNotAuthenticatedError' });
    expect(await read(randomUUID(), buyer)).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
    expect(await read('x', buyer)).toMatchObject({ __typename: 'InvalidUUIDError' });
    const parcel = await sale('post_transport');
    expect(await read(parcel, buyer)).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
    expect(await start(parcel)).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
  });
});

describe('the dialogue', () => {
  test('TRANS-025 the buyer starts, nobody else; the seller is notified', async () => {
    const uuid = await sale();
    for (const who of [seller, staff]) expect(await start(uuid, who)).toMatchObject(noPermission);
    const stranger = await harness.person();
    expect(await start(uuid, stranger)).toMatchObject(noPermission);
    const answer = await start(uuid);
    expect(answer).toMatchObject({ dateSuggestion: { status: 'waiting_on_seller' }, possible: [] });
    expect(await start(uuid)).toMatchObject({ errorCode: 'wrong_state' });
    await harness.settled();
    const { subject, text } = harness.mailsTo(seller.email).at(-1) ?? {};
    expect(subject).toMatch(/Plan het transport van/);
    expect(text).toMatch(/account\/bestellingen\//);
  });

  test('TRANS-028 TRANS-037 TRANS-022 the seller gives the dimensions, in whole centimetres, and nothing is proposed before', async () => {
    const uuid = await sale();
    expect(await measure(uuid)).toMatchObject({ errorCode: 'wrong_state' });
    await start(uuid);
    expect(await propose(uuid, harness.nextDays(3))).toMatchObject({
      errorCode: 'transport_dimensions_missing',
      message: 'Vul eerst de afmetingen van het product in.',
    });
    for (const wrong of [0, 1001, -4, 60.5]) {
      expect(await measure(uuid, { depth: wrong })).toMatchObject({
        errorCode: 'transport_dimension',
        fields: [{ field: 'depth', code: 'transport_dimension' }],
      });
    }
    expect(await measure(uuid, {}, buyer)).toMatchObject(noPermission);
    expect(await read(uuid, seller)).toMatchObject({ dimensions: null, possible: ['measure'] });
    expect(await measure(uuid)).toMatchObject({
      dimensions: { width: 125, height: 80, depth: 65 },
      possible: ['measure', 'propose'],
    });
  });

  test('TRANS-029 TRANS-034 TRANS-012 the seller proposes dates in their own name; the buyer is notified', async () => {
    const uuid = await sale();
    await start(uuid);
    await measure(uuid);
    const dates = harness.nextDays(3);
    expect(await propose(uuid, dates, buyer)).toMatchObject(noPermission);
    expect(await propose(uuid, dates, seller, { submittedBy: 'BUYER' })).toMatchObject(noPermission);
    expect(await propose(uuid, dates, seller, { status: 'REJECTED' })).toMatchObject({
      errorCode: 'transport_wrong_answer',
    });
    const { product_id: productId } = await api.db
      .selectFrom('order_products')
      .innerJoin('order_deliveries', 'order_deliveries.order_product_id', 'order_products.id')
      .select('product_id')
      .where('order_deliveries.id', '=', uuid)
      .executeTakeFirstOrThrow();
    await translateTitle(api, productId, { nl: 'Vitrine uit een schoolgebouw' });
    const own = { submittedBy: 'SELLER', status: 'PROPOSED', commandId: randomUUID() };
    const answer = await propose(uuid, [...dates].reverse(), seller, own);
    expect(answer).toMatchObject({
      dateSuggestion: {
        ...{ id: expect.any(String), status: 'waiting_on_buyer', proposalStatus: 'PROPOSED', dates },
        ...{ submittedBy: 'SELLER', rejectedBy: null, selectedDate: null },
      },
      possible: [],
    });
    // Repeating the same request changes nothing.
    expect(await propose(uuid, [...dates].reverse(), seller, own)).toEqual(answer);
    expect(await propose(uuid, dates)).toMatchObject({ errorCode: 'wrong_state' });
    expect(await read(uuid, buyer)).toMatchObject({ possible: ['select', 'reject'] });
    await harness.settled();
    const { subject, text } = harness.mailsTo(buyer.email).at(-1) ?? {};
    expect(subject).toBe('Kies een dag voor Vitrine uit een schoolgebouw');
    expect(text).toContain('vrijdag 27 november, maandag 30 november en dinsdag 1 december');
  });

  test('TRANS-014 TRANS-015 TRANS-016 TRANS-017 TRANS-018 TRANS-021 dates that cannot be are refused, each with its sentence', async () => {
    const uuid = await sale();
    await start(uuid);
    await measure(uuid);
    const good = harness.nextDays(6);
    const refused = async (dates: readonly string[]) => (await propose(uuid, dates)).errorCode;
    expect(await refused(good.slice(0, 2))).toBe('transport_dates_too_few');
    expect(await refused(good)).toBe('transport_dates_too_many');
    const with2 = (day: string) => refused([...good.slice(0, 2), day]);
    expect(await with2('2026-11-26')).toBe('transport_date_too_early');
    expect(await with2('2026-11-28')).toBe('transport_date_weekend');
    expect(await with2('2026-12-25')).toBe('transport_date_holiday');
    expect(await with2('2027-06-01')).toBe('transport_date_too_late');
    for (const wrong of ['1-12-2026', '2026-12-32', '2026-12-01T00:00:00Z', '']) {
      expect(await with2(wrong)).toBe('transport_date_malformed');
    }
    expect(await propose(uuid, good.slice(0, 5))).toMatchObject({ __typename: 'BrengerTransport' });
  });

  test('TRANS-019 no days of the week on which nobody is at the seller’s', async () => {
    const shop = await harness.shop({ transport_timewindow: JSON.stringify(hours(['tuesday', 'thursday'])) });
    const uuid = await sale('brenger_transport', shop);
    await start(uuid);
    await measure(uuid, {}, shop);
    expect(await read(uuid, shop)).toMatchObject({
      days: { unavailableWeekdays: ['monday', 'wednesday', 'friday'] },
    });
    expect(await propose(uuid, ['2026-12-01', '2026-12-02', '2026-12-03'], shop)).toMatchObject({
      errorCode: 'transport_date_unavailable',
    });
    const fine = await propose(uuid, ['2026-12-01', '2026-12-03', '2026-12-08'], shop);
    expect(fine).toMatchObject({ dateSuggestion: { status: 'waiting_on_buyer' } });
  });

  test('TRANS-027 TRANS-036 TRANS-013 TRANS-020 the buyer rejects all dates, and the seller proposes others', async () => {
    const { uuid, id, dates } = await harness.proposed();
    expect(await reject(id, seller)).toMatchObject(noPermission);
    expect(await reject(id, buyer, { rejectedBy: 'SELLER' })).toMatchObject(noPermission);
    expect(await reject(id, buyer, { status: 'PROPOSED' })).toMatchObject({
      errorCode: 'transport_wrong_answer',
    });
    const answer = await reject(id, buyer, { status: 'REJECTED', rejectedBy: 'BUYER' });
    expect(answer).toMatchObject({
      dateSuggestion: {
        ...{ id, status: 'waiting_on_seller', proposalStatus: 'REJECTED', dates, rejectedBy: 'BUYER' },
      },
      days: { rejectedDates: dates },
    });
    await harness.settled();
    expect(harness.mailsTo(seller.email).at(-1)?.subject).toMatch(/Andere dagen gevraagd/);
    const others = harness.nextDays(3, dates);
    expect(await propose(uuid, [dates[0] ?? '', ...others.slice(0, 2)])).toMatchObject({
      errorCode: 'transport_date_rejected',
    });
    const again = await propose(uuid, others);
    expect(again.dateSuggestion).toMatchObject({ dates: others, status: 'waiting_on_buyer' });
    // The earlier proposal can no longer be answered.
    expect(await select(id, dates[0] ?? '')).toMatchObject({ errorCode: 'wrong_state' });
    expect(await reject(id)).toMatchObject({ errorCode: 'wrong_state' });
  });

  test('TRANS-026 TRANS-035 the buyer confirms one of the proposed days, and only of these', async () => {
    // The partner is unreachable, so that nothing progresses in the background.
    harness.mood.book = () => Promise.reject(new Error('no answer'));
    const { uuid, id, dates } = await harness.proposed();
    const [day = '', other = ''] = dates;
    expect(await select(id, day, seller)).toMatchObject(noPermission);
    expect(await select(id, harness.nextDays(4).at(-1) ?? '')).toMatchObject({
      errorCode: 'transport_date_not_proposed',
    });
    expect(await select(randomUUID(), day)).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
    expect(await select('x', day)).toMatchObject({ __typename: 'InvalidUUIDError' });
    expect(await select(id, day)).toMatchObject({
      ...{ status: 'syncing', possible: [] },
      dateSuggestion: { status: 'date_selected', proposalStatus: 'PROPOSED', selectedDate: day },
    });
    expect(await select(id, other)).toMatchObject({ errorCode: 'wrong_state' });
    expect(await read(uuid, seller)).toMatchObject({ dateSuggestion: { selectedDate: day } });
    await harness.settled();
    expect(harness.mailsTo(seller.email).at(-1)?.subject).toMatch(/wordt opgehaald op vrijdag 27 november/);
  });

  test('a sale that moved on or was cancelled needs no planning', async () => {
    const { uuid, id, dates } = await harness.proposed();
    await api.db.updateTable('order_deliveries').set({ status: 'ARRIVED' }).where('id', '=', uuid).execute();
    expect(await select(id, dates[0] ?? '')).toMatchObject({ errorCode: 'wrong_state' });
    expect(await read(uuid, buyer)).toMatchObject({ possible: [] });
  });
});
