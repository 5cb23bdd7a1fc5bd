import { type Examples, nothing } from './example.ts';

const foreign = 'UserHasNoObjectPermissionError';
// Links cannot be forged; valid ones are tested in tests/api/cases-guests.test.ts.
const madeUpLink = `${crypto.randomUUID()}.zzzzzz.${'0'.repeat(64)}`;
const guest = { refusals: ['ValidationError'] } as const;

/** Complaints about products that the buyer bought from the seller. */
export const caseExamples: Examples = {
  orderCase: {
    ...{ of: 'buyer', also: 'seller', others: foreign, staff: true },
    args: ({ orderUuid }) => ({ orderUuid }),
  },
  // The product has a case already and has not arrived.
  openCase: {
    ...{ of: 'buyer', others: foreign, refusals: ['ValidationError'] },
    args: ({ orderUuid, buyerPhoto }) => ({
      ...{ orderUuid, reason: 'OTHER', checks: [], description: 'De linkerpoot is gebroken.' },
      ...{ wish: 'FULL_REFUND', photos: [buyerPhoto] },
    }),
  },
  answerCase: {
    ...{ of: 'buyer', also: 'seller', others: foreign },
    args: ({ caseUuid }) => ({ uuid: caseUuid, text: 'Zo kwam het bij mij aan.', photos: [] }),
  },
  proposeInCase: {
    ...{ of: 'buyer', also: 'seller', others: foreign },
    args: ({ caseUuid }) => ({ uuid: caseUuid, refund: 10, needsReturn: false, text: '' }),
  },
  acceptCaseProposal: {
    ...{ of: 'buyer', also: 'seller', others: foreign, refusals: ['ValidationError'] },
    args: ({ caseUuid }) => ({ uuid: caseUuid, proposalUuid: crypto.randomUUID() }),
  },
  changeCase: {
    ...{ of: 'buyer', also: 'seller', others: foreign },
    args: ({ caseUuid }) => ({ uuid: caseUuid, event: 'escalate' }),
  },
  guestCase: { ...guest, args: () => ({ key: madeUpLink }) },
  openGuestCase: {
    ...guest,
    args: () => ({
      ...{ key: madeUpLink, reason: 'OTHER', checks: [], description: 'De linkerpoot is gebroken.' },
      wish: 'FULL_REFUND',
    }),
  },
  answerGuestCase: { ...guest, args: () => ({ key: madeUpLink, text: 'Zo kwam het bij mij aan.' }) },
  proposeInGuestCase: {
    ...guest,
    args: () => ({ key: madeUpLink, refund: 10, needsReturn: false, text: '' }),
  },
  acceptGuestCaseProposal: {
    ...guest,
    args: () => ({ key: madeUpLink, proposalUuid: crypto.randomUUID() }),
  },
  changeGuestCase: { ...guest, args: () => ({ key: madeUpLink, event: 'escalate' }) },
  staffCases: { args: nothing },
  staffCase: { args: ({ caseUuid }) => ({ uuid: caseUuid }) },
  decideCase: {
    args: ({ staffCaseUuid }, { admin }) => ({
      ...{ uuid: staffCaseUuid, refund: 10, needsReturn: false, ground: 'SHARED' },
      ...{ text: 'Beide kanten hebben deels gelijk.', code: admin.code() },
    }),
  },
};
