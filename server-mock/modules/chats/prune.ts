import { erasedDomain } from '#domain/account/erased-email.ts';
import { erasedEmailOfRow, isNotErased } from '../../db/erased-email.ts';
import { inBatches, type Prune } from '../../prune.ts';

/** Removes the email address of a visitor from the conversation about a bid once the bid no longer has it. */
export const pruneGuestAddresses: Prune = async ({ db }) => {
  await inBatches((limit) =>
    db
      .updateTable('conversations')
      .set({ guest_email: erasedEmailOfRow })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('conversations')
          .innerJoin('bids', 'bids.id', 'conversations.bid_id')
          .select('conversations.id')
          .where(isNotErased('guest_email'))
          .where('bids.email', 'like', `%${erasedDomain}`)
          .limit(limit),
      )
      .returning('id')
      .execute(),
  );
};
