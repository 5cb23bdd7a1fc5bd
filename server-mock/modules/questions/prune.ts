import { promises } from '#domain/promises/promises.ts';
import { daysAgo, inBatches, type Prune } from '../../prune.ts';

/** Deletes the questions of visitors after 90 days: the seller has them by email and answers there. */
export const pruneQuestions: Prune = async (deps) => {
  const { db } = deps;
  const before = daysAgo(deps, promises.retention.visitorDays);
  await inBatches((limit) =>
    db
      .deleteFrom('questions')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('questions')
          .select('id')
          .where('user_id', 'is', null)
          .where('created_at', '<', before)
          .limit(limit),
      )
      .returning('id')
      .execute(),
  );
};
