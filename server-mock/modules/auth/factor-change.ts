import type { Kysely, Transaction } from 'kysely';
import { lockAccount } from '../../db/lock-account.ts';
import type { Database } from '../../db/schema.ts';
import type { Viewer } from '../../graphql/context.ts';

export type FactorChangeRefusal = 'factor_sign_in_required' | 'staff_factor_sign_in_required';

/**
 * Returns why a session may not add or remove a factor of its account; null if it may. Once an account has a passkey
 * or an authenticator app, a session that began with a password or an emailed link alone may not: a stolen password
 * would otherwise be enough to add a factor and get its rights, or to remove the factor first.
 */
export async function factorChangeRefusal(
  db: Kysely<Database>,
  { userId, tokenId }: Pick<Viewer, 'userId' | 'tokenId'>,
): Promise<FactorChangeRefusal | null> {
  const { hasFactor, isStaff, isStrong } = await db
    .selectFrom('users')
    .where('users.id', '=', userId)
    .select(({ or, exists, selectFrom }) => [
      'users.is_staff as isStaff',
      or([
        exists(selectFrom('passkeys').select('id').where('user_id', '=', userId)),
        exists(
          selectFrom('totp_factors')
            .select('user_id')
            .where('user_id', '=', userId)
            .where('confirmed_at', 'is not', null),
        ),
      ]).as('hasFactor'),
      exists(
        selectFrom('auth_tokens').select('id').where('id', '=', tokenId).where('second_factor', '=', true),
      ).as('isStrong'),
    ])
    .executeTakeFirstOrThrow();
  if (!hasFactor || isStrong) return null;
  return isStaff ? 'staff_factor_sign_in_required' : 'factor_sign_in_required';
}

/** Like factorChangeRefusal, with the account locked: two changes at once must not both find it without a factor. */
export async function lockedFactorChangeRefusal(
  tx: Transaction<Database>,
  viewer: Pick<Viewer, 'userId' | 'tokenId'>,
): Promise<FactorChangeRefusal | null> {
  await lockAccount(tx, viewer.userId);
  return await factorChangeRefusal(tx, viewer);
}
