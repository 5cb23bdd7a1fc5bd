import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { limitRules } from '#server/limit-rules.ts';
import { guestOrderKey } from '#server/modules/orders/guest-link.ts';
import { buy } from '../factories/orders.ts';
import { makeProduct } from '../factories/products.ts';
import { caseParts, openCasesHarness, type SeenCase, withFields } from './cases/harness.ts';

const { api, mails, seller, staff, other, move, settled, answer, propose, accept, decide, step } =
  await openCasesHarness();
afterAll(() => api.close());

const { secrets } = api.server.deps;

async function call(
  name: string,
  given: Readonly<Record<string, readonly [type: string, value: unknown]>>,
  parts = caseParts,
) {
  const kind = name === 'guestCase' ? 'query' : 'mutation';
  const declared = Object.entries(given).map(([key, [type]]) => `$${key}: ${type}`);
  const passed = Object.keys(given).map((key) => `${key}: $${key}`);
  const { data, errors } = await api.graphql<{ it: SeenCase }>(
    `${kind} (${declared.join(', ')}) { it: ${name}(${passed.join(', ')}) { ${parts} } }`,
    Object.fromEntries(Object.entries(given).map(([key, [, value]]) => [key, value])),
  );
  expect(errors).toEqual([]);
  return data.it;
}
const damaged = ['PACKAGING_DAMAGED', 'DAMAGE_IN_LISTING', 'STILL_USABLE'].map((question) => ({
  ...{ question, answer: 'NO' },
}));
const guest = {
  see: (key: string) => call('guestCase', { key: ['String!', key] }),
  answer: (key: string, text: string) =>
    call('answerGuestCase', { key: ['String!', key], text: ['String!', text] }),
  propose: (key: string, refund: number) =>
    call('proposeInGuestCase', {
      ...{ key: ['String!', key], refund: ['Float!', refund] },
      ...{ needsReturn: ['Boolean!', false], text: ['String!', ''] },
    }),
  open: (key: string, given: Readonly<Record<string, readonly [string, unknown]>> = {}) =>
    call(
      'openGuestCase',
      {
        ...{ key: ['String!', key], reason: ['CaseReason!', 'DAMAGED'], wish: ['CaseWish!', 'PART_REFUND'] },
        ...{ description: ['String!', 'De linkerpoot is gebroken.'], wishAmount: ['Float', 10] },
        checks: ['[CaseCheckInput!]!', damaged],
        ...given,
      },
      withFields,
    ),
  accept: (key: string, proposalUuid: string, commandId: string = randomUUID()) =>
    call('acceptGuestCaseProposal', {
      key: ['String!', key],
      proposalUuid: ['String!', proposalUuid],
      commandId: ['String', commandId],
    }),
  step: (key: string, event: string, text = '') =>
    call('changeGuestCase', { key: ['String!', key], event: ['CaseStep!', event], text: ['String', text] }),
};

/** An order without an account whose product has arrived, and the key of its link. */
async function arrived() {
  const email = `${randomUUID()}@hervonden.test`;
  const { lines } = await buy(api, { email }, [await makeProduct(api.db, seller.sellerId)]);
  const { uuid = '', deliveryUuid = '' } = lines[0] ?? {};
  const key = guestOrderKey(secrets, uuid, new Date());
  expect((await guest.see(key)).__typename).toBe('ObjectDoesNotExistError');
  await move(seller, deliveryUuid, { hasArrived: true });
  return { email, uuid, key };
}

/** The same with a complaint. */
async function complained() {
  const { email, uuid, key } = await arrived();
  expect((await guest.open(key)).__typename).toBe('OrderCase');
  await settled();
  const seen = await guest.see(key);
  expect(seen).toMatchObject({ role: 'buyer', state: 'OPEN', turn: ['seller'] });
  return { email, uuid, key, caseUuid: String(seen.uuid) };
}
const lastMailTo = (email: string) => mails.filter(({ to }) => to === email).at(-1)?.text ?? '';

describe('the complaint of a buyer without an account', () => {
  test('ORDER-016: the guest opens it with a reason, its answers and a wish, without photos, once', async () => {
    const { key } = await arrived();
    const commandId = ['String', randomUUID()] as const;
    for (let time = 0; time < 2; time += 1)
      expect(await guest.open(key, { commandId })).toMatchObject({
        ...{ state: 'OPEN', role: 'buyer', turn: ['seller'], reason: 'DAMAGED', checks: damaged },
        ...{ wish: 'PART_REFUND', wishAmount: 10 },
      });
    expect((await guest.open(key)).__typename).toBe('ValidationError');
  });

  test('missing or invalid fields are refused at their field', async () => {
    const { key } = await arrived();
    const fieldsOf = async (given: Parameters<typeof guest.open>[1]) =>
      (await guest.open(key, given)).fields?.map(({ field }) => field);
    expect(await fieldsOf({ checks: ['[CaseCheckInput!]!', []] })).toEqual(['checks']);
    expect(await fieldsOf({ description: ['String!', 'Kort'] })).toEqual(['description']);
    expect(await fieldsOf({ wishAmount: ['Float', 1_000_000] })).toEqual(['wishAmount']);
    expect((await guest.open(`${key}0`)).__typename).toBe('ValidationError');
    expect((await guest.see(key)).__typename).toBe('ObjectDoesNotExistError');
  });

  test('the guest reads the answer and accepts the proposal once; the emails lead to the link', async () => {
    const { key, email, caseUuid } = await complained();
    await answer(seller, caseUuid, 'Dat vind ik heel vervelend.');
    const proposed = await propose(seller, caseUuid, 20);
    await settled();
    expect(lastMailTo(email)).toContain('/bestelling#');
    expect(lastMailTo(email)).not.toContain('/klacht\n');
    const seen = await guest.see(key);
    expect(seen).toMatchObject({ terms: { refund: 20 }, proposalUuid: proposed.proposalUuid });
    expect(seen.possible).toContain('accept');
    expect((await guest.accept(key, randomUUID())).errorCode).toBe('case_other_proposal');
    const commandId = randomUUID();
    for (let time = 0; time < 2; time += 1)
      expect(await guest.accept(key, String(proposed.proposalUuid), commandId)).toMatchObject({
        ...{ state: 'CLOSED', outcome: 'PART_REFUND' },
      });
  });

  test('the guest answers and proposes, and the seller accepts', async () => {
    const { key, caseUuid } = await complained();
    await answer(seller, caseUuid, 'Hoe groot is de barst?');
    expect(await guest.answer(key, 'Tien centimeter lang.')).toMatchObject({ __typename: 'OrderCase' });
    expect((await guest.answer(key, 'Kort')).__typename).toBe('ValidationError');
    const proposed = await guest.propose(key, 15);
    expect(proposed).toMatchObject({ state: 'NEGOTIATING', terms: { refund: 15 } });
    expect((await guest.accept(key, String(proposed.proposalUuid))).__typename).toBe('ValidationError');
    expect(await accept(seller, { ...proposed, uuid: caseUuid })).toMatchObject({ outcome: 'PART_REFUND' });
  });

  test('the messages and proposals of one link are limited, as those of an account', async () => {
    const { key, caseUuid } = await complained();
    await answer(seller, caseUuid, 'Hoe groot is de barst?');
    for (let count = 0; count < limitRules.caseMessage.times; count += 1)
      await api.server.deps.limits.spend(limitRules.caseMessage, caseUuid);
    const tooMany = { __typename: 'TooManyRequestsError' };
    expect(await guest.answer(key, 'Tien centimeter lang.')).toMatchObject(tooMany);
    expect(await guest.propose(key, 15)).toMatchObject(tooMany);
    const another = await complained();
    expect(await guest.answer(another.key, 'Tien centimeter lang.')).toMatchObject({
      __typename: 'OrderCase',
    });
  });

  test('the guest asks for a decision and appeals against it; the second decision is final', async () => {
    const { key, email, caseUuid } = await complained();
    await answer(seller, caseUuid, 'Dat was er niet toen ik het verstuurde.');
    expect(await guest.step(key, 'escalate')).toMatchObject({ state: 'ESCALATED' });
    await decide(staff, caseUuid, 0, { ground: 'AS_DESCRIBED' });
    await settled();
    expect(lastMailTo(email)).toContain('/bestelling#');
    expect((await guest.step(key, 'appeal')).__typename).toBe('ValidationError');
    expect(await guest.step(key, 'appeal', 'De barst staat niet op de foto’s.')).toMatchObject({
      state: 'APPEALED',
    });
    await decide(other, caseUuid, 10);
    expect(await guest.see(key)).toMatchObject({ state: 'CLOSED', outcome: 'PART_REFUND', possible: [] });
  });

  test('a wrong or expired link, and the link of another order, see and change nothing', async () => {
    const { key, uuid, caseUuid } = await complained();
    const expired = guestOrderKey(secrets, uuid, new Date(Date.now() - 91 * 864e5));
    for (const wrong of [expired, `${key}0`]) {
      expect((await guest.see(wrong)).__typename).toBe('ValidationError');
      expect((await guest.step(wrong, 'withdraw')).__typename).toBe('ValidationError');
    }
    const another = await complained();
    const proposed = await propose(seller, caseUuid, 20);
    expect((await guest.accept(another.key, String(proposed.proposalUuid))).__typename).toBe(
      'ValidationError',
    );
    expect((await guest.step(key, 'receive_back')).__typename).not.toBe('OrderCase');
    expect((await step(seller, caseUuid, 'withdraw')).__typename).not.toBe('OrderCase');
  });
});
