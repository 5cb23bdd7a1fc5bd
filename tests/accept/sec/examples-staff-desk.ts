import type { Examples } from './example.ts';
import { nothing } from './example.ts';

/** The staff desk, and reports to it. */
export const staffDeskExamples: Examples = {
  staffDesk: { args: nothing },
  staffUsers: { args: nothing },
  staffUser: { args: (_things, { buyer }) => ({ uuid: buyer.id }) },
  suspendUser: {
    args: ({ memberUuid }) => ({ userUuid: memberUuid, reason: 'SPAM', words: 'Je verstuurde reclame.' }),
  },
  reinstateUser: { args: ({ suspendedUuid }) => ({ userUuid: suspendedUuid }) },
  setStaffRole: {
    args: ({ memberUuid }, { admin }) => ({ userUuid: memberUuid, isStaff: true, code: admin.code() }),
  },
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
  staffPayouts: { args: nothing },
  staffReconciliations: { args: nothing },
  staffPayout: { args: ({ payoutUuid }) => ({ uuid: payoutUuid }) },
  releasePayouts: { args: ({ payoutUuid }, { admin }) => ({ uuids: [payoutUuid], code: admin.code() }) },
  retryPayout: {
    args: ({ failedPayoutUuid }, { admin }) => ({ uuid: failedPayoutUuid, code: admin.code() }),
  },
  settlePayout: {
    args: ({ filePayoutUuid }, { admin }) => ({ uuid: filePayoutUuid, outcome: 'PAID', code: admin.code() }),
  },
  staffParcels: { args: nothing },
  staffParcel: { args: ({ parcelUuid }) => ({ deliveryUuid: parcelUuid }) },
  handleParcel: { args: ({ parcelUuid }) => ({ deliveryUuid: parcelUuid, step: 'CONTACTED' }) },
  exportSellerYears: {
    args: (_things, { admin }) => ({ year: new Date().getFullYear(), code: admin.code() }),
  },
  sellerYear: { args: () => ({ year: new Date().getFullYear() }) },
  staffReports: { args: nothing },
  staffReport: { args: ({ reportUuid }) => ({ uuid: reportUuid }) },
  takeReport: { args: ({ reportUuid }) => ({ uuid: reportUuid, isMine: true }) },
  resolveReport: {
    args: ({ reportUuid }) => ({
      uuid: reportUuid,
      decision: 'NO_VIOLATION',
      explanation: 'Dit mag gewoon.',
      note: '',
    }),
  },
  decideReportAppeal: {
    args: ({ appealedReportUuid }) => ({
      ...{ uuid: appealedReportUuid, outcome: 'UPHELD', explanation: 'We zien het nog steeds zo.' },
    }),
  },
  myReports: { args: nothing },
  ownReport: {
    ...{ of: 'buyer', others: 'UserHasNoObjectPermissionError' },
    args: ({ reportUuid }) => ({ uuid: reportUuid }),
  },
  appealReport: {
    ...{ of: 'buyer', others: 'UserHasNoObjectPermissionError' },
    args: ({ decidedReportUuid }) => ({ uuid: decidedReportUuid, text: 'Het label is echt van een kopie.' }),
  },
  reportWithoutAccount: {
    args: ({ elsewhere }) => ({
      ...{ kind: 'PRODUCT', uuid: elsewhere.id, reason: 'COUNTERFEIT', words: 'Dit is een kopie.' },
      email: `${crypto.randomUUID()}@hervonden.test`,
    }),
  },
  // The chat is between the buyer and the seller; everybody else gets a permission error.
  report: {
    of: 'buyer',
    also: 'seller',
    args: ({ conversationUuid }) => ({
      ...{ kind: 'CHAT', uuid: conversationUuid, reason: 'SCAM' },
      words: 'Vraagt om mijn pincode.',
    }),
  },
};
