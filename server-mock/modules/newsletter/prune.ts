import { promises } from '#domain/promises/promises.ts';
import { daysAgo, inBatches, type Prune } from '../../prune.ts';

/** Deletes subscriptions that were never confirmed, 30 days after they were last asked for. */
export const pruneUnconfirmed: Prune = async (deps) => {
  const { db } = deps;
  const before = daysAgo(deps, promises.retention.unconfirmedDays);
  await inBatches((limit) =>
    db
      .deleteFrom('subscriptions')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('subscriptions')
          .select('id')
          .where('confirmed_at', 'is', null)
          .where('asked_at', '<', before)
          .limit(limit),
      )
      .returning('id')
      .execute(),
  );
};
