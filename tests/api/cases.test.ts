import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { balances } from '../factories/orders.ts';
import { makePhotos } from '../factories/products.ts';
import { openCasesHarness } from './cases/harness.ts';

const harness = await openCasesHarness();
const { api, mails, buyer, seller, staff, other, person, sale, move, read, settled, subjectsTo } = harness;
const { complain, answer, propose, accept, step, decide, seen, complained, daysPass } = harness;
afterAll(() => api.close());

const held = { buyer: -45_000, held: 45_000 };
const released = { buyer: -45_000, held: 0, seller: 38_165, platform: 6_835 };
const refunded = { buyer: -45_000, held: 0, refund: 45_000 };
const partly = { buyer: -45_000, held: 0, refund: 10_000, seller: 28_165, platform: 6_835 };

const refundsOf = async (transactionUid: string) => {
  const rows = await api.db
    .selectFrom('simulated_refunds')
    .innerJoin('transactions', 'transactions.payment_id', 'simulated_refunds.payment_id')
    .where('transactions.id', '=', transactionUid)
    .select('simulated_refunds.amount_cents')
    .execute();
  return rows.map(({ amount_cents }) => Number(amount_cents));
};

describe('ORDER-016 a guided complaint', () => {
  test('requires the answers of its reason, takes photos, and holds the money', async () => {
    const { uuid, deliveryUuid, transactionUid } = await sale();
    await move(seller, deliveryUuid, { hasArrived: true });
    const photos = await makePhotos(api.db, buyer.id, 2);
    const whole = {
      reason: 'DAMAGED',
      checks: ['PACKAGING_DAMAGED', 'DAMAGE_IN_LISTING', 'STILL_USABLE'].map((question) => ({
        question,
        answer: 'NO',
      })),
      photos,
      ...{ wish: 'PART_REFUND', wishAmount: 100 },
    };
    expect(
      await complain(buyer, uuid, {
        ...{ ...whole, checks: [], photos: [], wishAmount: 451, description: 'kort' },
      }),
    ).toMatchObject({
      fields: [
        { field: 'description', code: 'complaint_too_short' },
        { field: 'checks', code: 'case_checks_missing' },
        { field: 'photos', code: 'case_photos_missing' },
        { field: 'wishAmount', code: 'case_refund_amount' },
      ],
    });
    expect(await complain(buyer, uuid, { ...whole, photos: [photos[0], 'a'.repeat(64)] })).toMatchObject({
      fields: [{ field: 'photos', code: 'images_not_uploaded' }],
    });
    for (const who of [seller, staff, await person()])
      expect((await complain(who, uuid, whole)).__typename).toBe('UserHasNoObjectPermissionError');
    const commandId = randomUUID();
    const twice = await Promise.all([
      complain(buyer, uuid, { ...whole, commandId }),
      complain(buyer, uuid, { ...whole, commandId }),
    ]);
    expect(new Set(twice.map((one) => one.uuid)).size).toBe(1);
    expect(twice[0]).toMatchObject({
      ...{ state: 'OPEN', role: 'buyer', wish: 'PART_REFUND', wishAmount: 100, turn: ['seller'] },
      entries: [{ side: 'buyer', what: 'complaint', photos: [expect.any(String), expect.any(String)] }],
    });
    expect(await complain(buyer, uuid, whole)).toMatchObject({ errorCode: 'wrong_state' });
    expect(await read(uuid, buyer.token)).toMatchObject({
      ...{ money: 'HELD', delivery: { status: 'IN_REVIEW', complaint: 'De linkerpoot is gebroken.' } },
    });
    expect(await balances(api, transactionUid)).toEqual(held);
    expect((await seen(await person(), uuid)).__typename).toBe('UserHasNoObjectPermissionError');
    await settled();
    expect(await seen(seller, uuid)).toMatchObject({ role: 'seller', state: 'OPEN' });
  });

  test('the older operation opens one with the reason “other”', async () => {
    const { uuid, deliveryUuid } = await sale();
    await move(seller, deliveryUuid, { hasArrived: true });
    expect((await seen(buyer, uuid)).__typename).toBe('ObjectDoesNotExistError');
    await move(buyer, deliveryUuid, { isInReview: true, complaint: 'De linkerpoot is gebroken.' });
    await settled();
    expect(await seen(buyer, uuid)).toMatchObject({
      ...{ state: 'OPEN', reason: 'OTHER' },
      entries: [{ side: 'buyer', what: 'complaint', text: 'De linkerpoot is gebroken.' }],
    });
    await move(staff, deliveryUuid, { isConfirmed: true });
    await settled();
    expect(await seen(buyer, uuid)).toMatchObject({ state: 'CLOSED', outcome: 'ENDED_OTHERWISE' });
  });
});

describe('the two sides settle it', () => {
  test('a partial refund is paid once, and the rest goes to the seller', async () => {
    const { uuid, caseUuid, transactionUid } = await complained();
    expect(await propose(seller, caseUuid, 450.01)).toMatchObject({
      fields: [{ field: 'refund', code: 'case_refund_amount' }],
    });
    expect((await propose(buyer, caseUuid, 200)).__typename).toBe('UserHasNoObjectPermissionError');
    const first = await propose(seller, caseUuid, 50);
    expect(first).toMatchObject({ state: 'NEGOTIATING', turn: ['buyer'], terms: { refund: 50 } });
    expect(await accept(seller, first)).toMatchObject({ errorCode: 'case_no_proposal' });
    const counter = await propose(buyer, caseUuid, 100);
    expect(counter).toMatchObject({ turn: ['seller'], terms: { refund: 100 } });
    expect(await accept(seller, first)).toMatchObject({ errorCode: 'case_other_proposal' });
    expect(await balances(api, transactionUid)).toEqual(held);
    const commandId = randomUUID();
    const races = await Promise.all(
      [1, 2, 3, 4].map((at) => accept(seller, counter, at < 3 ? commandId : undefined)),
    );
    expect(races.filter(({ __typename }) => __typename === 'OrderCase').length).toBeGreaterThan(0);
    expect(await seen(buyer, uuid)).toMatchObject({ state: 'CLOSED', outcome: 'PART_REFUND', possible: [] });
    await settled();
    expect(await balances(api, transactionUid)).toEqual(partly);
    expect(await refundsOf(transactionUid)).toEqual([10_000]);
    expect(await read(uuid, seller.token)).toMatchObject({ delivery: { status: 'CONFIRMED' } });
    expect(subjectsTo(buyer.email).some((subject) => /^De klacht over .* is afgerond$/.test(subject))).toBe(
      true,
    );
    const lastAbout = ({ email }: { readonly email: string }, subject: RegExp) =>
      mails.findLast((mail) => mail.to === email && subject.test(mail.subject))?.text;
    expect(lastAbout(buyer, /^Je bestelling .* is afgerond$/)).toMatch(/Je krijgt €.100,– terug zoals je/);
    expect(lastAbout(seller, /^De verkoop van .* is afgerond$/)).toMatch(
      /er gaat €.100,– terug naar de koper/,
    );
    expect(lastAbout(seller, /is ontvangen$/)).toBeUndefined();
  });

  test('with a return the money is refunded once the seller has the product', async () => {
    const { uuid, caseUuid, transactionUid } = await complained();
    await answer(seller, caseUuid, 'Stuur hem maar terug, dan kijk ik.');
    const proposed = await propose(seller, caseUuid, 450, 'SELLER');
    const turn = ['buyer', 'seller'];
    expect(await accept(buyer, proposed)).toMatchObject({ state: 'RETURN_PENDING', turn });
    expect(await balances(api, transactionUid)).toEqual(held);
    expect(await step(buyer, caseUuid, 'send_back', ' ')).toMatchObject({
      fields: [{ field: 'text', code: 'case_tracking' }],
    });
    expect(await step(buyer, caseUuid, 'send_back', '3SABCD1234')).toMatchObject({
      ...{ state: 'RETURN_SENT', tracking: '3SABCD1234' },
    });
    expect((await step(buyer, caseUuid, 'receive_back')).__typename).toBe('UserHasNoObjectPermissionError');
    // Both sides also see it in the order until the complaint is closed.
    const awaited = async (who: typeof buyer) => {
      const { data } = await api.graphql<{ it: { complaintStep: { step: string; due: string } | null } }>(
        'query ($uuid: String!) { it: orderProduct(uuid: $uuid) { ... on OrderProduct { complaintStep { step due } } } }',
        { uuid },
        { token: who.token },
      );
      return data.it.complaintStep;
    };
    const { due } = await seen(buyer, uuid);
    for (const who of [buyer, seller]) expect(await awaited(who)).toEqual({ step: 'return_arrival', due });
    expect(await step(seller, caseUuid, 'receive_back')).toMatchObject({ outcome: 'FULL_REFUND' });
    expect(await awaited(buyer)).toBeNull();
    await settled();
    expect(await balances(api, transactionUid)).toEqual(refunded);
    expect(await refundsOf(transactionUid)).toEqual([45_000]);
  });

  test('a returned product is refunded without an answer of the seller; a return that is never sent is not', async () => {
    const back = await complained();
    await accept(buyer, await propose(seller, back.caseUuid, 450, 'BUYER'));
    await step(buyer, back.caseUuid, 'send_back', '3SABCD1234');
    expect(await step(buyer, back.caseUuid, 'arrive_back')).toMatchObject({ turn: ['seller'] });
    await daysPass(back.caseUuid, 4);
    expect(await balances(api, back.transactionUid)).toEqual(refunded);
    const retained = await complained();
    await accept(buyer, await propose(seller, retained.caseUuid, 450, 'BUYER'));
    await daysPass(retained.caseUuid, 8);
    expect(await seen(buyer, retained.uuid)).toMatchObject({ outcome: 'NOT_RETURNED' });
    expect(await balances(api, retained.transactionUid)).toEqual(released);
  });

  test('the buyer withdraws it: the money is released', async () => {
    const { caseUuid, transactionUid } = await complained();
    expect((await step(seller, caseUuid, 'withdraw')).__typename).toBe('UserHasNoObjectPermissionError');
    expect(await step(buyer, caseUuid, 'withdraw')).toMatchObject({ outcome: 'WITHDRAWN' });
    expect(await balances(api, transactionUid)).toEqual(released);
    expect(await answer(buyer, caseUuid, 'Toch niet goed, helaas.')).toMatchObject({
      errorCode: 'wrong_state',
    });
  });
});

describe('staff decide', () => {
  test('without an answer of the seller, announced before, it goes to staff; a decision waits for its appeal', async () => {
    const { uuid, caseUuid, transactionUid } = await complained();
    await daysPass(caseUuid, 1);
    expect(await seen(seller, uuid)).toMatchObject({ state: 'OPEN' });
    expect(subjectsTo(seller.email).some((subject) => subject.startsWith('Nog één werkdag'))).toBe(true);
    await daysPass(caseUuid, 8);
    expect(await seen(seller, uuid)).toMatchObject({ state: 'ESCALATED', turn: [], terms: null });
    const { number } = await api.db
      .selectFrom('order_products')
      .innerJoin('orders', 'orders.id', 'order_products.order_id')
      .select('orders.number')
      .where('order_products.id', '=', uuid)
      .executeTakeFirstOrThrow();
    const list = await api.graphql<{ staffCases: { items: { uuid: string }[] } }>(
      'query ($number: String) { staffCases(searchString: $number) { ... on StaffCasePage { items { uuid } } } }',
      { number: String(number) },
      { token: staff.token },
    );
    expect(list.data.staffCases.items.map((item) => item.uuid)).toEqual([caseUuid]);
    expect((await decide(buyer, caseUuid, 0)).__typename).toBe('UserHasNoAdminPermissionsError');
    expect(await decide(staff, caseUuid, 0, { text: 'kort' })).toMatchObject({
      fields: [{ field: 'text', code: 'case_text_too_short' }],
    });
    expect(await decide(staff, caseUuid, 0)).toMatchObject({ state: 'DECIDED', turn: ['buyer'] });
    expect(await balances(api, transactionUid)).toEqual(held);
    await settled();
    for (const { email } of [buyer, seller]) {
      const mail = harness.mails.findLast(({ to }) => to === email);
      expect(mail?.subject).toMatch(/^Ons besluit/);
      expect(mail?.text).toContain('De foto’s laten een oude barst zien.');
    }
    expect(await step(seller, caseUuid, 'appeal', 'Ik ben het er niet mee eens.')).toMatchObject({
      errorCode: 'case_no_appeal',
    });
    expect(await step(buyer, caseUuid, 'appeal', 'De barst is van nu, zie de foto.')).toMatchObject({
      state: 'APPEALED',
    });
    expect(await decide(staff, caseUuid, 100)).toMatchObject({ errorCode: 'case_needs_another_colleague' });
    expect(await decide(other, caseUuid, 100)).toMatchObject({ state: 'CLOSED', outcome: 'PART_REFUND' });
    expect(await balances(api, transactionUid)).toEqual(partly);
    const audited = await api.db
      .selectFrom('audit_log')
      .select('actor_id')
      .where('kind', '=', 'staff_case_decided')
      .orderBy('position')
      .execute();
    expect(audited.map(({ actor_id }) => actor_id)).toEqual([staff.id, other.id]);
  });

  test('a decision takes effect after 14 days without an appeal, or when the side it goes against accepts it', async () => {
    const silent = await complained();
    await step(buyer, silent.caseUuid, 'escalate');
    await propose(seller, silent.caseUuid, 20);
    await step(buyer, silent.caseUuid, 'escalate');
    await decide(staff, silent.caseUuid, 450);
    await daysPass(silent.caseUuid, 15);
    expect(await balances(api, silent.transactionUid)).toEqual(refunded);
    const both = await complained();
    await propose(seller, both.caseUuid, 20);
    await step(seller, both.caseUuid, 'escalate');
    await decide(staff, both.caseUuid, 100);
    expect(await step(buyer, both.caseUuid, 'accept_decision')).toMatchObject({
      ...{ state: 'DECIDED', turn: ['seller'] },
    });
    expect(await step(buyer, both.caseUuid, 'appeal', 'Toch liever meer geld terug.')).toMatchObject({
      errorCode: 'case_no_appeal',
    });
    expect(await step(seller, both.caseUuid, 'accept_decision')).toMatchObject({ outcome: 'PART_REFUND' });
    expect(await balances(api, both.transactionUid)).toEqual(partly);
  });

  test('a side that accepted a first decision may appeal a second one, after the return did not arrive', async () => {
    const { uuid, caseUuid } = await complained();
    await propose(seller, caseUuid, 20);
    await step(seller, caseUuid, 'escalate');
    await decide(staff, caseUuid, 100, { needsReturn: true, returnPaidBy: 'SELLER' });
    await step(buyer, caseUuid, 'accept_decision');
    expect(await step(seller, caseUuid, 'accept_decision')).toMatchObject({ state: 'RETURN_PENDING' });
    await step(buyer, caseUuid, 'send_back', '3SABCD1234567');
    await daysPass(caseUuid, 15);
    expect(await seen(buyer, uuid)).toMatchObject({ state: 'ESCALATED' });
    expect(await decide(staff, caseUuid, 50)).toMatchObject({ state: 'DECIDED', turn: ['buyer', 'seller'] });
    expect(await step(buyer, caseUuid, 'appeal', 'Het pakket is er wel, zie de link.')).toMatchObject({
      state: 'APPEALED',
    });
  });

  test('an unanswered proposal goes to staff; staff do not decide about their own orders', async () => {
    const { uuid, caseUuid } = await complained();
    await propose(seller, caseUuid, 20);
    await daysPass(caseUuid, 8);
    expect(await seen(buyer, uuid)).toMatchObject({ state: 'ESCALATED' });
    await api.db.updateTable('users').set({ is_staff: true }).where('id', '=', buyer.id).execute();
    expect((await decide(buyer, caseUuid, 450)).__typename).toBe('UserHasNoObjectPermissionError');
    await api.db.updateTable('users').set({ is_staff: false }).where('id', '=', buyer.id).execute();
  });
});
