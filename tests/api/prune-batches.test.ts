import { type RawBuilder, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '#server/db/schema.ts';
import type { ServerModule } from '#server/module.ts';
import { authModule } from '#server/modules/auth/module.ts';
import { catalogModule } from '#server/modules/catalog/module.ts';
import { consentModule } from '#server/modules/consent/module.ts';
import { eventsModule } from '#server/modules/events/module.ts';
import { notificationsModule } from '#server/modules/notifications/module.ts';
import { makeUser } from '#tests/factories/users.ts';
import { startApi } from '#tests/setup/api-harness.ts';

const api = await startApi();
afterAll(() => api.close());

const { id: userId } = await makeUser(api.db);
/** More than one statement may handle. */
const rows = 1_001;
const series = sql`generate_series(1, ${rows}::integer) as n`;
const old = sql`now() - interval '5 years'`;

interface Expired {
  readonly module: ServerModule;
  readonly table: keyof Database;
  readonly insert: RawBuilder<unknown>;
}

const expired: readonly Expired[] = [
  {
    ...{ module: eventsModule, table: 'logged_events' },
    insert: sql`insert into logged_events (id, at, type, device_id, session_id, path, referrer, language,
        experiments, utm, product_slugs, detail)
      select gen_random_uuid(), ${old}, 'page_view', gen_random_uuid(), gen_random_uuid(), '/', '', 'nl',
        '{}', '{}', '[]', '' from ${series}`,
  },
  {
    ...{ module: consentModule, table: 'cookie_consents' },
    insert: sql`insert into cookie_consents (id, device_id, marketing, statistics, chosen_at)
      select gen_random_uuid(), gen_random_uuid(), false, true, ${old} from ${series}`,
  },
  {
    ...{ module: authModule, table: 'auth_tokens' },
    insert: sql`insert into auth_tokens (id, user_id, token_hash, created_at, last_used_at, expires_at)
      select gen_random_uuid(), ${userId}::uuid, 'token ' || n, ${old}, ${old}, ${old} from ${series}`,
  },
  {
    ...{ module: authModule, table: 'one_time_links' },
    insert: sql`insert into one_time_links (id, purpose, user_id, token_hash, payload, created_at, expires_at)
      select gen_random_uuid(), 'magic_link', ${userId}::uuid, 'link ' || n, '{}', ${old}, ${old} from ${series}`,
  },
  {
    ...{ module: notificationsModule, table: 'notification_pauses' },
    insert: sql`insert into notification_pauses (kind, subject, noticed_at)
      select 'saved_product_reduced', 'subject ' || n, ${old} from ${series}`,
  },
  {
    ...{ module: catalogModule, table: 'search_counts' },
    insert: sql`insert into search_counts (day, words, count)
      select (${old})::date, 'kast ' || n, 1 from ${series}`,
  },
  {
    ...{ module: catalogModule, table: 'search_misses' },
    insert: sql`insert into search_misses (day, words, count)
      select (${old})::date, 'kast ' || n, 1 from ${series}`,
  },
];

test.each(expired)('what has expired in $table is deleted in batches', async ({ module, table, insert }) => {
  await insert.execute(api.db);
  const batches: number[] = [];
  const db = api.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      batches.push(Number(result.numAffectedRows ?? 0));
      return result;
    },
  });
  await module.prune?.({ ...api.server.deps, db });
  const { rows: left } = await sql`select 1 from ${sql.table(table)}`.execute(api.db);
  expect(left).toEqual([]);
  expect(batches.filter((size) => size > 0)).toEqual([rows - 1, 1]);
});

test('the start of the server waits for no cleanup', () => {
  expect(eventsModule.startTask).toBeUndefined();
  expect(consentModule.startTask).toBeUndefined();
});
