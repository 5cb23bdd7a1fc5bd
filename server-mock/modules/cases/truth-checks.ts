import type { TruthChecks } from '../../process/truth-check.ts';

export const caseChecks: TruthChecks = {
  case_overdue: async (db, { subject, detail, now }) => {
    const found = await db
      .selectFrom('cases')
      .select('due_at')
      .where('id', '=', subject)
      .where('state', '=', detail === 'APPEALED' ? 'APPEALED' : 'ESCALATED')
      .executeTakeFirst();
    return found !== undefined && found.due_at !== null && found.due_at <= now;
  },
  // The detail holds the side and the state at the time of the reminder.
  case_reminder: async (db, { subject, detail }) => {
    const found = await db.selectFrom('cases').select('state').where('id', '=', subject).executeTakeFirst();
    return found !== undefined && detail.endsWith(` ${found.state}`);
  },
};
