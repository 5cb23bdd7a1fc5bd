import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { unpaidLines } from '#server/modules/payouts/store.ts';
import { balances } from '../factories/orders.ts';
import { openWithdrawalsHarness } from './withdrawals/harness.ts';

const harness = await openWithdrawalsHarness();
const { api, buyer, trader, staff, person, sale, move, read, settled, mails, subjectsTo } = harness;
const { seen, declare, step, decide, traderSale, received, declared, daysPass, call, withFields } = harness;
afterAll(() => api.close());

const refunded = { buyer: -45_000, held: 0, refund: 45_000 };

describe('L5 withdrawing from the purchase of a trader', () => {
  test('a product that was never sent is refunded at once, with a receipt of the declaration and its time', async () => {
    const { uuid, transactionUid } = await traderSale();
    expect(await seen(buyer, uuid)).toMatchObject({
      ...{ role: 'buyer', isTraderSale: true, lastDay: null, refusal: null, refundable: 450 },
      ...{ buyerName: 'Noor Janssen', withdrawal: null },
    });
    const commandId = randomUUID();
    const given = { reason: 'Past toch niet.', commandId };
    const twice = await Promise.all([declare(buyer, uuid, given), declare(buyer, uuid, given)]);
    for (const answer of twice)
      expect(answer.withdrawal).toMatchObject({ state: 'REFUNDED', outcome: 'REFUNDED', refund: 450 });
    expect(await balances(api, transactionUid)).toMatchObject(refunded);
    await settled();
    expect(mails.find(({ subject }) => subject.startsWith('Je bestelling'))?.text).toContain('/herroepen');
    const receipt = mails.filter(({ to, subject }) => to === buyer.email && /herroepen/.test(subject));
    expect(receipt).toHaveLength(1);
    expect(mails.some(({ to, text }) => to === trader.email && text.includes('Verstuur het niet meer'))).toBe(
      true,
    );
    expect(receipt[0]?.text).toMatch(/ontvangen op \w+ \d+ \w+ \d{4} om \d\d:\d\d/);
    for (const part of ['Noor Janssen', 'Past toch niet.', '€ 450', 'Meubelhuis De Gouden Eeuw'])
      expect(receipt[0]?.text.replace(/\u00a0/g, ' ')).toContain(part);
  });

  test('a received product is returned first; the seller has five days, and a tracking number allows the refund', async () => {
    const { uuid, transactionUid, withdrawalUuid } = await declared();
    await settled();
    expect(subjectsTo(trader.email).at(-1)).toContain('herroept de aankoop');
    expect((await seen(buyer, uuid)).withdrawal).toMatchObject({
      returnAddress: { name: 'Meubelhuis De Gouden Eeuw' },
    });
    const receipt = mails.findLast(({ to, subject }) => to === buyer.email && /herroepen/.test(subject));
    expect(receipt?.text).toContain('Stuur het product naar: Meubelhuis De Gouden Eeuw');
    const order = `query ($uuid: String!) { it: orderProduct(uuid: $uuid) {
      ... on OrderProduct {
        withdrawnAt isWithdrawalOpen mayWithdraw withdrawalStep { step due } delivery { possible } } } }`;
    expect(await call(order, { uuid }, buyer.token)).toMatchObject({
      ...{ withdrawnAt: expect.any(String), isWithdrawalOpen: true, mayWithdraw: false },
      withdrawalStep: { step: 'return', due: expect.stringMatching(/T1[89]:00:00.000Z$/) },
      delivery: { possible: [] },
    });
    await daysPass(withdrawalUuid, 13);
    expect(subjectsTo(buyer.email).at(-1)).toContain('Nog één dag');
    expect(await step(buyer, withdrawalUuid, 'send_back', 'abc')).toMatchObject({
      fields: [{ field: 'text', code: 'withdrawal_tracking' }],
    });
    expect(await step(buyer, withdrawalUuid, 'send_back', '3SABCD1234567')).toMatchObject({
      withdrawal: { state: 'SENT_BACK', tracking: '3SABCD1234567', turn: 'seller' },
    });
    expect((await step(buyer, withdrawalUuid, 'keep')).errorCode).toBe('wrong_state');
    await daysPass(withdrawalUuid, 6);
    expect((await seen(buyer, uuid)).withdrawal).toMatchObject({ state: 'REFUNDED' });
    expect(await balances(api, transactionUid)).toMatchObject(refunded);
    expect((await read(uuid, buyer.token)).money).toBe('RETURNED');
  });

  test('without a tracking number, inaction escalates to staff, who refund a part and settle the sale', async () => {
    const { uuid, transactionUid, withdrawalUuid } = await declared();
    await step(buyer, withdrawalUuid, 'send_back');
    await daysPass(withdrawalUuid, 6);
    const waiting = await seen(buyer, uuid);
    expect(waiting.withdrawal).toMatchObject({ state: 'WITH_STAFF', possible: [] });
    expect(await decide(staff, withdrawalUuid, 451)).toMatchObject({
      fields: [{ field: 'refund', code: 'withdrawal_refund_amount' }],
    });
    expect(await decide(staff, withdrawalUuid, 100, 'kort')).toMatchObject({
      fields: [{ field: 'text', code: 'withdrawal_text_too_short' }],
    });
    for (const who of [buyer, trader])
      expect((await decide(who, withdrawalUuid, 100)).__typename).toBe('UserHasNoAdminPermissionsError');
    expect(await decide(staff, withdrawalUuid, 100)).toMatchObject({
      withdrawal: { state: 'REFUNDED', outcome: 'PART_REFUNDED', refund: 100 },
    });
    expect(await balances(api, transactionUid)).toMatchObject({ held: 0, refund: 10_000, seller: 28_165 });
    await settled();
    expect(subjectsTo(buyer.email).at(-1)).toContain('is afgerond');
    const textTo = (email: string) =>
      mails
        .findLast(({ to, text }) => to === email && text.includes('krassen'))
        ?.text.replace(/\u00a0/g, ' ');
    for (const part of ['je krijgt € 100,– terug', 'De tafel heeft nieuwe krassen.', 'klantenservice'])
      expect(textTo(buyer.email)).toContain(part);
    expect(textTo(trader.email)).toContain('de koper krijgt € 100,– terug');
    expect((await read(uuid, buyer.token)).delivery).toMatchObject({ status: 'CONFIRMED' });
  });

  test('both sides are invited to review a sale that remains after a partial refund, not one that was undone', async () => {
    const invitedAfter = async (refund: number) => {
      const { uuid, withdrawalUuid } = await declared();
      await step(buyer, withdrawalUuid, 'send_back');
      await daysPass(withdrawalUuid, 6);
      expect(await decide(staff, withdrawalUuid, refund)).toMatchObject({
        withdrawal: { state: 'REFUNDED' },
      });
      await settled();
      await api.db
        .updateTable('deadlines')
        .set({ due_at: new Date() })
        .where('kind', '=', 'review_request')
        .where('subject_id', '=', uuid)
        .execute();
      await settled();
      const sent = await api.db
        .selectFrom('notification_sends')
        .select('user_id')
        .distinct()
        .where('kind', '=', 'review_requested')
        .where('subject', '=', uuid)
        .execute();
      return sent.map(({ user_id }) => user_id).toSorted();
    };
    expect(await invitedAfter(100)).toEqual([buyer.id, trader.id].toSorted());
    expect(await invitedAfter(450)).toEqual([]);
  });

  test('the seller confirms the return or contests it; nobody else can', async () => {
    const { transactionUid, withdrawalUuid } = await declared();
    const stranger = await person();
    expect((await step(stranger, withdrawalUuid, 'receive_back')).__typename).toBe(
      'UserHasNoObjectPermissionError',
    );
    expect((await step(buyer, withdrawalUuid, 'receive_back')).__typename).toBe(
      'UserHasNoObjectPermissionError',
    );
    await step(buyer, withdrawalUuid, 'send_back', '3SABCD1234567');
    expect(await step(trader, withdrawalUuid, 'contest', 'Het blad is gebarsten.')).toMatchObject({
      withdrawal: { state: 'WITH_STAFF', objection: 'Het blad is gebarsten.' },
    });
    expect(await step(trader, withdrawalUuid, 'receive_back')).toMatchObject({
      withdrawal: { state: 'REFUNDED' },
    });
    expect(await balances(api, transactionUid)).toMatchObject(refunded);
  });

  test('a buyer who decides to keep the product may confirm receipt, and withdraw again within the period', async () => {
    const { uuid, deliveryUuid, withdrawalUuid } = await declared();
    expect((await move(buyer, deliveryUuid, { isConfirmed: true })).errorCode).toBe('delivery_is_withdrawn');
    expect(await step(buyer, withdrawalUuid, 'keep')).toMatchObject({
      refusal: null,
      withdrawal: { state: 'ENDED', outcome: 'KEPT' },
    });
    expect(await move(buyer, deliveryUuid, { isConfirmed: true })).toMatchObject({
      delivery: { status: 'CONFIRMED' },
    });
    expect((await declare(buyer, uuid)).withdrawal).toMatchObject({ state: 'RETURN_PENDING' });
  });

  test('after a possible handover in person the seller is asked, and a proof of handover answers', async () => {
    const first = await traderSale('pickup_transport');
    const asked = await declare(buyer, first.uuid);
    expect(asked.withdrawal).toMatchObject({ state: 'ASKED', turn: 'seller' });
    expect(await step(trader, asked.withdrawal?.uuid ?? '', 'still_here')).toMatchObject({
      withdrawal: { state: 'REFUNDED' },
    });
    const second = await traderSale('pickup_transport');
    const other = await declare(buyer, second.uuid);
    await move(trader, second.deliveryUuid, { hasArrived: true });
    await settled();
    expect((await seen(buyer, second.uuid)).withdrawal).toMatchObject({ state: 'RETURN_PENDING' });
    await daysPass(other.withdrawal?.uuid ?? '', 15);
    expect((await seen(buyer, second.uuid)).withdrawal).toMatchObject({ state: 'WITH_STAFF' });
    expect(await decide(staff, other.withdrawal?.uuid ?? '', 0)).toMatchObject({
      withdrawal: { state: 'ENDED', outcome: 'NO_REFUND' },
    });
    expect((await declare(buyer, second.uuid)).errorCode).toBe('withdrawal_declared');
  });
});

describe('L5 when it is not possible', () => {
  test('private sellers, after the period, twice, after a refund and during a complaint are refused with a message', async () => {
    const code = async (uuid: string) => {
      const { errorCode, message } = await declare(buyer, uuid);
      expect(String(message).length).toBeGreaterThan(20);
      return errorCode;
    };
    expect(await code((await sale()).uuid)).toBe('withdrawal_private_seller');
    expect(await code((await received(16)).uuid)).toBe('withdrawal_too_late');
    const { uuid, deliveryUuid } = await declared();
    expect(await code(uuid)).toBe('withdrawal_declared');
    await move(staff, deliveryUuid, { isCancelled: true });
    await settled();
    expect((await seen(buyer, uuid)).withdrawal).toMatchObject({ outcome: 'ENDED_OTHERWISE' });
    const cancelled = await received();
    await move(staff, cancelled.deliveryUuid, { isCancelled: true });
    expect(await code(cancelled.uuid)).toBe('withdrawal_refunded');
    const complained = await received();
    await move(buyer, complained.deliveryUuid, { isInReview: true, complaint: 'De poot is gebroken.' });
    expect(await code(complained.uuid)).toBe('withdrawal_complaint_open');
    for (const who of [trader, staff, await person()])
      expect((await declare(who, (await received()).uuid)).__typename).toBe('UserHasNoObjectPermissionError');
  });

  test('a declaration without a name is refused, and of two concurrent ones one is stored', async () => {
    const { uuid } = await received();
    expect(await declare(buyer, uuid, { name: ' ', reason: 'x'.repeat(2001) })).toMatchObject({
      fields: [
        { field: 'name', code: 'withdrawal_name_missing' },
        { field: 'reason', code: 'withdrawal_text_too_long' },
      ],
    });
    const answers = await Promise.all([declare(buyer, uuid), declare(buyer, uuid)]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['Purchase', 'ValidationError']);
  });
});

describe('L5 the money during a withdrawal', () => {
  const confirmed = async () => {
    const sold = await received(5);
    await move(buyer, sold.deliveryUuid, { isConfirmed: true });
    return sold;
  };
  const unpaid = async (uuid: string) =>
    (await unpaidLines(api.db, trader.sellerId)).find(({ id }) => id === uuid)?.balance;

  test('the payout waits for the outcome, and a full refund leaves nothing to pay out', async () => {
    const { uuid, transactionUid } = await confirmed();
    expect(await unpaid(uuid)).toBe(38_165);
    const { withdrawal } = await declare(buyer, uuid);
    expect(await unpaid(uuid)).toBeUndefined();
    await step(trader, withdrawal?.uuid ?? '', 'receive_back');
    expect(await unpaid(uuid)).toBeUndefined();
    expect(await balances(api, transactionUid)).toMatchObject({ refund: 45_000, seller: 0, platform: 0 });
  });

  test('a partial refund by staff after the release is borne by the seller', async () => {
    const { uuid, transactionUid } = await confirmed();
    const { withdrawal } = await declare(buyer, uuid);
    await decide(staff, withdrawal?.uuid ?? '', 100);
    expect(await balances(api, transactionUid)).toMatchObject({
      ...{ held: 0, refund: 10_000, seller: 28_165, platform: 6_835 },
    });
    expect(await unpaid(uuid)).toBe(28_165);
  });

  test('a partial refund of more than the seller’s share leaves them nothing, and no side reads that they are paid', async () => {
    const { uuid, transactionUid, withdrawalUuid } = await declared();
    await step(buyer, withdrawalUuid, 'send_back');
    await decide(staff, withdrawalUuid, 400);
    expect(await balances(api, transactionUid)).toMatchObject({
      ...{ held: 0, refund: 40_000, platform: 5_000 },
    });
    for (const who of [buyer, trader])
      expect(await read(uuid, who.token)).toMatchObject({ money: 'DUE', isNothingDue: true });
    expect(await unpaid(uuid)).toBeUndefined();
  });
});

describe('L5 without an account', () => {
  const ask = (orderNumber: string, email: string) =>
    call<{ readonly __typename: string }>(
      `mutation ($orderNumber: String!, $email: String!) {
        it: askWithdrawalLink(orderNumber: $orderNumber, email: $email) {
          __typename ... on WithdrawalLinkAsked { email } ... on Error { errorCode } } }`,
      { orderNumber, email },
    );
  const linked = (token: string) =>
    call<{ readonly items?: readonly object[]; readonly errorCode?: string }>(
      `query ($token: String!) { it: linkedPurchases(token: $token) {
        ... on Purchases { items { orderUuid refusal withdrawal { uuid state } } } ... on Error { errorCode } } }`,
      { token },
    );
  const numberOf = async (uuid: string) => {
    const row = await api.db
      .selectFrom('order_products')
      .innerJoin('orders', 'orders.id', 'order_products.order_id')
      .select('orders.number')
      .where('order_products.id', '=', uuid)
      .executeTakeFirstOrThrow();
    return row.number;
  };

  test('a signed link opens only its order; the answer never reveals whether an order exists', async () => {
    const email = `gast-${randomUUID()}@hervonden.test`;
    const { uuid } = await traderSale('post_transport', { email });
    const number = await numberOf(uuid);
    await settled();
    const before = mails.length;
    const right = await ask(number, email.toUpperCase());
    const wrong = await ask(number, `niemand-${randomUUID()}@hervonden.test`);
    expect([right.__typename, wrong.__typename]).toEqual(['WithdrawalLinkAsked', 'WithdrawalLinkAsked']);
    await settled();
    const sent = mails.slice(before);
    expect(sent.map(({ to }) => to)).toEqual([email]);
    const link = new URL(/https?:\S+herroepen\S+/.exec(sent[0]?.text ?? '')?.[0] ?? '');
    // The key is only in the fragment, so that it appears in no log.
    expect(link.search).toBe('');
    const token = link.hash.slice(1);
    expect(await linked(token)).toMatchObject({
      items: [{ orderUuid: uuid, refusal: null, withdrawal: null }],
    });
    expect((await linked(`${token.slice(0, -1)}x`)).errorCode).toBe('withdrawal_link_invalid');
    const elsewhere = (await received()).uuid;
    const declareLinked = (orderUuid: string) =>
      call<{ readonly __typename: string }>(
        `mutation ($token: String!, $orderUuid: String!) {
          it: declareLinkedWithdrawal(token: $token, orderUuid: $orderUuid, name: "Gast", reason: "") { ${withFields} } }`,
        { token, orderUuid },
      );
    expect((await declareLinked(elsewhere)).__typename).toBe('UserHasNoObjectPermissionError');
    expect(await declareLinked(uuid)).toMatchObject({ withdrawal: { state: 'REFUNDED' } });
    await settled();
    expect(subjectsTo(email).some((subject) => subject.startsWith('Ontvangstbevestiging'))).toBe(true);
  });

  test('an order of an account gets a link to sign in, never a signed one', async () => {
    const { uuid } = await received();
    const number = await numberOf(uuid);
    await settled();
    const before = mails.length;
    await ask(number, buyer.email);
    await settled();
    const [mail] = mails.slice(before);
    expect(mail?.text).toContain('/herroepen');
    expect(mail?.text).not.toContain('#');
  });
});
