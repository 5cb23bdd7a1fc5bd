import { daysAgo, inBatches, type Prune } from '../../prune.ts';

const sendsKeptDays = 90;

/** Deletes the deliveries and pauses of notifications that are older than 90 days. */
export const pruneSends: Prune = async (deps) => {
  const { db } = deps;
  const before = daysAgo(deps, sendsKeptDays);
  await db.deleteFrom('notification_pauses').where('noticed_at', '<', before).execute();
  await inBatches((limit) =>
    db
      .deleteFrom('notification_sends')
      .where('id', 'in', (eb) =>
        eb.selectFrom('notification_sends').select('id').where('done_at', '<', before).limit(limit),
      )
      .returning('id')
      .execute(),
  );
};
