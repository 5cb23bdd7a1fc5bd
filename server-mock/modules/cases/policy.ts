import type { Policy } from '../../graphql/policy.ts';

/** A complaint is visible to its two sides and to staff. */
export const policy = {
  orderCase: { who: 'user', owner: true },
  openCase: { who: 'user', owner: true },
  answerCase: { who: 'user', owner: true },
  proposeInCase: { who: 'user', owner: true },
  acceptCaseProposal: { who: 'user', owner: true },
  changeCase: { who: 'user', owner: true },
  /** Requires the link that is emailed to a buyer without an account. */
  guestCase: { who: 'anyone', owner: true },
  openGuestCase: { who: 'anyone', owner: true },
  answerGuestCase: { who: 'anyone', owner: true },
  proposeInGuestCase: { who: 'anyone', owner: true },
  acceptGuestCaseProposal: { who: 'anyone', owner: true },
  changeGuestCase: { who: 'anyone', owner: true },
  staffCases: { who: 'staff' },
  staffCase: { who: 'staff' },
  decideCase: { who: 'staff' },
} satisfies Policy;
