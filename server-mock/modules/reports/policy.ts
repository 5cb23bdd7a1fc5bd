import type { Policy } from '../../graphql/policy.ts';

/** Whoever is signed in reports; what becomes of it is the staff's. */
export const policy = {
  report: { who: 'user' },
  staffReports: { who: 'staff' },
  staffReport: { who: 'staff' },
  takeReport: { who: 'staff' },
  resolveReport: { who: 'staff' },
} satisfies Policy;
