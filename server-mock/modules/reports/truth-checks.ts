import type { TruthChecks } from '../../process/truth-check.ts';

export const reportChecks: TruthChecks = {
  // The detail is the state at the time of the alert.
  report_overdue: async (db, { subject, detail, now }) => {
    const found = await db
      .selectFrom('reports')
      .select(['state', 'due_at'])
      .where('id', '=', subject)
      .executeTakeFirst();
    return found?.state === detail && found.due_at !== null && found.due_at <= now;
  },
};
