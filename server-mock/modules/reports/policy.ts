import type { Policy } from '../../graphql/policy.ts';

/** Anyone may report, with an account or an email address; the two sides may read and appeal, staff decide. */
export const policy = {
  report: { who: 'user' },
  reportConversation: { who: 'user', owner: true },
  reportWithoutAccount: { who: 'anyone' },
  myReports: { who: 'user' },
  ownReport: { who: 'anyone', owner: true },
  appealReport: { who: 'anyone', owner: true },
  staffReports: { who: 'staff' },
  staffReport: { who: 'staff' },
  takeReport: { who: 'staff' },
  resolveReport: { who: 'staff' },
  decideReportAppeal: { who: 'staff' },
  'GET /api/v2/staff/reports/figures.csv': { who: 'staff' },
} satisfies Policy;
