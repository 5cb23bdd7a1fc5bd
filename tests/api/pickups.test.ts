import { createHash, randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { committedText, isPlausibleCode, scannedText } from '#domain/pickups/pickup-code.ts';
import { balances } from '../factories/orders.ts';
import { monday, openPickupsHarness } from './pickups/harness.ts';

const harness = await openPickupsHarness();
const { api, buyer, seller, stranger, staff, sale, ask } = harness;
afterAll(() => api.close());

const noPermission = { __typename: 'UserHasNoObjectPermissionError' };
const [first, second] = ['2026-11-27T13:00:00.000Z', '2026-11-28T14:30:00.000Z'];
const later = '2026-11-30T15:00:00.000Z';

/** An order with an accepted appointment. */
async function fixedSale() {
  const sold = await sale();
  const { deliveryUuid } = sold;
  const answer = await ask('propose', seller, { deliveryUuid, moments: [second, first] });
  const proposalUuid = answer.proposal?.uuid ?? '';
  return {
    ...sold,
    proposalUuid,
    answer: await ask('accept', buyer, { deliveryUuid, proposalUuid, moment: first }),
  };
}

const statusOf = async (deliveryUuid: string) =>
  (
    await api.db
      .selectFrom('order_deliveries')
      .select('status')
      .where('id', '=', deliveryUuid)
      .executeTakeFirstOrThrow()
  ).status;

describe('the appointment of a pickup', () => {
  test('others are refused, and other delivery methods have none', async () => {
    const { deliveryUuid } = await sale();
    expect(await ask('read', stranger, { deliveryUuid })).toMatchObject(noPermission);
    expect(await ask('read', null, { deliveryUuid })).toMatchObject({
      __typename: 'UserNotAuthenticatedError',
    });
    expect(await ask('propose', stranger, { deliveryUuid, moments: [first] })).toMatchObject(noPermission);
    expect(await ask('propose', staff, { deliveryUuid, moments: [first] })).toMatchObject(noPermission);
    expect(await ask('prove', staff, { deliveryUuid, code: '123456' })).toMatchObject(noPermission);
    expect(await ask('read', staff, { deliveryUuid })).toMatchObject({ role: null, code: null, check: null });
    const parcel = await sale('post_transport');
    for (const call of ['read', 'keep'] as const)
      expect(await ask(call, buyer, { deliveryUuid: parcel.deliveryUuid })).toMatchObject({
        __typename: 'ObjectDoesNotExistError',
      });
  });

  test('both sides see a short name, and the address once the appointment is agreed', async () => {
    const { deliveryUuid } = await sale();
    expect(await ask('read', buyer, { deliveryUuid })).toMatchObject({
      ...{ role: 'BUYER', state: 'none', possible: ['propose'], otherName: 'Willem D.', place: null },
    });
    expect(await ask('read', seller, { deliveryUuid })).toMatchObject({
      ...{ role: 'SELLER', otherName: 'Noor J.', place: { street: expect.any(String) } },
    });
    const shop = await harness.shop({ type: 'business', name: 'Meubelhuis De Gouden Eeuw' });
    const traded = await sale('pickup_transport', shop);
    const { otherName } = await ask('read', buyer, { deliveryUuid: traded.deliveryUuid });
    expect(otherName).toBe('Meubelhuis De Gouden Eeuw');
    // When the seller delivers, the buyer's own address is used.
    const brought = await sale('noop_transport');
    expect(await ask('read', buyer, { deliveryUuid: brought.deliveryUuid })).toMatchObject({
      ...{ isCollected: false, place: { street: 'Biltstraat' } },
    });
  });

  test('proposed by one side, accepted by the other, and both are notified', async () => {
    const { deliveryUuid } = await sale();
    const own = { deliveryUuid, moments: [second, first], commandId: randomUUID() };
    const answer = await ask('propose', seller, own);
    expect(answer).toMatchObject({
      ...{ state: 'proposed_by_seller', proposal: { submittedBy: 'SELLER', moments: [first, second] } },
    });
    // Repeating the same request changes nothing.
    expect(await ask('propose', seller, own)).toEqual(answer);
    const proposalUuid = answer.proposal?.uuid ?? '';
    const choose = (who: typeof buyer | typeof seller, moment: string) =>
      ask('accept', who, { deliveryUuid, proposalUuid, moment });
    expect(await choose(seller, first)).toMatchObject(noPermission);
    expect(await choose(buyer, later)).toMatchObject({ errorCode: 'appointment_moment_not_proposed' });
    await harness.settled();
    expect(harness.mailsTo(buyer.email).at(-1)?.text).toContain(
      'Willem D. stelt voor: vrijdag 27 november om 14:00 of zaterdag 28 november om 15:30.',
    );
    const fixed = await choose(buyer, first);
    expect(fixed).toMatchObject({
      ...{ state: 'fixed', appointmentAt: first, proposal: null, place: { street: expect.any(String) } },
    });
    expect(await choose(buyer, first)).toMatchObject({ errorCode: 'wrong_state' });
    await harness.settled();
    for (const { email } of [buyer, seller]) {
      const mail = harness.mailsTo(email).at(-1);
      expect(mail?.subject).toMatch(/De afspraak voor .* staat vast/);
      expect(mail?.text).toContain('vrijdag 27 november om 14:00');
      expect(mail?.text).toContain(`/api/v2/pickups/${deliveryUuid}/calendar`);
    }
  });

  test('invalid moments are refused, each with its message', async () => {
    const { deliveryUuid } = await sale();
    const refused = async (...moments: string[]) => await ask('propose', buyer, { deliveryUuid, moments });
    expect(await refused()).toMatchObject({
      ...{ errorCode: 'appointment_moment_count', message: 'Kies één tot drie verschillende momenten.' },
    });
    expect(await refused('2026-11-23T10:30:00Z')).toMatchObject({ errorCode: 'appointment_moment_too_soon' });
    expect(await refused('2026-11-27T02:00:00Z')).toMatchObject({ errorCode: 'appointment_moment_at_night' });
    expect(await refused('vrijdag')).toMatchObject({ errorCode: 'appointment_moment_malformed' });
    expect(await ask('read', seller, { deliveryUuid })).toMatchObject({ state: 'none', proposal: null });
  });

  test('it can be changed until its own day, and stays until the other side accepts', async () => {
    const { deliveryUuid } = await fixedSale();
    const moved = await ask('propose', buyer, { deliveryUuid, moments: [later] });
    expect(moved).toMatchObject({ state: 'move_by_buyer', appointmentAt: first });
    expect(await ask('keep', seller, { deliveryUuid })).toMatchObject({
      state: 'fixed',
      appointmentAt: first,
    });
    const again = await ask('propose', buyer, { deliveryUuid, moments: [later] });
    const proposalUuid = again.proposal?.uuid ?? '';
    const taken = await ask('accept', seller, { deliveryUuid, proposalUuid, moment: later });
    expect(taken).toMatchObject({ state: 'fixed', appointmentAt: later });
  });

  test('of two concurrent answers one counts', async () => {
    const { deliveryUuid } = await sale();
    const { proposal } = await ask('propose', seller, { deliveryUuid, moments: [first, second] });
    const proposalUuid = proposal?.uuid ?? '';
    const answers = await Promise.all(
      [first, second].map((moment) => ask('accept', buyer, { deliveryUuid, proposalUuid, moment })),
    );
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['Pickup', 'ValidationError']);
  });
});

describe('the calendar file', () => {
  const get = (path: string) => api.server.app.inject({ method: 'GET', url: path });

  test('belongs to one side by its signature, and has a new sequence for every moment', async () => {
    const { deliveryUuid, answer } = await fixedSale();
    const path = answer.calendarPath ?? '';
    const file = await get(path);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.headers['referrer-policy']).toBe('no-referrer');
    expect(file.body).toContain('DTSTART;TZID=Europe/Amsterdam:20261127T140000');
    expect(file.body).toContain('SEQUENCE:0');
    const uid = /UID:.*/.exec(file.body)?.[0];
    const { proposal } = await ask('propose', buyer, { deliveryUuid, moments: [later] });
    await ask('accept', seller, { deliveryUuid, proposalUuid: proposal?.uuid, moment: later });
    const moved = (await get(path)).body;
    expect(moved).toContain('SEQUENCE:1');
    expect(moved).toContain('DTSTART;TZID=Europe/Amsterdam:20261130T160000');
    expect(/UID:.*/.exec(moved)?.[0]).toBe(uid);
    for (const wrong of [
      path.replace('BUYER', 'SELLER'),
      `${path}x`,
      path.replace(deliveryUuid, randomUUID()),
    ])
      expect((await get(wrong)).statusCode).toBe(422);
    const unfixed = await sale();
    const { calendarPath } = await ask('read', buyer, unfixed);
    expect(calendarPath).toBeNull();
  });
});

describe('the proof of a pickup', () => {
  test('the seller’s device can check the buyer’s code and not create it', async () => {
    const { deliveryUuid } = await sale();
    const [own, other] = [
      await ask('read', buyer, { deliveryUuid }),
      await ask('read', seller, { deliveryUuid }),
    ];
    const { secret = '', digits = '' } = own.code ?? {};
    const text = committedText(deliveryUuid, secret);
    expect(createHash('sha256').update(text).digest('hex')).toBe(other.check?.commitment);
    expect(isPlausibleCode(digits, other.check?.seed ?? -1)).toBe(true);
    expect(JSON.stringify(other)).not.toContain(secret);
    expect(JSON.stringify(other)).not.toContain(digits);
    expect(other.code?.secret).not.toBe(secret);
    // All devices of the buyer show the same code, and the next order has another one.
    expect((await ask('read', buyer, { deliveryUuid })).code).toEqual(own.code);
    const next = await sale();
    expect((await ask('read', buyer, { deliveryUuid: next.deliveryUuid })).code).not.toEqual(own.code);
  });

  test.each(['digits', 'scan'] as const)(
    'releases the money once, by %s, however often it is sent',
    async (how) => {
      const { deliveryUuid, transactionUid } = await fixedSale();
      const { code } = await ask('read', buyer, { deliveryUuid });
      const given = how === 'digits' ? (code?.digits ?? '') : scannedText(deliveryUuid, code?.secret ?? '');
      const happenedAt = '2026-11-23T09:59:00Z';
      const proof = { deliveryUuid, code: given, happenedAt, commandId: randomUUID() };
      const all = await Promise.all([
        ask('prove', seller, proof),
        ask('prove', seller, proof),
        ask('prove', seller, { ...proof, commandId: randomUUID() }),
      ]);
      for (const one of all) expect(one).toMatchObject({ __typename: 'Pickup', code: null, check: null });
      expect(await statusOf(deliveryUuid)).toBe('CONFIRMED');
      expect(await balances(api, transactionUid)).toMatchObject({ held: 0 });
      const proofs = await api.db
        .selectFrom('pickup_proofs')
        .select(['proved_by', 'method'])
        .where('delivery_id', '=', deliveryUuid)
        .execute();
      expect(proofs).toEqual([{ proved_by: 'SELLER', method: how === 'digits' ? 'DIGITS' : 'QR' }]);
      await harness.settled();
      expect(harness.mailsTo(seller.email).at(-1)?.subject).toMatch(/is overgedragen/);
    },
  );

  test('the buyer may enter the seller’s code instead; their own proves nothing', async () => {
    const { deliveryUuid } = await sale();
    const own = await ask('read', buyer, { deliveryUuid });
    expect(await ask('prove', buyer, { deliveryUuid, code: own.code?.digits })).toMatchObject({
      ...{ errorCode: 'pickup_code_wrong' },
    });
    const { code } = await ask('read', seller, { deliveryUuid });
    await ask('prove', buyer, { deliveryUuid, code: code?.digits });
    expect(await statusOf(deliveryUuid)).toBe('CONFIRMED');
  });

  test('guessing ends after five attempts, only for that side', async () => {
    const { deliveryUuid } = await sale();
    const { code } = await ask('read', buyer, { deliveryUuid });
    const wrong = code?.digits === '123456' ? '654321' : '123456';
    for (let round = 0; round < 5; round += 1)
      expect(await ask('prove', seller, { deliveryUuid, code: wrong })).toMatchObject({
        errorCode: 'pickup_code_wrong',
      });
    expect(await ask('prove', seller, { deliveryUuid, code: code?.digits })).toMatchObject({
      errorCode: 'pickup_code_too_often',
    });
    expect(await statusOf(deliveryUuid)).toBe('PENDING');
    const { code: other } = await ask('read', seller, { deliveryUuid });
    await ask('prove', buyer, { deliveryUuid, code: other?.digits });
    expect(await statusOf(deliveryUuid)).toBe('CONFIRMED');
  });

  test('a proof that arrives after a complaint is stored for it, and does not confirm the order', async () => {
    const { deliveryUuid, uuid } = await sale();
    const { code } = await ask('read', buyer, { deliveryUuid });
    const { code: other } = await ask('read', seller, { deliveryUuid });
    const happenedAt = harness.clock.now().toISOString();
    harness.clock.advance(60_000);
    await api.db
      .updateTable('order_deliveries')
      .set({ status: 'IN_REVIEW', in_review_at: harness.clock.now(), complaint: 'Niet gekregen.' })
      .where('id', '=', deliveryUuid)
      .execute();
    const proof = { deliveryUuid, code: code?.digits, happenedAt, commandId: randomUUID() };
    for (let round = 0; round < 2; round += 1)
      expect(await ask('prove', seller, proof)).toMatchObject({ __typename: 'Pickup' });
    // Only the first proof counts.
    expect(await ask('prove', buyer, { deliveryUuid, code: other?.digits })).toMatchObject({
      __typename: 'Pickup',
    });
    expect(await statusOf(deliveryUuid)).toBe('IN_REVIEW');
    for (const who of [buyer, seller, staff]) {
      const { data } = await api.graphql<{ it: object }>(
        'query ($uuid: String!) { it: orderProduct(uuid: $uuid) { ... on OrderProduct { delivery { handOverProvedAt } } } }',
        { uuid },
        { token: who.token },
      );
      expect(data.it).toEqual({ delivery: { handOverProvedAt: happenedAt } });
    }
    const lines = await api.db
      .selectFrom('audit_log')
      .select('details')
      .where('kind', '=', 'pickup_proof_kept')
      .execute();
    expect(lines).toEqual([{ details: { delivery: deliveryUuid, provedBy: 'SELLER' } }]);
  });

  test('a late proof does not confirm a cancelled order', async () => {
    const { deliveryUuid } = await sale();
    const { code } = await ask('read', buyer, { deliveryUuid });
    await api.db
      .updateTable('order_deliveries')
      .set({ status: 'CANCELLED' })
      .where('id', '=', deliveryUuid)
      .execute();
    expect(await ask('prove', seller, { deliveryUuid, code: code?.digits })).toMatchObject({
      errorCode: 'pickup_is_closed',
    });
  });
});

test('on its own day an appointment can’t be changed, and from the next day a new one can be made', async () => {
  const { deliveryUuid } = await fixedSale();
  const propose = () => ask('propose', buyer, { deliveryUuid, moments: ['2026-12-02T10:00:00Z'] });
  harness.clock.advance(Date.parse('2026-11-26T23:30:00Z') - Date.parse(monday));
  expect(await ask('read', buyer, { deliveryUuid })).toMatchObject({ possible: [] });
  expect(await propose()).toMatchObject({ errorCode: 'appointment_is_today' });
  harness.clock.advance(24 * 60 * 60 * 1000);
  expect(await propose()).toMatchObject({ state: 'move_by_buyer', appointmentAt: first });
});

test('an appointment that is agreed the day before is not announced again, one that is agreed earlier is', async () => {
  const { api, clock, ask, sale, seller, buyer, settled } = await openPickupsHarness();
  const [early, near, far] = [await sale(), await sale(), await sale()];
  const agree = async (deliveryUuid: string, moment: string) => {
    const { proposal } = await ask('propose', seller, { deliveryUuid, moments: [moment] });
    const proposalUuid = proposal?.uuid ?? '';
    const answer = await ask('accept', buyer, { deliveryUuid, proposalUuid, moment });
    expect(answer).toMatchObject({ state: 'fixed', appointmentAt: moment });
  };
  await agree(near.deliveryUuid, '2026-11-24T14:00:00.000Z');
  await agree(far.deliveryUuid, '2026-11-25T14:00:00.000Z');
  await settled();
  // Tuesday at 08:00, an hour before the reminder.
  clock.advance(Date.parse('2026-11-24T07:00:00Z') - clock.now().getTime());
  await settled();
  await agree(early.deliveryUuid, '2026-11-25T14:00:00.000Z');
  clock.advance(Date.parse('2026-11-24T08:00:00Z') - clock.now().getTime());
  await settled();
  const reminded = await api.db
    .selectFrom('notification_sends')
    .select(['subject', 'detail'])
    .where('channel', '=', 'email')
    .where('kind', '=', 'order_reminder')
    .orderBy('detail')
    .execute();
  expect(reminded).toEqual([
    { subject: far.uuid, detail: 'buyer appointment_tomorrow' },
    { subject: far.uuid, detail: 'seller appointment_tomorrow' },
  ]);
  await api.close();
});
