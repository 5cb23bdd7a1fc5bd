import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeUser } from '../factories/users.ts';
import { type BidHarness, openBidHarness } from './bids/harness.ts';

// A visitor's own bid on the device where it was placed (docs/reviews/2026-11-findings.md, C6).

let harness: BidHarness;
beforeAll(async () => {
  harness = await openBidHarness();
});
afterAll(async () => await harness.api.close());

async function place(email: string, token?: string) {
  const { id } = await harness.product();
  return await harness.call<{ readonly uuid: string; readonly key: string | null }>(
    `mutation ($email: String!, $productUuid: String!) {
      it: placeBid(amount: 300, email: $email, productUuid: $productUuid) { ... on BidPlaced { uuid key } } }`,
    { email, productUuid: id },
    { token },
  );
}

describe('BID-016 BID-035 the key that a visitor gets for placing a bid', () => {
  test('opens that bid and follows it to the payment link', async () => {
    const { uuid, key } = await place(harness.visitor());
    expect(await harness.see(uuid, { key: key ?? '' })).toMatchObject({ status: 'PENDING', role: 'BUYER' });
    await harness.answer(uuid, 'ACCEPTED');
    const accepted = await harness.see(uuid, { key: key ?? '' });
    expect(accepted).toMatchObject({ status: 'ACCEPTED', isPaid: false });
    expect(accepted.paymentLink).toContain('/winkelwagen/');
  });

  test('opens no other bid, and answers nothing', async () => {
    const [one, other] = [await place(harness.visitor()), await place(harness.visitor())];
    expect(await harness.see(other.uuid, { key: one.key ?? '' })).toMatchObject({
      __typename: 'UserNotAuthenticatedError',
    });
    expect(await harness.see(one.uuid, { key: one.key ?? '' })).toMatchObject({ possibleAnswers: [] });
  });

  test('proves nothing about the address, which may be of somebody else', async () => {
    const me = await makeUser(harness.api.db);
    const { uuid, key } = await place(me.email);
    await harness.see(uuid, { key: key ?? '' });
    expect((await harness.row(uuid)).confirmed_at).toBeNull();
    expect(await harness.see(uuid, { token: await harness.api.signIn(me) })).toMatchObject({
      errorCode: 'no_object_permission',
    });
  });

  test('is not given to an account, whose bids ask for its login', async () => {
    const me = await makeUser(harness.api.db);
    const { uuid, key } = await place(me.email, await harness.api.signIn(me));
    expect(key).toBeNull();
    const { key: others } = await place(harness.visitor());
    expect(await harness.see(uuid, { key: others ?? '' })).toMatchObject({
      __typename: 'UserNotAuthenticatedError',
    });
  });
});

describe('a visitor’s bid that is about to lapse', () => {
  const day = 24 * 60 * 60 * 1000;
  const reminders = (email: string) =>
    harness.mailsTo(email).filter(({ subject }) => subject.endsWith(' op tijd'));

  test('is emailed to the visitor a day before, with the moment and the link to the bid', async () => {
    const [email, other] = [harness.visitor(), harness.visitor()];
    const [accepted, waiting] = [await place(email), await place(other)];
    await harness.answer(accepted.uuid, 'ACCEPTED');
    harness.clock.advance(4 * day);
    await harness.settle();
    const { expires_at } = await harness.row(accepted.uuid);
    const moment = new Intl.DateTimeFormat('nl-NL', {
      ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Amsterdam' },
    });
    const [mail, ...more] = reminders(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(moment.format(expires_at));
    expect(mail?.text).toContain(`/account/biedingen/${accepted.uuid}?sleutel=`);
    // The reminder is for the bidder of an accepted bid; an unanswered one is up to the seller.
    expect(await harness.statusOf(waiting.uuid)).toBe('PENDING');
    expect(reminders(other)).toEqual([]);
  });
});
