import type { AccountState } from '#domain/payouts/payout-account.ts';
import { accountOf } from './bank-account.ts';
import type { Seller } from './public.ts';

export type AccountColumns = Pick<
  Seller,
  'iban' | 'account_holder' | 'previous_iban' | 'previous_account_holder' | 'account_usable_from'
>;

/** The bank details of a seller, for payouts. */
export function accountStateOf(seller: AccountColumns): AccountState {
  return {
    current: accountOf(seller.iban, seller.account_holder),
    previous: accountOf(seller.previous_iban, seller.previous_account_holder),
    usableFrom: seller.account_usable_from,
  };
}
