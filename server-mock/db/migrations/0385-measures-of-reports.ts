import { type Kysely, sql } from 'kysely';

/** Reports whose standing decision is a measure, with the last moment at which it was decided. */
const standing = (decision: 'REMOVED' | 'SUSPENDED') => sql`(
  select reports.*, coalesce(appeal.resolved_at, reports.resolved_at) as decided_at
  from reports left join lateral (
    select decision, resolved_at from report_appeals
    where report_id = reports.id and decision is not null order by position desc limit 1
  ) as appeal on true
  where coalesce(appeal.decision, reports.decision) = ${sql.lit(decision)}
) as standing`;

/** Whether a report is about an account, as server-mock/modules/reports/reported-people.ts determines it. */
const isAbout = sql`case standing.kind
  when 'SELLER' then standing.subject_id = users.seller_id
  when 'PRODUCT' then exists (
    select from products where products.id = standing.subject_id and products.seller_id = users.seller_id)
  when 'REVIEW' then exists (
    select from reviews where reviews.id = standing.subject_id
      and case author when 'SELLER' then reviews.seller_id = users.seller_id else author_id = users.id end)
  else standing.reporter_id is not null and exists (
    select from conversations where conversations.id = standing.subject_id
      and case standing.reporter_id when buyer_id then conversations.seller_id = users.seller_id
        else buyer_id = users.id end)
  end`;

const statements = [
  // The report whose decision the measure is; null for a measure without a report.
  sql`alter table suspensions add column report_id uuid references reports (id) on delete set null`,
  sql`alter table product_removals
    add column report_id uuid references reports (id) on delete set null,
    -- The product was offline already: the removal only requires a review before it is published again.
    add column was_offline boolean not null default false`,
  sql`create index suspensions_of_report on suspensions (report_id) where report_id is not null`,
  sql`create index product_removals_of_report on product_removals (report_id) where report_id is not null`,
  sql`update suspensions set report_id = (
      select standing.id from ${standing('SUSPENDED')}, users
      where users.id = suspensions.user_id and standing.decided_at >= suspensions.started_at and ${isAbout}
      order by standing.decided_at limit 1)
    where ended_at is null`,
  sql`update product_removals set report_id = (
      select standing.id from ${standing('REMOVED')}
      where standing.kind = 'PRODUCT' and standing.subject_id = product_removals.product_id
        and standing.decided_at >= product_removals.removed_at
      order by standing.decided_at limit 1)`,
];

/**
 * Links suspensions and removals to the decisions on reports, so that a successful appeal only undoes the measure of its
 * own report.
 */
export async function up<Tables>(db: Kysely<Tables>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
