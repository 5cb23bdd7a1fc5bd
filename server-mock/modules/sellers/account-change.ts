import type { Updateable } from 'kysely';
import { changedAccount } from '#domain/payouts/payout-account.ts';
import type { CommandScope } from '../../command.ts';
import { type AccountColumns, accountStateOf } from './account-view.ts';
import { accountOf } from './bank-account.ts';
import { sellerAccountChanged } from './events.ts';
import type { SellersTable } from './tables.ts';

/**
 * Keeps payouts on the previous account number during the waiting period of a changed one, and emits the event behind
 * the email to the seller. The first account number is used at once. Does nothing without a change.
 */
export async function recordAccountChange(
  { tx, now, emit }: CommandScope,
  before: AccountColumns & { readonly id: string },
  change: Updateable<SellersTable>,
): Promise<void> {
  const state = accountStateOf(before);
  const next = accountOf(change.iban ?? null, change.account_holder ?? null);
  const changed = changedAccount(state, next, now);
  if (changed.usableFrom === state.usableFrom) {
    const isFirst = state.current === null && changed.current !== null;
    if (isFirst) await emit(sellerAccountChanged, { sellerId: before.id, isFirst });
    return;
  }
  await tx
    .updateTable('sellers')
    .set({
      previous_iban: changed.previous?.iban ?? null,
      previous_account_holder: changed.previous?.holder ?? null,
      account_usable_from: changed.usableFrom,
    })
    .where('id', '=', before.id)
    .execute();
  await emit(sellerAccountChanged, { sellerId: before.id, isFirst: false });
}
