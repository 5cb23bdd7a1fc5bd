import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationGroups } from '#domain/notifications/notification-kinds.ts';
import type { ApiHarness } from '../setup/api-harness.ts';
import { openCasesHarness } from './cases/harness.ts';
import { openPayoutsHarness, type PayoutsHarness } from './payouts/harness.ts';

// Emails that cannot be disabled are sent regardless of settings and of whether the notification was read, unless
// their content has become wrong.

interface Choices {
  readonly email?: 'now' | 'off';
  readonly quietHours?: { readonly from: number; readonly to: number } | null;
}

async function choose(db: ApiHarness['db'], userId: string, { email = 'now', quietHours = null }: Choices) {
  const groups = Object.fromEntries(notificationGroups.map((group) => [group, { push: 'off', email }]));
  const settings = JSON.stringify({ groups, quietHours });
  await db
    .insertInto('notification_settings')
    .values({ user_id: userId, settings, updated_at: new Date() })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ settings }))
    .execute();
}

describe('complaints', () => {
  let harness: Awaited<ReturnType<typeof openCasesHarness>>;
  beforeAll(async () => {
    harness = await openCasesHarness();
  });
  afterAll(() => harness.api.close());

  /** Quiet hours that include the current hour in Amsterdam. */
  function quietNow() {
    const at = { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Amsterdam' } as const;
    const hour = Number(new Intl.DateTimeFormat('en-GB', at).format(new Date()));
    return { from: (hour + 23) % 24, to: (hour + 3) % 24 };
  }

  async function runNow(kind: string): Promise<void> {
    await harness.api.db
      .updateTable('deadlines')
      .set({ due_at: new Date() })
      .where('kind', '=', kind)
      .execute();
    await harness.settled();
  }

  test.each(['decided', 'open'] as const)(
    'an alert of an overdue decision that waited for the end of quiet hours, the complaint being %s',
    async (state) => {
      const { api, buyer, seller, staff, complained, answer, step, decide, mails } = harness;
      const { caseUuid } = await complained();
      await answer(seller, caseUuid, 'Dat was al zo.');
      await step(buyer, caseUuid, 'escalate');
      await choose(api.db, staff.id, { quietHours: quietNow() });
      const due_at = new Date(Date.now() - 60_000);
      await api.db.updateTable('cases').set({ due_at }).where('id', '=', caseUuid).execute();
      await runNow('case_overdue');
      if (state === 'decided') await decide(staff, caseUuid, 0);
      await choose(api.db, staff.id, {});
      await runNow('notification_send');
      const alerts = mails.filter(({ to, text }) => to === staff.email && text.includes(caseUuid));
      expect(alerts).toHaveLength(state === 'open' ? 1 : 0);
    },
  );

  test('ORDER-016 what starts a term or reminds of its end is emailed to a seller who turned emails off', async () => {
    const { api, buyer, seller, complained, accept, propose, step, daysPass, subjectsTo } = harness;
    await choose(api.db, seller.id, { email: 'off' });
    const { caseUuid } = await complained();
    await accept(buyer, await propose(seller, caseUuid, 450, 'BUYER'));
    await step(buyer, caseUuid, 'send_back', '3SABCD1234');
    await step(buyer, caseUuid, 'arrive_back');
    await harness.settled();
    expect(subjectsTo(seller.email).at(-1)).toMatch(/ is bij je bezorgd$/);
    await daysPass(caseUuid, 2);
    const reminder = harness.mails.findLast(({ to }) => to === seller.email);
    expect(reminder?.subject).toMatch(/ in goede staat bij je terug\?$/);
    expect(reminder?.text).toMatch(/Op \d+ \S+ om 20:00 krijgt de koper het geld terug/);
    await choose(api.db, seller.id, {});
  });
});

describe('the request for an account number', () => {
  let harness: PayoutsHarness;
  beforeAll(async () => {
    harness = await openPayoutsHarness();
  });
  afterAll(() => harness.api.close());

  test.each([1, 0])(
    'waits for the end of quiet hours, and comes if it is still missing: %d',
    async (emails) => {
      const { api, clock } = harness;
      const seller = await harness.shop({ iban: null, account_holder: null });
      await choose(api.db, seller.id, { quietHours: { from: 22, to: 8 } });
      clock.set('2026-03-02T22:30:00Z');
      await harness.sale(seller);
      await harness.runAll();
      const asked = () => harness.mailsTo(seller.email, /Vul je rekeningnummer in/);
      expect(asked()).toEqual([]);
      if (emails === 0) {
        const account = { iban: harness.iban, account_holder: 'Robin de Vries' };
        await api.db.updateTable('sellers').set(account).where('id', '=', seller.sellerId).execute();
      }
      clock.set('2026-03-03T07:30:00Z');
      await harness.runAll();
      expect(asked()).toHaveLength(emails);
    },
  );
});
