import type { StaffWithdrawalQuery } from './withdrawals.gen.ts';

export type DeskWithdrawal = Extract<
  StaffWithdrawalQuery['staffWithdrawal'],
  { readonly __typename: 'Purchase' }
>;
