import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { CatalogQuestion } from './catalog-search.ts';
import { readQuestion } from './read-question.ts';
import { plan } from './sql-catalog-search.ts';

/** A place and how many listings there are. */
export interface PlaceCount {
  readonly name: string;
  /** Degrees of its centre. */
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
}

/**
 * Where the listings of a question are, the places with most first, at most `limit`. The question's distance is left
 * out: a map shows what lies beyond the circle too. Listings without a known place are not counted.
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
