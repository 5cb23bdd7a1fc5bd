import { sql } from 'kysely';
import { promises } from '#domain/promises/promises.ts';
import { erasedEmailOfRow, isNotErased } from '../../db/erased-email.ts';
import { daysAgo, inBatches, type Prune } from '../../prune.ts';

/**
 * Removes the email address of visitors' bids that ended a year ago; the seller's list of offers keeps its figures. An
 * address that has an account stays, because the account shows the bid.
 */
export const pruneBidAddresses: Prune = async (deps) => {
  const { db } = deps;
  const before = daysAgo(deps, promises.retention.bidDays);
  await inBatches((limit) =>
    db
      .updateTable('bids')
      .set({ email: erasedEmailOfRow })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('bids')
          .select('id')
          // The condition of the index `bids_of_visitors`.
          .where(sql<boolean>`user_id is null and ${isNotErased('email')}`)
          .where('modified_at', '<', before)
          .where('expires_at', '<', before)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('users').select('users.id').whereRef('users.email', '=', 'bids.email'))),
          )
          .limit(limit),
      )
      .returning('id')
      .execute(),
  );
};
