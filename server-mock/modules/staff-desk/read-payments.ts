import { type Kysely, sql } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { TransactionStatus } from '#domain/payments/transaction.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';
import type { PageOf } from './page.ts';
import { buyerName, hasStatus, inAccount, paymentStatus } from './payment-facts.ts';

const buyerNameOfPayment = buyerName('users', 'transactions');

export interface PaymentQuestion {
  /** Words of the buyer's name or email address, a payment id of the provider, an order number, or an id. */
  readonly searchString: string;
  readonly status: TransactionStatus | null;
  readonly limit: number;
  readonly offset: number;
}

/** One attempt to pay a cart; amounts are cents, as text. */
export interface PaymentRow {
  readonly id: string;
  readonly status: TransactionStatus;
  readonly payment_method: string | null;
  readonly payment_id: string | null;
  readonly amount_cents: string;
  readonly discount_cents: string;
  readonly gift_card_cents: string;
  readonly held: string;
  readonly refunded: string;
  readonly user_id: string | null;
  readonly buyer_name: string | null;
  readonly email: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly held_until: Date | null;
  readonly products: string;
  readonly superseded: boolean;
  readonly order_id: string | null;
  readonly order_number: string | null;
}

/** One page of payments, the newest first. */
export async function readPayments(
  db: Kysely<Database>,
  asked: PaymentQuestion,
): Promise<PageOf<PaymentRow>> {
  const typed = asked.searchString.trim();
  const words = isUuid(typed) ? [] : searchWords(typed);
  const chosen = db
    .selectFrom('transactions')
    .leftJoin('orders', 'orders.transaction_id', 'transactions.id')
    .leftJoin('users', 'users.id', 'transactions.user_id')
    .$if(isUuid(typed), (query) =>
      query.where((eb) => eb.or([eb('transactions.id', '=', typed), eb('transactions.cart_id', '=', typed)])),
    )
    .$if(asked.status !== null, (query) => query.where(hasStatus(asked.status ?? 'created')))
    .where((eb) =>
      eb.and(
        words.map((word) => {
          const pattern = likePattern(word);
          return eb.or([
            eb('transactions.email', 'ilike', pattern),
            eb('transactions.payment_id', 'ilike', pattern),
            eb(sql`orders.number::text`, 'ilike', pattern),
            eb(buyerNameOfPayment, 'ilike', pattern),
          ]);
        }),
      ),
    );
  const { count } = await chosen
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const items = await chosen
    .select(['transactions.id', paymentStatus.as('status'), 'payment_method', 'amount_cents', 'payment_id'])
    .select(['transactions.discount_cents', 'transactions.gift_card_cents', 'transactions.email'])
    .select(['transactions.created_at', 'transactions.updated_at', 'transactions.user_id', 'superseded'])
    .select(['orders.id as order_id', 'orders.number as order_number'])
    .select(buyerNameOfPayment.as('buyer_name'))
    .select([inAccount('held').as('held'), inAccount('refund').as('refunded')])
    .select(
      sql<Date | null>`(select max(expires_at) from item_claims where transaction_id = transactions.id
        and state = 'HELD')`.as('held_until'),
    )
    .select(
      sql<string>`(select count(*) from item_claims where transaction_id = transactions.id)`.as('products'),
    )
    .orderBy('transactions.created_at', 'desc')
    .orderBy('transactions.id')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { items, totalCount: Number(count) };
}
