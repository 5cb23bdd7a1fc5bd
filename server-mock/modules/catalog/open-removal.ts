import { type Kysely, sql } from 'kysely';
import type { ReportState } from '#domain/report/report-life-cycle.ts';
import type { ReportDecision } from '#domain/report/report-rules.ts';
import { type ApprovalProblem, approvalProblem, type RemovalReason } from '#domain/staff/removal.ts';
import type { Database } from '../../db/schema.ts';

/** A removal by staff after which the product has not been approved. */
export interface OpenRemoval {
  readonly id: string;
  readonly reason: RemovalReason;
  readonly explanation: string;
  readonly removed_at: Date;
  readonly removed_by: string;
  readonly report_id: string | null;
  readonly was_offline: boolean;
  /** The name of the member of staff; empty once their account was deleted. */
  readonly remover: string;
}

/**
 * By product, the last time that staff took it offline, if they have not approved it since; it must be reviewed before it
 * is visible again.
 */
export async function openRemovals(
  db: Kysely<Database>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, OpenRemoval>> {
  const rows = await db
    .selectFrom('product_removals')
    .leftJoin('users', 'users.id', 'product_removals.removed_by')
    .distinctOn('product_id')
    .select([
      ...([
        'product_id',
        'product_removals.id',
        'reason',
        'explanation',
        'removed_at',
        'removed_by',
        'report_id',
        'was_offline',
      ] as const),
      sql<string>`coalesce(users.name, '')`.as('remover'),
    ])
    .where('product_id', 'in', productIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product_reviews')
            .select('product_reviews.id')
            .whereRef('product_reviews.product_id', '=', 'product_removals.product_id')
            .whereRef('product_reviews.at', '>', 'product_removals.removed_at')
            .where('decision', '=', 'APPROVE'),
        ),
      ),
    )
    .orderBy('product_id')
    .orderBy('removed_at', 'desc')
    .execute();
  return new Map(rows.map(({ product_id, ...removal }) => [product_id, removal]));
}

/** The same of one product. */
export async function openRemoval(db: Kysely<Database>, productId: string): Promise<OpenRemoval | undefined> {
  return (await openRemovals(db, [productId])).get(productId);
}

/** A report after which the removal of a product stands, or is under appeal. */
export interface RemovalReport {
  readonly id: string;
  readonly state: ReportState;
}

/** The newest report about the product whose standing decision is its removal, one under appeal before any other. */
export async function removalReport(
  db: Kysely<Database>,
  productId: string,
): Promise<RemovalReport | undefined> {
  const lastOnAppeal = sql<ReportDecision | null>`(select decision from report_appeals
    where report_id = reports.id and decision is not null order by position desc limit 1)`;
  return await db
    .selectFrom('reports')
    .select(['id', 'state'])
    .where('kind', '=', 'PRODUCT')
    .where('subject_id', '=', productId)
    .where(sql<boolean>`coalesce(${lastOnAppeal}, reports.decision) = 'REMOVED'`)
    // An approval since then has ended it; a later removal is a new one.
    .where(
      sql<boolean>`not exists (select from product_reviews where product_id = ${productId} and product_reviews.decision = 'APPROVE'
        and product_reviews.at > (select max(resolved_at) from (select reports.resolved_at
          union all select resolved_at from report_appeals where report_id = reports.id) as decided))`,
    )
    .orderBy(sql`(state = 'APPEALED') desc`)
    .orderBy('resolved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Why this member of staff cannot approve the product now; null if nothing prevents it. */
export async function approvalProblemOf(
  db: Kysely<Database>,
  productId: string,
  staffId: string,
): Promise<ApprovalProblem | null> {
  const removal = await openRemoval(db, productId);
  const report = await removalReport(db, productId);
  return approvalProblem({
    isUnderAppeal: report?.state === 'APPEALED',
    isOwnRemoval: report !== undefined && removal?.removed_by === staffId,
  });
}
