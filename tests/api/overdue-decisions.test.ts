import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCasesHarness } from './cases/harness.ts';
import { openWithdrawalsHarness } from './withdrawals/harness.ts';

// Decisions of staff about cases and withdrawals: the alerts, which repeat each working day, and the counts of the
// staff desk.

type Harness = Pick<Awaited<ReturnType<typeof openCasesHarness>>, 'api' | 'mails' | 'staff' | 'settled'>;
type Table = 'cases' | 'withdrawals';

const day = 24 * 60 * 60 * 1000;

/** When staff are alerted next; undefined while no decision is pending. */
async function alarmAt({ api }: Harness, kind: string, subjectId: string): Promise<Date | undefined> {
  const row = await api.db
    .selectFrom('deadlines')
    .select('due_at')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row?.due_at;
}

/** Moves the due date of a decision and its alert into the past. */
async function fallDue({ api, settled }: Harness, table: Table, kind: string, id: string): Promise<void> {
  const passed = new Date(Date.now() - 60_000);
  await api.db.updateTable(table).set({ due_at: passed }).where('id', '=', id).execute();
  await alarmNow(api, kind, id);
  await settled();
}

async function alarmNow(api: Harness['api'], kind: string, id: string): Promise<void> {
  await api.db
    .updateTable('deadlines')
    .set({ due_at: new Date() })
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .execute();
}

const mailsAbout = ({ mails, staff }: Harness, subject: string) =>
  mails.filter((mail) => mail.to === staff.email && mail.subject === subject).length;

async function deskCount({ api, staff }: Harness, field: string): Promise<number> {
  const { data } = await api.graphql<{ staffDesk: Readonly<Record<string, number>> }>(
    `{ staffDesk { ... on StaffDesk { ${field} } } }`,
    {},
    { token: staff.token },
  );
  return data.staffDesk[field] ?? -1;
}

describe('complaints', () => {
  let harness: Awaited<ReturnType<typeof openCasesHarness>>;
  beforeAll(async () => {
    harness = await openCasesHarness();
  });
  afterAll(() => harness.api.close());

  test('ORDER-016 an overdue decision is counted and alerts staff each working day until it is made', async () => {
    const { buyer, seller, staff, other, complained, answer, step, decide, settled, api } = harness;
    const { uuid, caseUuid } = await complained();
    /** The complaint step as shown to the buyer in the order. */
    const awaited = async () => {
      const { data } = await api.graphql<{ it: { complaintStep: object | null } }>(
        'query ($uuid: String!) { it: orderProduct(uuid: $uuid) { ... on OrderProduct { complaintStep { step due } } } }',
        { uuid },
        { token: buyer.token },
      );
      return data.it.complaintStep;
    };
    await answer(seller, caseUuid, 'Dat was al zo.');
    expect(await alarmAt(harness, 'case_overdue', caseUuid)).toBeUndefined();
    expect(await step(buyer, caseUuid, 'escalate')).toMatchObject({ state: 'ESCALATED' });
    const { due_at } = await api.db
      .selectFrom('cases')
      .select('due_at')
      .where('id', '=', caseUuid)
      .executeTakeFirstOrThrow();
    expect(await alarmAt(harness, 'case_overdue', caseUuid)).toEqual(due_at);
    // No alert is sent before the due date.
    await alarmNow(api, 'case_overdue', caseUuid);
    await settled();
    expect(mailsAbout(harness, 'Een klacht wacht te lang')).toBe(0);
    expect(await alarmAt(harness, 'case_overdue', caseUuid)).toEqual(due_at);
    expect(await deskCount(harness, 'overdueCases')).toBe(0);
    expect(await awaited()).toEqual({ step: 'decision', due: due_at?.toISOString() });

    await fallDue(harness, 'cases', 'case_overdue', caseUuid);
    expect(mailsAbout(harness, 'Een klacht wacht te lang')).toBe(1);
    expect(await deskCount(harness, 'overdueCases')).toBe(1);
    // A passed day is not promised to the buyer.
    expect(await awaited()).toEqual({ step: 'decision', due: null });
    const next = (await alarmAt(harness, 'case_overdue', caseUuid))?.getTime() ?? 0;
    expect(next).toBeGreaterThan(Date.now());
    expect(next).toBeLessThan(Date.now() + 6 * day);
    await alarmNow(api, 'case_overdue', caseUuid);
    await settled();
    expect(mailsAbout(harness, 'Een klacht wacht te lang')).toBe(2);

    expect(await decide(staff, caseUuid, 0)).toMatchObject({ state: 'DECIDED' });
    expect(await alarmAt(harness, 'case_overdue', caseUuid)).toBeUndefined();
    expect(await step(buyer, caseUuid, 'appeal', 'De barst is nieuw.')).toMatchObject({ state: 'APPEALED' });
    await fallDue(harness, 'cases', 'case_overdue', caseUuid);
    expect(mailsAbout(harness, 'Een bezwaar over een klacht wacht te lang')).toBe(1);
    await decide(other, caseUuid, 0);
    expect(await deskCount(harness, 'overdueCases')).toBe(0);
    expect(await alarmAt(harness, 'case_overdue', caseUuid)).toBeUndefined();
  });
});

describe('withdrawals', () => {
  let harness: Awaited<ReturnType<typeof openWithdrawalsHarness>>;
  beforeAll(async () => {
    harness = await openWithdrawalsHarness();
  });
  afterAll(() => harness.api.close());

  test('ORDER-016 an overdue decision is counted and alerts staff until it is made', async () => {
    const { staff, declared, daysPass, decide } = harness;
    const { withdrawalUuid } = await declared();
    // Nothing was returned within the buyer's term.
    await daysPass(withdrawalUuid, 15);
    expect(await alarmAt(harness, 'withdrawal_overdue', withdrawalUuid)).toBeInstanceOf(Date);
    await fallDue(harness, 'withdrawals', 'withdrawal_overdue', withdrawalUuid);
    expect(mailsAbout(harness, 'Een herroeping wacht te lang')).toBe(1);
    expect(await deskCount(harness, 'overdueWithdrawals')).toBe(1);
    await decide(staff, withdrawalUuid, 0);
    expect(await alarmAt(harness, 'withdrawal_overdue', withdrawalUuid)).toBeUndefined();
    expect(await deskCount(harness, 'overdueWithdrawals')).toBe(0);
  });
});
