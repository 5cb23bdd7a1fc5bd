import { type Kysely, sql } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { DeliveryStatus } from '#domain/orders/delivery-life-cycle.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';
import { InvalidUUIDError, ObjectDoesNotExistError } from '../../graphql/errors.ts';
import type { PageOf } from './page.ts';
import { buyerName, inAccount, paymentStatus } from './payment-facts.ts';

export interface OrderQuestion {
  /** Words of an order number, a title, the people's names, an email address or a tracking code, or an id. */
  readonly searchString: string;
  /** Orders with a line in this status. */
  readonly status: DeliveryStatus | null;
  /** Orders of one account, as buyer or seller. */
  readonly userId: string | null;
  readonly limit: number;
  readonly offset: number;
}

const buyerNameOfOrder = buyerName('buyer', 'orders');

function all(db: Kysely<Database>) {
  return db
    .selectFrom('orders')
    .innerJoin('transactions', 'transactions.id', 'orders.transaction_id')
    .leftJoin('users as buyer', 'buyer.id', 'orders.user_id');
}

function shown(query: ReturnType<typeof all>) {
  return query
    .select(['orders.id', 'orders.number', 'orders.created_at', 'orders.email', 'orders.user_id'])
    .select(['orders.transaction_id', 'orders.shipping_address'])
    .select(buyerNameOfOrder.as('buyer_name'))
    .select(['transactions.amount_cents', paymentStatus.as('payment_status')])
    .select(['transactions.payment_method', 'transactions.gift_card_cents', 'transactions.discount_cents'])
    .select([inAccount('held').as('held'), inAccount('refund').as('refunded')])
    .select([inAccount('seller').as('due'), inAccount('platform').as('platform')])
    .select(inAccount('paid_out').as('paid_out'));
}

export type OrderRow = Awaited<ReturnType<typeof readOrder>>;

/** One page of orders, the newest first. */
export async function readOrders(db: Kysely<Database>, asked: OrderQuestion): Promise<PageOf<OrderRow>> {
  const typed = asked.searchString.trim();
  const words = isUuid(typed) ? [] : searchWords(typed);
  const line = sql`select from order_products inner join sellers on sellers.id = order_products.seller_id
    inner join order_deliveries on order_deliveries.order_product_id = order_products.id
    where order_products.order_id = orders.id`;
  const chosen = all(db)
    .$if(isUuid(typed), (query) =>
      query.where(
        sql<boolean>`(orders.id = ${typed} or orders.transaction_id = ${typed}
          or exists (${line} and (order_products.id = ${typed} or order_deliveries.id = ${typed})))`,
      ),
    )
    .$if(asked.status !== null, (query) =>
      query.where(sql<boolean>`exists (${line} and order_deliveries.status = ${asked.status})`),
    )
    .$if(asked.userId !== null, (query) =>
      query.where(
        sql<boolean>`(orders.user_id = ${asked.userId} or exists (${line} and order_products.seller_id
          = (select seller_id from users where id = ${asked.userId})))`,
      ),
    )
    .where((eb) =>
      eb.and(
        words.map((word) => {
          const pattern = likePattern(word);
          return sql<boolean>`(orders.number::text ilike ${pattern} or orders.email ilike ${pattern}
            or ${buyerNameOfOrder} ilike ${pattern} or exists (${line}
              and (order_products.title ilike ${pattern} or sellers.name ilike ${pattern}
                or order_deliveries.dhl_tracker_code ilike ${pattern}
                or order_deliveries.track_and_trace_link ilike ${pattern}
                or exists (select from product_translations as translated
                  where translated.product_id = order_products.product_id and translated.title ilike ${pattern}))))`;
        }),
      ),
    );
  const { count } = await chosen
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const items = await shown(chosen)
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id')
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { items, totalCount: Number(count) };
}

/** One order. Throws InvalidUUIDError, ObjectDoesNotExistError. */
export async function readOrder(db: Kysely<Database>, uuid: string) {
  if (!isUuid(uuid)) throw new InvalidUUIDError();
  const found = await shown(all(db)).where('orders.id', '=', uuid).executeTakeFirst();
  if (found === undefined) throw new ObjectDoesNotExistError();
  return found;
}

/** The sold products of these orders with their deliveries and transports, by the id of the order. */
export async function linesOfOrders(db: Kysely<Database>, orderIds: readonly string[]) {
  const rows = await db
    .selectFrom('order_products')
    .innerJoin('order_deliveries', 'order_deliveries.order_product_id', 'order_products.id')
    .innerJoin('sellers', 'sellers.id', 'order_products.seller_id')
    .innerJoin('products', 'products.id', 'order_products.product_id')
    .leftJoin('transports', 'transports.delivery_id', 'order_deliveries.id')
    .leftJoin('cases', 'cases.order_product_id', 'order_products.id')
    .select([
      'cases.id as case_id',
      'cases.state as case_state',
      'order_products.id',
      'order_products.order_id',
      'order_products.title',
      'order_products.price_cents',
      'order_products.quantity',
      'order_products.discount_cents',
      'order_products.gift_card_cents',
      'order_products.payout_cents',
      'order_products.payout_made_at',
      'order_products.seller_id',
      'sellers.name as seller_name',
      'products.slug',
      'order_deliveries.id as delivery_id',
      'order_deliveries.status',
      'order_deliveries.delivery_type',
      'order_deliveries.price_paid_by_customer_cents',
      'order_deliveries.complaint',
      'order_deliveries.staff_reason',
      'order_deliveries.track_and_trace_link',
      'transports.planning',
      'transports.sync_failed',
    ])
    .select((eb) =>
      eb
        .selectFrom('users')
        .select('users.id')
        .whereRef('users.seller_id', '=', 'order_products.seller_id')
        .orderBy('users.created_at')
        .limit(1)
        .as('seller_user_id'),
    )
    .select(sql<string | null>`to_char(transports.shipping_date, 'YYYY-MM-DD')`.as('shipping_day'))
    .where('order_products.order_id', 'in', [...orderIds])
    .orderBy('order_products.created_at')
    .orderBy('order_products.id')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

type LinesOfOrders = Awaited<ReturnType<typeof linesOfOrders>>;
export type StaffLine = NonNullable<ReturnType<LinesOfOrders['get']>>[number];

/** Something that happened to an order. */
export interface HistoryStep {
  readonly at: Date;
  /** `order_placed`, `ledger_…`, `delivery_…` or the kind of an audit line. */
  readonly what: string;
  /** The title of the product; empty for the whole order. */
  readonly title: string;
  /** The name of the member of staff; null for everybody else. */
  readonly who: string | null;
  readonly cents: number | null;
}

/** What happened to an order and its money, the earliest first. */
export async function historyOf(db: Kysely<Database>, order: OrderRow): Promise<readonly HistoryStep[]> {
  const { rows } = await sql<HistoryStep & { cents: string | null }>`
    select ${order.created_at}::timestamptz as at, 'order_placed' as what, '' as title, null::text as who, null::bigint as cents
    union all
    select ledger_postings.created_at, 'ledger_' || kind, coalesce(order_products.title, ''), null,
      (select sum(amount_cents) from ledger_entries where posting_id = ledger_postings.id and amount_cents > 0)
      from ledger_postings left join order_products on order_products.id = ledger_postings.order_product_id
      where transaction_id = ${order.transaction_id}
    union all
    select moment.at, 'delivery_' || moment.what, order_products.title, null, null
      from order_products inner join order_deliveries on order_deliveries.order_product_id = order_products.id
      cross join lateral (values (arrived_at, 'ARRIVED'), (handed_off_at, 'HANDED_OFF'), (confirmed_at, 'CONFIRMED'),
        (in_review_at, 'IN_REVIEW'), (cancelled_at, 'CANCELLED')) as moment (at, what)
      where order_products.order_id = ${order.id} and moment.at is not null
    union all
    select audit_log.at, audit_log.kind, order_products.title, users.name, null
      from audit_log inner join order_products on order_products.id::text = audit_log.details ->> 'orderProduct'
      left join users on users.id = audit_log.actor_id
      where order_products.order_id = ${order.id} and audit_log.kind = 'staff_moved_delivery'
    order by at`.execute(db);
  return rows.map((row) => ({ ...row, cents: row.cents === null ? null : Number(row.cents) }));
}

/** The deadlines of an order: what the server will do automatically, and when. */
export async function deadlinesOf(db: Kysely<Database>, order: OrderRow) {
  return await db
    .selectFrom('deadlines')
    .select(['id', 'kind', 'due_at', 'last_error'])
    .where(
      sql<boolean>`(subject_id = ${order.id} or subject_id = ${order.transaction_id} or subject_id in (
        select order_products.id::text from order_products where order_id = ${order.id}
        union all select order_deliveries.id::text from order_deliveries inner join order_products
          on order_products.id = order_product_id where order_id = ${order.id}))`,
    )
    .orderBy('due_at')
    .execute();
}
