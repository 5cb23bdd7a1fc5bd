import type { TruthChecks } from '../../process/truth-check.ts';

export const withdrawalChecks: TruthChecks = {
  withdrawal_overdue: async (db, { subject, now }) => {
    const found = await db
      .selectFrom('withdrawals')
      .select('id')
      .where('id', '=', subject)
      .where('state', '=', 'WITH_STAFF')
      .where('due_at', '<=', now)
      .executeTakeFirst();
    return found !== undefined;
  },
  // The detail consists of the side and the state at the time of the reminder.
  withdrawal_reminder: async (db, { subject, detail }) => {
    const found = await db
      .selectFrom('withdrawals')
      .select('state')
      .where('id', '=', subject)
      .executeTakeFirst();
    return found !== undefined && detail.endsWith(` ${found.state}`);
  },
};
