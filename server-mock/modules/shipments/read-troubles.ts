import { type Kysely, sql } from 'kysely';
import { countRows } from '../../db/count-rows.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';

export const parcelLists = ['OPEN', 'RESOLVED', 'ALL'] as const;
type ParcelListName = (typeof parcelLists)[number];

export interface ParcelQuestion {
  readonly list: ParcelListName;
  /** Matches the product, the order number, the tracking code or the seller. */
  readonly searchString: string;
  readonly limit: number;
  readonly offset: number;
}

/** Parcels with their order; there is no shipment yet if the carrier rejected the address. */
function named(db: Kysely<Database>) {
  return db
    .selectFrom('order_deliveries')
    .leftJoin('shipments', 'shipments.delivery_id', 'order_deliveries.id')
    .innerJoin('order_products', 'order_products.id', 'order_deliveries.order_product_id')
    .innerJoin('orders', 'orders.id', 'order_products.order_id')
    .innerJoin('sellers', 'sellers.id', 'order_products.seller_id')
    .where('order_deliveries.delivery_type', '=', 'post_transport');
}

const isRefused = sql<boolean>`(order_deliveries.address_refused_at is not null
  and order_deliveries.status = 'PENDING' and order_deliveries.shipped_at is null)`;
const conditions: Readonly<Record<ParcelListName, ReturnType<typeof sql<boolean>>>> = {
  OPEN: sql<boolean>`((shipments.trouble is not null and shipments.resolved_at is null) or ${isRefused})`,
  RESOLVED: sql<boolean>`shipments.resolved_at is not null`,
  ALL: sql<boolean>`(shipments.delivery_id is not null or ${isRefused})`,
};

/**
 * Whether staff still have to settle a problem: not during a complaint, which has its own deadline, nor after the
 * sale.
 */
const isAwaited = sql<boolean>`(shipments.trouble is not null and shipments.resolved_at is null
  and order_deliveries.status in ('PENDING', 'ARRIVED'))`;
/** Whether their deadline for settling it has passed. */
const isOverdueAt = (now: Date) => sql<boolean>`(${isAwaited} and shipments.due_at <= ${now})`;

function shown(query: ReturnType<typeof named>) {
  return query
    .select(['order_deliveries.id', 'order_deliveries.status', 'order_deliveries.address_refused_at'])
    .select(['order_deliveries.shipped_at', 'order_deliveries.track_and_trace_link'])
    .select(['shipments.code', 'shipments.trouble', 'shipments.trouble_at'])
    .select(['shipments.contacted_at', 'shipments.resolved_at', 'shipments.due_at'])
    .select(['order_products.title', 'orders.id as order_id', 'orders.number', 'sellers.name as seller_name'])
    .select([isRefused.as('is_refused'), isAwaited.as('is_awaited')])
    .select(
      sql<Date | null>`(select due_at from deadlines
        where kind = 'order_clock' and subject_id = order_deliveries.id::text)`.as('next_step_at'),
    );
}

/** A page of at most 100 parcels: those that are overdue at `now`, then those with the oldest problem. */
export async function readParcels(db: Kysely<Database>, asked: ParcelQuestion, now: Date) {
  const chosen = named(db)
    .where(conditions[asked.list])
    .where((eb) =>
      eb.and(
        searchWords(asked.searchString).map((word) => {
          const pattern = likePattern(word);
          return eb.or([
            eb('order_products.title', 'ilike', pattern),
            eb(sql`orders.number::text`, 'ilike', pattern),
            eb('shipments.code', 'ilike', pattern),
            eb('sellers.name', 'ilike', pattern),
          ]);
        }),
      ),
    );
  const totalCount = await countRows(chosen);
  const items = await shown(chosen)
    .orderBy(sql`coalesce(${isOverdueAt(now)}, false) desc`)
    .orderBy(sql`coalesce(shipments.trouble_at, order_deliveries.address_refused_at) asc nulls last`)
    .orderBy('order_deliveries.id')
    .limit(Math.min(Math.max(0, asked.limit), 100))
    .offset(Math.max(0, asked.offset))
    .execute();
  return { items, totalCount };
}

export type ParcelRow = Awaited<ReturnType<typeof readParcels>>['items'][number];

/** One parcel; undefined if it does not exist. */
export async function readParcel(db: Kysely<Database>, deliveryId: string): Promise<ParcelRow | undefined> {
  return await shown(named(db)).where('order_deliveries.id', '=', deliveryId).executeTakeFirst();
}

export async function countTroubles(db: Kysely<Database>): Promise<number> {
  return await countRows(named(db).where(conditions.OPEN));
}

/** The deadline for staff to handle a parcel with a problem; null while they have nothing to do. */
export async function troubleDueAt(db: Kysely<Database>, deliveryId: string): Promise<Date | null> {
  const found = await named(db)
    .select('shipments.due_at')
    .where('order_deliveries.id', '=', deliveryId)
    .where(isAwaited)
    .executeTakeFirst();
  return found?.due_at ?? null;
}

export async function countOverdueTroubles(db: Kysely<Database>, now: Date): Promise<number> {
  return await countRows(named(db).where(isOverdueAt(now)));
}
