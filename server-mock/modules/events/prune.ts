import { promises } from '#domain/promises/promises.ts';
import { daysAgo, inBatches, type Prune } from '../../prune.ts';

/** Deletes events that are older than the privacy page says. */
export const pruneEvents: Prune = async (deps) => {
  const before = daysAgo(deps, promises.statistics.visitDays);
  await inBatches((limit) =>
    deps.db
      .deleteFrom('logged_events')
      .where('id', 'in', (eb) =>
        eb.selectFrom('logged_events').select('id').where('at', '<', before).limit(limit),
      )
      .returning('id')
      .execute(),
  );
};
