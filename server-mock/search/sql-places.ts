import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { CatalogQuestion } from './catalog-search.ts';
import { readQuestion } from './read-question.ts';
import { plan } from './sql-catalog-search.ts';

export interface PlaceCount {
  readonly name: string;
  /** Coordinates of its centre in degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
}

/**
 * Counts the products that match a question per place, the largest first, at most `limit` places. The distance filter
 * is ignored, because a map also shows what is outside the circle. Products without a known place are not counted.
 */
export async function countPlaces(
  db: Kysely<Database>,
  asked: CatalogQuestion,
  limit: number,
): Promise<readonly PlaceCount[]> {
  const { where } = await plan(db, readQuestion(asked));
  const { rows } = await sql<PlaceCount>`select mode() within group (order by products.city) as name,
      products.latitude, products.longitude, count(*)::integer as count
    from products ${where('DISTANCE')} and products.latitude is not null
    group by products.latitude, products.longitude
    order by count desc, products.latitude, products.longitude limit ${limit}`.execute(db);
  return rows;
}
