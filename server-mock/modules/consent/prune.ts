import { consentSeconds } from '#domain/consent/cookie-consent.ts';
import { inBatches, type Prune } from '../../prune.ts';

/** Deletes choices made more than two years ago. They are no longer valid and no longer needed as evidence. */
export const pruneConsents: Prune = async ({ db, clock }) => {
  const before = new Date(clock.now().getTime() - 2 * consentSeconds * 1000);
  await inBatches((limit) =>
    db
      .deleteFrom('cookie_consents')
      .where('id', 'in', (eb) =>
        eb.selectFrom('cookie_consents').select('id').where('chosen_at', '<', before).limit(limit),
      )
      .returning('id')
      .execute(),
  );
};
