import type { Policy } from '../../graphql/policy.ts';

/** Withdrawals are for the two sides of a sale and staff; a visitor is identified by the signed link in an email. */
export const policy = {
  withdrawablePurchases: { who: 'user', owner: true },
  purchaseWithdrawal: { who: 'user', owner: true },
  declareWithdrawal: { who: 'user', owner: true },
  changeWithdrawal: { who: 'user', owner: true },
  askWithdrawalLink: { who: 'anyone' },
  linkedPurchases: { who: 'anyone' },
  declareLinkedWithdrawal: { who: 'anyone' },
  changeLinkedWithdrawal: { who: 'anyone' },
  staffWithdrawals: { who: 'staff' },
  staffWithdrawal: { who: 'staff' },
  decideWithdrawal: { who: 'staff' },
} satisfies Policy;
