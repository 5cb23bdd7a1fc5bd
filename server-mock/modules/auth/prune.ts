import { daysAgo, inBatches, type Prune } from '../../prune.ts';

const daysKept = 30;

/** Deletes the tokens and the one-time links that ended 30 days ago. */
export const pruneTokens: Prune = async (deps) => {
  const { db } = deps;
  const before = daysAgo(deps, daysKept);
  await inBatches((limit) =>
    db
      .deleteFrom('auth_tokens')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('auth_tokens')
          .select('id')
          .where((token) => token.or([token('expires_at', '<', before), token('revoked_at', '<', before)]))
          .limit(limit),
      )
      .returning('id')
      .execute(),
  );
  await inBatches((limit) =>
    db
      .deleteFrom('one_time_links')
      .where('id', 'in', (eb) =>
        eb.selectFrom('one_time_links').select('id').where('expires_at', '<', before).limit(limit),
      )
      .returning('id')
      .execute(),
  );
};
