import { type Examples, nothing } from './example.ts';

const foreign = 'UserHasNoObjectPermissionError';

/** The buyer's withdrawal from a purchase from the seller, and what a visitor does with an emailed link. */
export const withdrawalExamples: Examples = {
  withdrawablePurchases: { args: nothing },
  purchaseWithdrawal: {
    ...{ of: 'buyer', also: 'seller', others: foreign, staff: true },
    args: ({ reviewedUuid }) => ({ orderUuid: reviewedUuid }),
  },
  // The seller is a private person.
  declareWithdrawal: {
    ...{ of: 'buyer', others: foreign, refusals: ['ValidationError'] },
    args: ({ receivedUuid }) => ({ orderUuid: receivedUuid, name: 'Anna Bos', reason: '' }),
  },
  // The withdrawal is waiting for the buyer to return the product.
  changeWithdrawal: {
    ...{ of: 'buyer', others: foreign },
    args: ({ withdrawalUuid }) => ({ uuid: withdrawalUuid, event: 'send_back', text: '3SABCD1234567' }),
  },
  askWithdrawalLink: { args: () => ({ orderNumber: '1', email: 'anna@hervonden.test' }) },
  // Only with the signed link of an email.
  linkedPurchases: { args: () => ({ token: 'x' }), refusals: ['ValidationError'] },
  declareLinkedWithdrawal: {
    args: ({ receivedUuid }) => ({ token: 'x', orderUuid: receivedUuid, name: 'Anna Bos', reason: '' }),
    refusals: ['ValidationError'],
  },
  changeLinkedWithdrawal: {
    args: ({ withdrawalUuid }) => ({ token: 'x', uuid: withdrawalUuid, event: 'send_back' }),
    refusals: ['ValidationError'],
  },
  staffWithdrawals: { args: nothing },
  staffWithdrawal: { args: ({ withdrawalUuid }) => ({ uuid: withdrawalUuid }) },
  decideWithdrawal: {
    args: ({ withdrawalUuid }, { admin }) => ({
      ...{ uuid: withdrawalUuid, refund: 0, text: 'De koper heeft het product niet teruggestuurd.' },
      code: admin.code(),
    }),
  },
};
