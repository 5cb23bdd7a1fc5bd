import type { BankAccount } from '#domain/payouts/payout-account.ts';

/** The account of these columns; null without a number. */
export function accountOf(iban: string | null, holder: string | null): BankAccount | null {
  return iban === null ? null : { iban, holder: holder ?? '' };
}
