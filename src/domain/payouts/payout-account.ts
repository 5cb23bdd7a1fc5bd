import { promises } from '../promises/promises.ts';
/** The waiting period of a changed account number, in milliseconds, in which the owner of the account can object. */
export const accountChangeDelay = promises.accountChange.hours * 60 * 60 * 1000;

export interface BankAccount {
  readonly iban: string;
  readonly holder: string;
}

/** A seller's account number, and the previous one, which is used during the waiting period of a change. */
export interface AccountState {
  readonly current: BankAccount | null;
  readonly previous: BankAccount | null;
  /** When the use of `current` starts; null when it was never changed. */
  readonly usableFrom: Date | null;
}

/** Returns the payout account at this moment, or null. */
export function usableAccount(
  { current, previous, usableFrom }: AccountState,
  now: Date,
): BankAccount | null {
  return usableFrom !== null && now < usableFrom ? previous : current;
}

/**
 * Applies a changed account number: the first one is used at once, every later one after `accountChangeDelay`. Until
 * then the present one stays in use. A number that was removed and added again waits too.
 */
export function changedAccount(state: AccountState, next: BankAccount | null, now: Date): AccountState {
  const isFirst = state.current === null && state.usableFrom === null;
  if (isFirst || isSame(state.current, next)) return { ...state, current: next };
  return {
    current: next,
    previous: usableAccount(state, now),
    usableFrom: new Date(now.getTime() + accountChangeDelay),
  };
}

function isSame(one: BankAccount | null, other: BankAccount | null): boolean {
  return one?.iban === other?.iban && one?.holder === other?.holder;
}
