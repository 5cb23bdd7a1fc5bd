import { daysAgo, inBatches, type Prune } from '../../prune.ts';

const sendsKeptDays = 90;

/** Deletes the deliveries and pauses of notifications that are older than 90 days. */
export const pruneSends: Prune = async (deps) => {
  const { db } = deps;
  const before = daysAgo(deps, sendsKeptDays);
  await inBatches((limit) =>
    db
      .deleteFrom('notification_pauses')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('kind', 'subject'),
          'in',
          selectFrom('notification_pauses')
            .select(['kind', 'subject'])
            .where('noticed_at', '<', before)
            .limit(limit)
            .$asTuple('kind', 'subject'),
        ),
      )
      .returning('kind')
      .execute(),
  );
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
