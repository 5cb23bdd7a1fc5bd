import type { Policy } from '../../graphql/policy.ts';

/** The staff desk is for staff only; they may read every row. */
export const policy = {
  staffDesk: { who: 'staff' },
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
