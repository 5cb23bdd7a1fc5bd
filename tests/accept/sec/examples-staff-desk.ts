import type { Examples } from './example.ts';
import { nothing } from './example.ts';

/** The desk of who works here, and what people report to it. */
export const staffDeskExamples: Examples = {
  staffDesk: { args: nothing },
  staffUsers: { args: nothing },
  staffUser: { args: (_things, { buyer }) => ({ uuid: buyer.id }) },
  suspendUser: {
    args: ({ memberUuid }) => ({ userUuid: memberUuid, reason: 'SPAM', words: 'Je verstuurde reclame.' }),
  },
  reinstateUser: { args: ({ suspendedUuid }) => ({ userUuid: suspendedUuid }) },
  setStaffRole: { args: ({ memberUuid }) => ({ userUuid: memberUuid, isStaff: true }) },
  endUserSessions: {
    args: ({ tokenUuid }, { buyer }) => ({ userUuid: buyer.id, sessionUuid: tokenUuid }),
  },
  staffOrders: { args: nothing },
  staffOrder: { args: ({ wholeOrderUuid }) => ({ uuid: wholeOrderUuid }) },
  staffPayments: { args: nothing },
  staffJobs: { args: nothing },
  staffMails: { args: nothing },
  staffNewsletter: { args: nothing },
  retryJobs: { args: nothing },
  staffSearchHealth: { args: nothing },
  exportAuditLog: { args: nothing },
  staffReports: { args: nothing },
  staffReport: { args: ({ reportUuid }) => ({ uuid: reportUuid }) },
  takeReport: { args: ({ reportUuid }) => ({ uuid: reportUuid, isMine: true }) },
  resolveReport: {
    args: ({ reportUuid }) => ({ uuid: reportUuid, decision: 'NO_VIOLATION', note: '' }),
  },
  // The chat is between the buyer and the seller: to others it is somebody else's.
  report: {
    of: 'buyer',
    also: 'seller',
    args: ({ conversationUuid }) => ({
      ...{ kind: 'CHAT', uuid: conversationUuid, reason: 'SCAM' },
      words: 'Vraagt om mijn pincode.',
    }),
  },
};
