import type { WithdrawalState } from '#domain/withdrawals/withdrawal-life-cycle.ts';

/** The next step in the receipt, by the state that follows the declaration. */
export const nextMessages: Readonly<
  Record<Extract<WithdrawalState, 'ASKED' | 'RETURN_PENDING' | 'REFUNDED'>, string>
> = {
  ASKED:
    /*i18n*/ 'The seller has three days to say whether the product has been handed over. If not, you get {amount} back. If so, you return it first.',
  RETURN_PENDING:
    /*i18n*/ 'Send the product back by {returnBy} and report it on the withdrawal page. You pay for the return. You get {amount} back (the price and the delivery costs) once the seller has the product, or five days after you enter a tracking number.',
  REFUNDED: /*i18n*/ 'The product had not been sent yet.',
};
