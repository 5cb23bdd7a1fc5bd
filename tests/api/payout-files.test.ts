import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendPayout } from '#server/modules/payouts/send-payout.ts';
import { transfersFile } from '#server/modules/payouts/transfers-file.ts';
import type { ServerDeps } from '#server/server-deps.ts';
import { openPayoutsHarness, type PayoutsHarness, type Shop } from './payouts/harness.ts';

let harness: PayoutsHarness;
let deps: ServerDeps;

beforeAll(async () => {
  harness = await openPayoutsHarness();
  const debtor = { iban: 'BE68539007547034', holder: 'Hervonden' };
  deps = { ...harness.api.server.deps, payouts: { kind: 'FILE', debtor } };
});

afterAll(async () => await harness.api.close());

/** A released payout that waits for the bank file; set without the provider of the test server. */
async function released(seller?: Shop): Promise<string> {
  const { id } = await harness.dueTo(seller ?? (await harness.shop()));
  await harness.api.db
    .updateTable('payouts')
    .set({ status: 'RELEASED', released_at: harness.clock.now() })
    .where('id', '=', id)
    .execute();
  await sendPayout(deps, id);
  return id;
}

const endToEnd = (text: string) => [...text.matchAll(/<EndToEndId>(\w+)</g)].map(([, id]) => id);
const messageId = (text: string) => /<MsgId>(\w+)</.exec(text)?.[1];
const plain = (id: string) => id.replaceAll('-', '');
const settle = (uuid: string, outcome: string, reason: string | null = null) =>
  harness.ask(
    `mutation ($uuid: String!, $outcome: PayoutFileOutcome!, $reason: PayoutBankReason) {
      it: settlePayout(uuid: $uuid, outcome: $outcome, reason: $reason) {
        __typename ... on Error { errorCode message } ... on StaffPayout { payout { status } } } }`,
    { uuid, outcome, reason },
    harness.staff.token,
  );

describe('the file for the bank', () => {
  test('ORDER-020 a payout is in one file only, however often files are downloaded', async () => {
    const [one, two] = [await released(), await released()];
    const first = await transfersFile(deps);
    expect(endToEnd(first)).toEqual([plain(one), plain(two)]);
    const three = await released();
    // Downloaded again before it is uploaded to the bank: the same message id, so that the bank refuses a second
    // upload.
    const again = await Promise.all([transfersFile(deps), transfersFile(deps)]);
    for (const text of again) {
      expect(endToEnd(text)).toEqual([plain(one), plain(two)]);
      expect(messageId(text)).toBe(messageId(first));
    }
    expect(await settle(one, 'FAILED')).toMatchObject({ errorCode: 'payout_in_file' });

    // The whole file was uploaded to the bank.
    expect(await settle(one, 'UPLOADED')).toMatchObject({ payout: { status: 'SENT' } });
    const next = await transfersFile(deps);
    expect(endToEnd(next)).toEqual([plain(three)]);
    expect(messageId(next)).not.toBe(messageId(first));
    expect(await settle(two, 'FAILED', 'OTHER')).toMatchObject({ payout: { status: 'FAILED' } });
    expect(await settle(three, 'UPLOADED')).toMatchObject({ payout: { status: 'SENT' } });
    await expect(transfersFile(deps)).rejects.toThrow();
  });

  test('ORDER-020 only a problem with the account asks the seller for another one; the rest is planned again', async () => {
    const statuses = async (seller: Shop) => (await harness.payoutsOf(seller)).map(({ status }) => status);
    const sentTo = async (seller: Shop) => {
      const id = await released(seller);
      await transfersFile(deps);
      await settle(id, 'UPLOADED');
      return id;
    };
    const [refused, unknown] = [await harness.shop(), await harness.shop()];
    const [one, two] = [await sentTo(refused), await sentTo(unknown)];
    expect(await settle(one, 'FAILED')).toMatchObject({ errorCode: 'validation_error' });
    expect(await settle(one, 'FAILED', 'REFUSED')).toMatchObject({ payout: { status: 'FAILED' } });
    expect(await settle(two, 'RETURNED', 'INVALID_ACCOUNT')).toMatchObject({
      payout: { status: 'RETURNED' },
    });
    await harness.runAll();
    expect(harness.mailsTo(refused.email, /rekeningnummer/)).toEqual([]);
    expect(harness.mailsTo(unknown.email, /Controleer je rekeningnummer/)).toHaveLength(1);
    await harness.planAgain(refused);
    await harness.planAgain(unknown);
    expect(await statuses(refused)).toEqual(['FAILED', 'PLANNED']);
    expect(await statuses(unknown)).toEqual(['RETURNED']);
    expect(await harness.asSeller(unknown)).toMatchObject({ task: 'CORRECT_ACCOUNT' });
  });

  test('a payout that was sent by the provider is never put into a file', async () => {
    const { id } = await harness.dueTo(await harness.shop());
    await harness.release([id]);
    await harness.runAll();
    await sendPayout(deps, id);
    await expect(transfersFile(deps)).rejects.toThrow();
  });
});
