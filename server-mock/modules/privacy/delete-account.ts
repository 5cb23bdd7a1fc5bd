import type { Transaction } from 'kysely';
import { audit } from '../../audit.ts';
import { command } from '../../command.ts';
import type { Database } from '../../db/schema.ts';
import { signedIn } from '../../graphql/authorize.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { FailedToDeleteError, ValidationError } from '../../graphql/errors.ts';
import { limitRules } from '../../limit-rules.ts';
import { endSessions, isPasswordOf } from '../auth/public.ts';
import { hasOpenPurchases } from '../orders/open-purchases-view.ts';
import { hasOpenMoney } from '../payouts/open-money-view.ts';
import { erasePerson } from './erase-person.ts';
import { accountErased } from './events.ts';
import type { Person } from './table-inventory.ts';

/** Limits the attempts to delete one account with a password: enough for typing errors, too few for guessing. */
const deleteRule = limitRules.deleteAccount;

/**
 * Deletes the caller's account permanently (GDPR article 17): all personal data is removed in one transaction, and
 * the photos after it. Throws ValidationError `wrong_password`, TooManyRequestsError, and FailedToDeleteError
 * `staff_account`, `buyer_has_open_purchases` while a payment or an order of theirs has not ended,
 * `seller_is_being_paid` while the bank processes a payment for one of their products, or `seller_has_open_money`
 * while money for their sales is still to be paid out.
 */
export async function deleteAccount(context: GraphqlContext, password: string): Promise<void> {
  const viewer = signedIn(context);
  await context.limits.spend(deleteRule, viewer.userId);
  if (viewer.isStaff || viewer.lacksSecondFactor) throw new FailedToDeleteError('staff_account');
  if (!(await isPasswordOf(context.db, viewer.userId, password))) {
    throw new ValidationError('validation_error', [{ field: 'password', code: 'wrong_password' }]);
  }
  await command(context, { name: 'deleteAccount', body: null }, async (scope) => {
    const { tx } = scope;
    // A payment locks its cart, so that none can begin after this check.
    await tx.selectFrom('carts').select('id').where('user_id', '=', viewer.userId).forUpdate().execute();
    // The seller and the courier need the buyer's address, and the buyer the messages about the order.
    if (await hasOpenPurchases(tx, viewer)) throw new FailedToDeleteError('buyer_has_open_purchases');
    const person = await personOf(tx, viewer);
    const photos = await tx.selectFrom('media').select('key').where('user_id', '=', viewer.userId).execute();
    await endSessions(scope, viewer.userId);
    await audit(tx, context, { kind: 'account_deleted', userId: viewer.userId });
    await erasePerson(scope, person);
    // Checked last, when nothing of theirs can be sold any more. Without an account number the money could never be
    // paid out.
    if (person.sellerId !== null && (await hasOpenMoney(tx, person.sellerId)))
      throw new FailedToDeleteError('seller_has_open_money');
    await scope.emit(accountErased, { userId: viewer.userId, photos: photos.map(({ key }) => key) });
  });
}

/** The person whose data belongs to an account. A seller that other accounts act for as well is not included. */
export async function personOf(
  tx: Transaction<Database>,
  {
    userId,
    email,
    sellerId,
  }: { readonly userId: string; readonly email: string; readonly sellerId: string | null },
): Promise<Person> {
  const colleague =
    sellerId === null
      ? undefined
      : await tx
          .selectFrom('users')
          .select('id')
          .where('seller_id', '=', sellerId)
          .where('id', '!=', userId)
          .executeTakeFirst();
  return { userId, email, sellerId: colleague === undefined ? sellerId : null };
}
