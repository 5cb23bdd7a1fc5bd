import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeUser } from '../factories/users.ts';
import { type BidRoom, openBidRoom } from './bids/room.ts';

// A visitor's own bid on the device where it was placed (docs/reviews/2026-11-findings.md, C6).

let room: BidRoom;
beforeAll(async () => {
  room = await openBidRoom();
});
afterAll(async () => await room.api.close());

async function place(email: string, token?: string) {
  const { id } = await room.product();
  return await room.call<{ readonly uuid: string; readonly key: string | null }>(
    `mutation ($email: String!, $productUuid: String!) {
      it: placeBid(amount: 300, email: $email, productUuid: $productUuid) { ... on BidPlaced { uuid key } } }`,
    { email, productUuid: id },
    { token },
  );
}

describe('BID-016 BID-035 the key that a visitor gets for placing a bid', () => {
  test('opens that bid and follows it to the way to pay', async () => {
    const { uuid, key } = await place(room.visitor());
    expect(await room.see(uuid, { key: key ?? '' })).toMatchObject({ status: 'PENDING', role: 'BUYER' });
    await room.answer(uuid, 'ACCEPTED');
    const accepted = await room.see(uuid, { key: key ?? '' });
    expect(accepted).toMatchObject({ status: 'ACCEPTED', isPaid: false });
    expect(accepted.paymentLink).toContain('/winkelwagen/');
  });

  test('opens no other bid, and answers nothing', async () => {
    const [one, other] = [await place(room.visitor()), await place(room.visitor())];
    expect(await room.see(other.uuid, { key: one.key ?? '' })).toMatchObject({
      __typename: 'UserNotAuthenticatedError',
    });
    expect(await room.see(one.uuid, { key: one.key ?? '' })).toMatchObject({ possibleAnswers: [] });
  });

  test('proves nothing about the address, which may be of somebody else', async () => {
    const me = await makeUser(room.api.db);
    const { uuid, key } = await place(me.email);
    await room.see(uuid, { key: key ?? '' });
    expect((await room.row(uuid)).confirmed_at).toBeNull();
    expect(await room.see(uuid, { token: await room.api.signIn(me) })).toMatchObject({
      errorCode: 'no_object_permission',
    });
  });

  test('is not given to an account, whose bids ask for its login', async () => {
    const me = await makeUser(room.api.db);
    const { uuid, key } = await place(me.email, await room.api.signIn(me));
    expect(key).toBeNull();
    const { key: others } = await place(room.visitor());
    expect(await room.see(uuid, { key: others ?? '' })).toMatchObject({
      __typename: 'UserNotAuthenticatedError',
    });
  });
});
