import { type AliasableExpression, type Kysely, sql } from 'kysely';
import { type AnswerTime, answerTimeOf } from '#domain/seller/answer-time.ts';
import type { Database } from '../../db/schema.ts';

/** What a seller has done so far. */
export interface SellerActivity {
  /** Products sold for good: received or past the time to complain, and not withdrawn from with a refund. */
  readonly numberSold: number;
  /** Null while too few conversations were answered. */
  readonly answerTime: AnswerTime | null;
}

export const noActivity: SellerActivity = { numberSold: 0, answerTime: null };

/** The activity of sellers by id, in two queries for any number; sellers without any are left out. */
export async function sellerActivity(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SellerActivity>> {
  if (ids.length === 0) return new Map();
  const [sold, answers] = [await soldCounts(db, ids), await answerTimes(db, ids)];
  return new Map(
    [...new Set([...sold.keys(), ...answers.keys()])].map((id) => [
      id,
      { numberSold: sold.get(id) ?? 0, answerTime: answers.get(id) ?? null },
    ]),
  );
}

async function soldCounts(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await soldBySellers(db, ids).execute();
  return new Map(rows.map((row) => [row.seller_id, Number(row.count)]));
}

/** Selects the number of products that each of these sellers sold for good; those with none are left out. */
export function soldBySellers(db: Kysely<Database>, ids: readonly string[]) {
  return db
    .selectFrom('order_products')
    .innerJoin('order_deliveries', 'order_deliveries.order_product_id', 'order_products.id')
    .select((select) => ['seller_id', select.fn.sum<string>('quantity').as('count')])
    .where('seller_id', 'in', [...new Set(ids)])
    .where('order_deliveries.status', '=', 'CONFIRMED')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('withdrawals')
            .select('withdrawals.id')
            .whereRef('withdrawals.order_product_id', '=', 'order_products.id')
            .where('withdrawals.refund_cents', 'is not', null),
        ),
      ),
    )
    .groupBy('seller_id');
}

/** The answered conversations of a seller, and the median of the seconds until an answer, as the database writes them. */
interface Answers {
  readonly seller_id: string;
  readonly count: string;
  readonly median: string;
}

/** The number of a seller's latest conversations that say how soon they answer: earlier ones say less about today. */
const latestConversations = 200;

async function answerTimes(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, AnswerTime | null>> {
  const rows = await answersOfSellers(db, ids).execute();
  return new Map(rows.map((row) => [row.seller_id, answerTimeOf(Number(row.count), Number(row.median))]));
}

/**
 * Selects how soon each of these sellers answers: from the buyer's first message in each of the latest
 * conversations to the seller's first one after it. A question without an answer has waited until now, so that a seller
 * who answers few questions quickly does not count as quick. The database's clock suffices for that, because minutes
 * change nothing.
 */
export function answersOfSellers(
  db: Kysely<Database>,
  ids: readonly string[],
): AliasableExpression<Answers> & { execute(): Promise<Answers[]> } {
  const asked = db
    .selectFrom('sellers')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('conversations')
          .select(['conversations.id', 'conversations.seller_id'])
          .whereRef('conversations.seller_id', '=', 'sellers.id')
          .orderBy('conversations.modified_at', 'desc')
          .limit(latestConversations)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .innerJoin('chat_messages', 'chat_messages.conversation_id', 'latest.id')
    .select((select) => [
      ...(['latest.id', 'latest.seller_id'] as const),
      select.fn.min('chat_messages.position').as('position'),
      select.fn.min('chat_messages.created_at').as('asked_at'),
    ])
    .where('sellers.id', 'in', [...new Set(ids)])
    .where('chat_messages.side', '=', 'BUYER')
    .groupBy(['latest.id', 'latest.seller_id']);
  const answered = db
    .selectFrom(asked.as('asked'))
    .leftJoin('chat_messages as answer', (join) =>
      join
        .onRef('answer.conversation_id', '=', 'asked.id')
        .onRef('answer.position', '>', 'asked.position')
        .on('answer.side', '=', 'SELLER'),
    )
    .select((select) => [
      ...(['asked.seller_id', 'asked.id'] as const),
      select.fn.min('answer.created_at').as('answered_at'),
      sql<number>`extract(epoch from coalesce(${select.fn.min('answer.created_at')}, now()) - ${select.ref('asked.asked_at')})`.as(
        'seconds',
      ),
    ])
    .groupBy(['asked.id', 'asked.seller_id', 'asked.asked_at']);
  return db
    .selectFrom(answered.as('answered'))
    .select((select) => [
      'seller_id',
      select.fn.count<string>('answered_at').as('count'),
      sql<string>`percentile_cont(0.5) within group (order by seconds)`.as('median'),
    ])
    .groupBy('seller_id');
}
