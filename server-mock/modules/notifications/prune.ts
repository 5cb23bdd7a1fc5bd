import type { Prune } from '../../prune.ts';

const sendsKept = 90 * 24 * 60 * 60 * 1000;
/** Rows per statement: the first round may delete very many, and no statement may hold locks for long. */
const sendsAtOnce = 1_000;

/** Deletes the deliveries and pauses of notifications that are older than 90 days. */
export const pruneSends: Prune = async ({ db, clock }) => {
  const before = new Date(clock.now().getTime() - sendsKept);
  await db.deleteFrom('notification_pauses').where('noticed_at', '<', before).execute();
  let removed = sendsAtOnce;
  while (removed === sendsAtOnce) {
    const rows = await db
      .deleteFrom('notification_sends')
      .where('id', 'in', (eb) =>
        eb.selectFrom('notification_sends').select('id').where('done_at', '<', before).limit(sendsAtOnce),
      )
      .returning('id')
      .execute();
    removed = rows.length;
  }
};
