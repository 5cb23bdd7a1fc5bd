import type { Policy } from '../../graphql/policy.ts';

/** The desk of who works here; every row is the staff's. */
export const policy = {
  staffUsers: { who: 'staff' },
  staffUser: { who: 'staff' },
  suspendUser: { who: 'staff' },
  reinstateUser: { who: 'staff' },
  setStaffRole: { who: 'staff' },
  endUserSessions: { who: 'staff' },
  staffOrders: { who: 'staff' },
  staffOrder: { who: 'staff' },
  staffPayments: { who: 'staff' },
  staffJobs: { who: 'staff' },
  staffMails: { who: 'staff' },
  staffNewsletter: { who: 'staff' },
  retryJobs: { who: 'staff' },
  staffSearchHealth: { who: 'staff' },
} satisfies Policy;
