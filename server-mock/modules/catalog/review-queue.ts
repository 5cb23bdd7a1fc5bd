import { type Kysely, sql } from 'kysely';
import { isUuid } from '#domain/ids.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';
import { likePattern, searchWords } from '../../db/like-pattern.ts';
import type { Database } from '../../db/schema.ts';
import type { ProductRow } from '../products/product-view.ts';
import type { ProductPage } from './product-list.ts';

const largestPage = 100;

interface PageQuestion {
  /** Search terms for the title or the seller's name, or an id of the product or the seller. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** Selects all products that match a search of staff, in any status. */
function found(db: Kysely<Database>, search: string) {
  const words = searchWords(search);
  const id = search.trim().toLowerCase();
  return db
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .where((eb) =>
      isUuid(id)
        ? eb.or([eb('products.id', '=', id), eb('products.seller_id', '=', id)])
        : eb.and(
            words.map((word) =>
              eb.or([
                eb('products.title', 'ilike', likePattern(word)),
                eb('products.slug', 'ilike', likePattern(word)),
                eb('sellers.name', 'ilike', likePattern(word)),
              ]),
            ),
          ),
    );
}

const pageOf = ({ limit, offset }: PageQuestion) => ({
  limit: Math.min(Math.max(0, limit), largestPage),
  offset: Math.max(0, offset),
});

/**
 * Returns the products that wait for a review, longest wait first; with `after`, those that follow that product in
 * the queue.
 */
export async function readQueue(
  db: Kysely<Database>,
  question: PageQuestion & { readonly after: Pick<ProductRow, 'id' | 'submitted_at'> | null },
): Promise<ProductPage> {
  const { after, search } = question;
  const { limit, offset } = pageOf(question);
  const waiting = found(db, search)
    .where('products.status', '=', 'IN_REVIEW')
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(products.submitted_at, products.id) > (${after?.submitted_at ?? null}, ${after?.id ?? null})`,
      ),
    );
  const { count } = await waiting
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await waiting
    .select('products.id')
    .orderBy('products.submitted_at')
    .orderBy('products.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { ids: rows.map(({ id }) => id), totalCount: Number(count) };
}

export interface StaffProductPage extends ProductPage {
  /** The number of products that match the search, by status. */
  readonly counts: ReadonlyMap<ProductStatus, number>;
}

/** Returns products in any status, the most recently changed first. */
export async function readStaffProducts(
  db: Kysely<Database>,
  question: PageQuestion & { readonly status: ProductStatus | null },
): Promise<StaffProductPage> {
  const { search, status } = question;
  const { limit, offset } = pageOf(question);
  const counted = await found(db, search)
    .select((eb) => ['products.status', eb.fn.countAll<string>().as('count')])
    .groupBy('products.status')
    .execute();
  const counts = new Map(counted.map((row) => [row.status, Number(row.count)]));
  const rows = await found(db, search)
    .$if(status !== null, (query) => query.where('products.status', '=', status ?? 'DRAFT'))
    .select('products.id')
    .orderBy('products.updated_at', 'desc')
    .orderBy('products.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    ids: rows.map(({ id }) => id),
    totalCount: status === null ? all : (counts.get(status) ?? 0),
    counts,
  };
}
