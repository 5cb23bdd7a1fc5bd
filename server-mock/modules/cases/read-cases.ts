import { type Kysely, sql } from 'kysely';
import type { CaseState } from '#domain/cases/case-life-cycle.ts';
import { countRows } from '../../db/count-rows.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';

export const caseLists = ['STAFF', 'RETURNS', 'OPEN', 'CLOSED', 'ALL'] as const;
export type CaseListName = (typeof caseLists)[number];

export const statesOf: Readonly<Record<CaseListName, readonly CaseState[] | null>> = {
  STAFF: ['ESCALATED', 'APPEALED'],
  RETURNS: ['RETURN_PENDING', 'RETURN_SENT', 'RETURN_ARRIVED'],
  OPEN: [
    ...(['OPEN', 'NEGOTIATING', 'ESCALATED', 'DECIDED', 'APPEALED'] as const),
    ...(['RETURN_PENDING', 'RETURN_SENT', 'RETURN_ARRIVED'] as const),
  ],
  CLOSED: ['CLOSED'],
  ALL: null,
};

export interface CaseQuestionOfStaff {
  readonly list: CaseListName;
  /** Search terms: the product, the order number or the people. */
  readonly searchString: string;
  readonly limit: number;
  readonly offset: number;
}

function named(db: Kysely<Database>) {
  return db
    .selectFrom('cases')
    .innerJoin('order_products', 'order_products.id', 'cases.order_product_id')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .innerJoin('sellers', 'sellers.id', 'order_products.seller_id')
    .leftJoin('users as buyer', 'buyer.id', 'orders.user_id');
}

function chosen(db: Kysely<Database>, { list, searchString }: CaseQuestionOfStaff) {
  const states = statesOf[list];
  return named(db)
    .$if(states !== null, (query) => query.where('cases.state', 'in', [...(states ?? [])]))
    .where((eb) =>
      eb.and(
        searchWords(searchString).map((word) => {
          const pattern = likePattern(word);
          return eb.or([
            eb('order_products.title', 'ilike', pattern),
            eb(sql`orders.number::text`, 'ilike', pattern),
            eb('orders.email', 'ilike', pattern),
            eb('buyer.name', 'ilike', pattern),
            eb('sellers.name', 'ilike', pattern),
          ]);
        }),
      ),
    );
}

/** One page of complaints for staff, the earliest deadline first. At most 100. */
export async function readCases(db: Kysely<Database>, question: CaseQuestionOfStaff) {
  const totalCount = await countRows(chosen(db, question));
  const items = await chosen(db, question)
    .select(['cases.id', 'cases.state', 'cases.reason', 'cases.due_at', 'cases.opened_at', 'cases.outcome'])
    .select(['order_products.title', 'orders.id as order_id', 'orders.number', 'orders.email'])
    .select(['buyer.id as buyer_id', 'buyer.name as buyer_name', 'sellers.name as seller_name'])
    .orderBy(sql`cases.due_at asc nulls last`)
    .orderBy('cases.opened_at', 'desc')
    .orderBy('cases.id')
    .limit(Math.min(Math.max(0, question.limit), 100))
    .offset(Math.max(0, question.offset))
    .execute();
  return { items, totalCount };
}

export type CasePage = Awaited<ReturnType<typeof readCases>>;
