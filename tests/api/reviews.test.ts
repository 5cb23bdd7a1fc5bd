import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { reviewTimes } from '#domain/reviews/review-life-cycle.ts';
import { openReviewsHarness } from './reviews/harness.ts';

const harness = await openReviewsHarness();
const { api, buyer, seller, staff, person, received, write, edit, reply, read, age, shown, settled } =
  harness;
afterAll(() => api.close());

describe('SELL-010 SELL-012 who may review a sale, and when', () => {
  test('both sides once receipt is confirmed, once each; nobody else', async () => {
    const { uuid, deliveryUuid } = await harness.sale();
    expect(await read(uuid, buyer)).toMatchObject({ role: 'BUYER', writeUntil: null, own: null });
    expect(await write(uuid, buyer)).toMatchObject({ errorCode: 'review_needs_receipt' });
    await harness.confirm(deliveryUuid);
    expect((await read(uuid, buyer)).writeUntil).toEqual(expect.any(String));
    for (const other of [await person(), staff])
      expect(await write(uuid, other)).toMatchObject({ __typename: 'UserHasNoObjectPermissionError' });
    expect(await read(uuid, await person())).toMatchObject({ __typename: 'UserHasNoObjectPermissionError' });
    expect(await read(uuid, { token: undefined })).toMatchObject({
      __typename: 'UserNotAuthenticatedError',
    });
    expect(await write(uuid, buyer, { stars: 6 })).toMatchObject({
      fields: [{ field: 'stars', code: 'review_rating' }],
    });
    expect(await write(uuid, buyer, { ratings: null })).toMatchObject({ errorCode: 'validation_error' });
    expect(await write(uuid, buyer)).toMatchObject({ own: { state: 'WRITTEN', stars: 5 } });
    expect(await write(uuid, buyer)).toMatchObject({ errorCode: 'review_exists' });
    expect(await read(uuid, staff)).toMatchObject({ role: null, own: null, received: null });
  });

  test('until 60 days after receipt, and not after a refund', async () => {
    const late = await received();
    await age(late.uuid, reviewTimes.writeWithin);
    expect(await read(late.uuid, buyer)).toMatchObject({ writeUntil: null });
    expect(await write(late.uuid, buyer)).toMatchObject({ errorCode: 'review_too_late' });
    const returned = await received();
    await harness.refund(returned.uuid);
    expect(await write(returned.uuid, buyer)).toMatchObject({ errorCode: 'review_needs_receipt' });
  });

  test('the same command twice writes one review, and two concurrent ones leave one', async () => {
    const { uuid } = await received();
    const commandId = randomUUID();
    const [first, second] = await Promise.all([
      write(uuid, buyer, {}, commandId),
      write(uuid, buyer, {}, commandId),
    ]);
    expect([first.own?.state, second.own?.state]).toEqual(['WRITTEN', 'WRITTEN']);
    const other = await received();
    const tried = await Promise.all([1, 2, 3].map((stars) => write(other.uuid, buyer, { stars })));
    expect(tried.filter(({ errorCode }) => errorCode === 'review_exists')).toHaveLength(2);
  });
});

describe('a review that waits for the other side', () => {
  test('only its author sees it: no query, count, notification or export of others reveals it', async () => {
    const { uuid } = await received();
    const text = `Geheim ${randomUUID()}`;
    const before = await shown();
    const written = await write(uuid, buyer, { feedback: text, stars: 1 });
    await settled();
    expect(await shown()).toEqual(before);
    expect(await read(uuid, seller)).toMatchObject({ own: null, received: null });
    expect(await reply(uuid, seller, 'Dank je!')).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
    expect(await edit(uuid, seller)).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
    expect(await harness.report(written.own?.uuid ?? '', seller)).toMatchObject({
      __typename: 'ObjectDoesNotExistError',
    });
    expect(await harness.noticesAbout(uuid, seller.id)).toEqual([]);
    expect(await harness.exportOf(seller)).not.toContain(text);
    expect(await harness.exportOf(buyer)).toContain(text);
  });

  test('once both exist, both are published together, counted and announced', async () => {
    const { uuid } = await received();
    const before = await shown();
    await write(uuid, buyer, { stars: 4, name: '', feedback: 'Fijne verkoper' });
    const answer = await write(uuid, seller, { stars: 3, ratings: null, feedback: 'Fijne koper' });
    expect(answer).toMatchObject({
      own: { state: 'PUBLISHED', author: 'SELLER', ratings: null },
      received: { stars: 4, feedback: 'Fijne verkoper', name: '', canReply: true },
    });
    expect(await read(uuid, buyer)).toMatchObject({ received: { stars: 3, feedback: 'Fijne koper' } });
    const after = await shown();
    expect(after.numberOfRatings).toBe(before.numberOfRatings + 1);
    expect(after.totalCount).toBe(before.totalCount + 1);
    await settled();
    expect(await harness.noticesAbout(uuid, seller.id)).toEqual(['review_published']);
    expect(await harness.noticesAbout(uuid, buyer.id)).toEqual(['review_published']);
  });

  test('two concurrent reviews are both published, and neither waits forever', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { uuid } = await received();
      await Promise.all([write(uuid, buyer), write(uuid, seller, { ratings: null })]);
      for (const side of [buyer, seller])
        expect(await read(uuid, side)).toMatchObject({
          own: { state: 'PUBLISHED' },
          received: { state: 'PUBLISHED' },
        });
    }
  });

  test('a single one is published after 7 days, and a later one of the other side at once', async () => {
    const { uuid } = await received();
    await write(uuid, seller, { ratings: null });
    await age(uuid, reviewTimes.publishAfter - 60_000);
    await settled();
    expect(await read(uuid, buyer)).toMatchObject({ received: null });
    await age(uuid, 60_000);
    await settled();
    expect(await read(uuid, buyer)).toMatchObject({ received: { state: 'PUBLISHED' } });
    expect(await write(uuid, buyer)).toMatchObject({ own: { state: 'PUBLISHED' } });
  });

  test('it is dropped, not published, when the money is refunded meanwhile', async () => {
    const { uuid } = await received();
    const before = await shown();
    await write(uuid, buyer);
    await harness.refund(uuid);
    await age(uuid, reviewTimes.publishAfter);
    await settled();
    expect(await read(uuid, buyer)).toMatchObject({ own: { state: 'DROPPED' } });
    expect(await read(uuid, seller)).toMatchObject({ received: null });
    expect(await shown()).toEqual(before);
  });
});

describe('changing a review', () => {
  test('within 48 hours after writing, without a mark; not after that', async () => {
    const { uuid } = await received();
    await write(uuid, buyer, { stars: 2 });
    await age(uuid, reviewTimes.editWithin - 60_000);
    expect(await edit(uuid, buyer, { stars: 4 })).toMatchObject({ own: { stars: 4, isEdited: false } });
    await age(uuid, 60_000);
    expect(await read(uuid, buyer)).toMatchObject({ own: { editUntil: null } });
    expect(await edit(uuid, buyer, { stars: 1 })).toMatchObject({ errorCode: 'review_edit_too_late' });
  });

  test('within 48 hours after publication, with a mark that everybody sees; the average follows', async () => {
    const { uuid } = await received();
    await write(uuid, seller, { ratings: null });
    await write(uuid, buyer, { stars: 1 });
    const before = await shown();
    expect(await edit(uuid, buyer, { stars: 5 })).toMatchObject({ own: { stars: 5, isEdited: true } });
    const after = await shown();
    expect(after.numberOfRatings).toBe(before.numberOfRatings);
    expect(after.totalRating).toBeGreaterThanOrEqual(before.totalRating ?? 0);
    expect(after.reviews).toContainEqual(expect.objectContaining({ isEdited: true, stars: 5 }));
    await age(uuid, reviewTimes.editWithin);
    expect(await edit(uuid, buyer, { stars: 1 })).toMatchObject({ errorCode: 'review_edit_too_late' });
  });
});

test('the subject of a review replies once; its author is notified and everybody can read it', async () => {
  const { uuid } = await received();
  await write(uuid, buyer);
  await write(uuid, seller, { ratings: null });
  expect(await reply(uuid, seller, '  ')).toMatchObject({ fields: [{ code: 'reply_empty' }] });
  expect(await reply(uuid, seller, 'Graag gedaan!')).toMatchObject({
    received: { reply: 'Graag gedaan!', canReply: false },
  });
  expect(await reply(uuid, seller, 'En nog iets')).toMatchObject({ errorCode: 'review_has_reply' });
  await settled();
  expect(await harness.noticesAbout(uuid, buyer.id)).toEqual(['review_replied']);
  expect((await shown()).reviews).toContainEqual(expect.objectContaining({ reply: 'Graag gedaan!' }));
});

test('both sides are invited once, some days after receipt, unless they have written theirs', async () => {
  const [both, half] = [await received(), await received()];
  await write(half.uuid, buyer);
  await settled();
  const mailed = harness.subjectsTo(buyer.email).length;
  expect(await harness.asksAbout(both.uuid)).toEqual([]);
  for (const { uuid } of [both, half]) await age(uuid, reviewTimes.requestAfter);
  for (let round = 0; round < 2; round += 1) await settled();
  expect(await harness.asksAbout(both.uuid)).toEqual([
    ['BUYER', 'email'],
    ['BUYER', 'push'],
    ['SELLER', 'email'],
    ['SELLER', 'push'],
  ]);
  expect(await harness.asksAbout(half.uuid)).toEqual([
    ['SELLER', 'email'],
    ['SELLER', 'push'],
  ]);
  expect(harness.subjectsTo(buyer.email).slice(mailed)).toEqual([
    expect.stringMatching(/^Hoe verliep je aankoop van /),
  ]);
});

test('a reported review is hidden by the decision of staff, and no longer counts', async () => {
  const { uuid } = await received();
  await write(uuid, seller, { ratings: null });
  const written = await write(uuid, buyer, { feedback: 'Dit is een belediging' });
  const id = written.own?.uuid ?? '';
  const before = await shown();
  expect(await harness.report(id, buyer)).toMatchObject({ errorCode: 'report_own' });
  expect(await harness.report(id, await person())).toMatchObject({ __typename: 'Reported' });
  const sellers = (await read(uuid, buyer)).received?.uuid ?? '';
  expect(await harness.report(sellers, await person())).toMatchObject({
    __typename: 'UserHasNoObjectPermissionError',
  });
  expect(await harness.removeReported(id)).toMatchObject({
    ...{ decision: 'REMOVED', review: { isHidden: true, feedback: 'Dit is een belediging' } },
  });
  expect((await shown()).numberOfRatings).toBe(before.numberOfRatings - 1);
  expect(await read(uuid, seller)).toMatchObject({ received: null });
  expect(await read(uuid, buyer)).toMatchObject({ own: { state: 'HIDDEN', editUntil: null } });
  expect(await harness.report(id, await person())).toMatchObject({ __typename: 'ObjectDoesNotExistError' });
});

test('SELL-011 L2 after its author deleted the account a review stays, anonymous', async () => {
  const leaver = await person();
  const { uuid } = await received(leaver);
  await write(uuid, leaver, { name: 'Vertrekkende Koper', feedback: 'Blijft staan' });
  await write(uuid, seller, { ratings: null });
  expect((await shown()).reviews).toContainEqual(expect.objectContaining({ name: 'Vertrekkende Koper' }));
  await harness.deleteAccount(leaver);
  expect((await shown()).reviews).toContainEqual(
    expect.objectContaining({ name: '', feedbackSeller: 'Blijft staan' }),
  );
});
